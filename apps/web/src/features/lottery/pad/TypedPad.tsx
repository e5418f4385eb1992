import { useEffect, useMemo, useRef, useState } from 'react';
import { useText, type Text } from '#kit/text.ts';
import type { Selection, TypedPlay } from '@pavilion/domain/lottery/play';
import { readTypedNumbers, type ReadNumbers } from '@pavilion/domain/lottery/slip/typed-numbers';
import type { BoardProps } from '../room/board.ts';
import { PadFoot } from './PadFoot.tsx';
import { mostTextBytes } from './read-file.ts';
import { readInSlices } from './read-in-slices.ts';
import { noText, wholeText } from './typed-text.ts';
import { TypedField } from './TypedField.tsx';

/** A text so short is read at once: it takes less than a frame. */
const readAtOnceUpTo = 2000;

const noNumbers: Selection = { rows: [] };

/** The numbers in the text; null while it is read, and where it is too long. */
function useNumbers(play: TypedPlay<never>, text: string): ReadNumbers | null {
  const isShort = text.length <= readAtOnceUpTo;
  const isLong = text.length > mostTextBytes;
  const short = useMemo(
    () => (isShort ? readTypedNumbers(play, text) : null),
    [isShort, play, text],
  );
  const [last, setLast] = useState<{ text: string; numbers: ReadNumbers } | null>(null);
  useEffect(() => {
    if (isShort || isLong) return;
    const reading = new AbortController();
    async function read(): Promise<void> {
      const numbers = await readInSlices(play, text, reading.signal);
      if (numbers !== null && !reading.signal.aborted) setLast({ text, numbers });
    }
    void read();
    return () => reading.abort();
  }, [isShort, isLong, play, text]);
  return short ?? (last?.text === text ? last.numbers : null);
}

function missingWords(text: Text, whole: string, numbers: ReadNumbers | null): string | null {
  if (whole.length > mostTextBytes) return text('lottery.pad.typed.long');
  if (numbers === null) return text('lottery.pad.reading');
  if (numbers.wrong.length > 0) {
    return text('lottery.pad.typed.wrong', { count: numbers.wrong.length });
  }
  return numbers.numbers.length === 0 ? text('lottery.pad.need.typed') : null;
}

type PadProps = { board: BoardProps; play: TypedPlay<unknown> };

/** A field for numbers that are typed, pasted or in a file. */
export function TypedPad({ board, play }: PadProps) {
  const text = useText();
  const [typed, setTyped] = useState(noText);
  const field = useRef<HTMLTextAreaElement>(null);
  const whole = wholeText(typed);
  const numbers = useNumbers(play, whole);
  const selection = useMemo<Selection>(
    () => (numbers === null ? noNumbers : { rows: numbers.numbers }),
    [numbers],
  );
  return (
    <>
      <TypedField
        play={play}
        area={field}
        text={typed}
        whole={whole}
        numbers={numbers}
        isLong={whole.length > mostTextBytes}
        onChange={(change) => {
          setTyped(change);
          // A button that removed something is gone; the text is what it led to.
          field.current?.focus({ preventScroll: true });
        }}
      />
      <PadFoot
        board={board}
        play={play}
        selection={selection}
        typed={selection.rows.length}
        missing={missingWords(text, whole, numbers)}
        onClear={() => setTyped(noText)}
      />
    </>
  );
}
