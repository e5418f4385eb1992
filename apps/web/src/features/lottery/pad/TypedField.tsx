import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type RefObject,
} from 'react';
import { useText, type MessageKey } from '#kit/text.ts';
import { range } from '@pavilion/domain/lottery/counting';
import type { TypedPlay } from '@pavilion/domain/lottery/play';
import {
  withoutPieces,
  type ReadNumbers,
  type TypedPiece,
} from '@pavilion/domain/lottery/slip/typed-numbers';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextAreaField } from '@pavilion/ui/fields/TextAreaField.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useSettled } from '../slip/SlipBar.tsx';
import { readFile } from './read-file.ts';
import {
  mostInField,
  textOf,
  wholeText,
  withMore,
  withTyped,
  type TypedText,
} from './typed-text.ts';
import styles from './Pad.module.css';

const mostShown = 20;
/** What is wrong is shown to so many characters. */
const mostCharacters = 40;

const shortened = (piece: string) =>
  piece.length > mostCharacters ? `${piece.slice(0, mostCharacters)}…` : piece;

/** A number as it can be typed: "123", "0102", or "12###" with places left open. */
function exampleOf({ number }: TypedPlay<never>): string {
  const { length, blanks, balls } = number;
  const named = range(1, length - blanks).map((ball) => String(ball).padStart(balls.width, '0'));
  return named.join('') + '#'.repeat(blanks);
}

type Pieces = { numbers: ReadNumbers; onRemove: (removed: readonly TypedPiece[]) => void };

/** The first of the wrong entries, and how many more there are. */
function Wrong({ numbers: { wrong }, onRemove }: Pieces) {
  const text = useText();
  if (wrong.length === 0) return null;
  const more = wrong.length - mostShown;
  return (
    <div className={styles.pieces}>
      <ul
        className={styles.wrong}
        aria-label={text('lottery.pad.typed.wrong', { count: wrong.length })}
      >
        {wrong.slice(0, mostShown).map(({ at, line, text: piece }) => (
          <li key={at}>{text('lottery.pad.typed.wrong.line', { line, text: shortened(piece) })}</li>
        ))}
      </ul>
      {more > 0 && <p>{text('lottery.pad.typed.wrong.more', { count: more })}</p>}
      <Button kind="secondary" size="compact" onClick={() => onRemove(wrong)}>
        {text('lottery.pad.typed.wrong.remove')}
      </Button>
    </div>
  );
}

function Doubles({ numbers: { doubles }, onRemove }: Pieces) {
  const text = useText();
  if (doubles.length === 0) return null;
  return (
    <div className={styles.pieces}>
      <p>{text('lottery.pad.typed.doubles', { count: doubles.length })}</p>
      <Button kind="secondary" size="compact" onClick={() => onRemove(doubles)}>
        {text('lottery.pad.typed.doubles.remove')}
      </Button>
    </div>
  );
}

type OnChange = (change: (before: TypedText) => TypedText) => void;

/** Adds the numbers of a file to those that were typed. */
function NumbersFile({ onChange }: { onChange: OnChange }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file === undefined) return;
    const read = await readFile(file);
    // Otherwise the same file could not be chosen again.
    target.value = '';
    setProblem('problem' in read ? read.problem : null);
    if ('text' in read) onChange((before) => withMore(before, read.text));
  }
  return (
    <div className={styles.file}>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="text/plain,.txt"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void take(event)}
      />
      <Button kind="secondary" size="compact" onClick={() => input.current?.click()}>
        {text('lottery.pad.file')}
      </Button>
      {problem !== null && <Notice tone="error">{text(problem)}</Notice>}
    </div>
  );
}

/** Takes a long text before the browser puts it into the field and lays it out. */
function useLongInput(area: RefObject<HTMLTextAreaElement | null>, onChange: OnChange): void {
  const take = useEffectEvent((event: InputEvent) => {
    const field = area.current;
    const given = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (field === null || given.length <= mostInField) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = field;
    const typed = value.slice(0, selectionStart) + given + value.slice(selectionEnd);
    onChange((before) => withTyped(before, typed));
  });
  useEffect(() => {
    const field = area.current;
    const taken = (event: InputEvent) => take(event);
    field?.addEventListener('beforeinput', taken);
    return () => field?.removeEventListener('beforeinput', taken);
  }, [area]);
}

type FieldProps = {
  play: TypedPlay<unknown>;
  area: RefObject<HTMLTextAreaElement | null>;
  text: TypedText;
  whole: string;
  /** Null while they are read. */
  numbers: ReadNumbers | null;
  /** Whether the text is longer than can be read. */
  isLong: boolean;
  onChange: OnChange;
};

/** What anything can be typed or pasted into, with what is wrong in it. */
export function TypedField(props: FieldProps) {
  const { play, area, text: given, whole, numbers, isLong, onChange } = props;
  const text = useText();
  useLongInput(area, onChange);
  const wrong = numbers?.wrong.length ?? 0;
  const problem = wrong === 0 ? '' : text('lottery.pad.typed.wrong', { count: wrong });
  const error = isLong ? text('lottery.pad.typed.long') : problem;
  const spoken = useSettled(error);
  const count = text('lottery.pad.typed.count', { count: numbers?.numbers.length ?? 0 });
  const reading = isLong ? '' : text('lottery.pad.reading');
  const hint = play.number.blanks > 0 ? 'lottery.pad.typed.open' : 'lottery.pad.typed.hint';
  const pieces = numbers && {
    numbers,
    onRemove: (removed: readonly TypedPiece[]) =>
      onChange((before) =>
        wholeText(before) === whole ? textOf(withoutPieces(whole, removed)) : before,
      ),
  };
  return (
    <>
      <TextAreaField
        ref={area}
        label={text('lottery.pad.typed')}
        hint={text(hint, { example: exampleOf(play) })}
        error={error === '' ? undefined : error}
        count={numbers === null ? reading : count}
        value={given.typed}
        rows={6}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target: { value } }) => onChange((before) => withTyped(before, value))}
      />
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {given.kept !== '' && (
        <p className={styles.kept}>
          {text('lottery.pad.typed.kept', {
            text: shortened(given.kept).replaceAll(/\s+/g, ' '),
          })}
        </p>
      )}
      {pieces && <Wrong {...pieces} />}
      {pieces && <Doubles {...pieces} />}
      <NumbersFile onChange={onChange} />
    </>
  );
}
