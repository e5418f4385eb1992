import { useRef, useState } from 'react';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextAreaField } from '@pavilion/ui/fields/TextAreaField.tsx';
import { piecesOf, type WrongPiece } from '../numbers.ts';
import { NumberPad } from './NumberPad.tsx';
import { RemovableList } from './RemovableList.tsx';
import styles from '../Fixed.module.css';

type TypedProps = {
  width: number;
  /** Chooses the numbers of a text; gives what is wrong in it and says what was added. */
  onText: (text: string) => { wrong: readonly WrongPiece[]; said: string };
};

/** Numbers from the pad, or typed and pasted; those that are wrong stay in a list. */
export function TypedNumbers({ width, onText }: TypedProps) {
  const text = useText();
  const [pasted, setPasted] = useState('');
  const [wrong, setWrong] = useState<readonly WrongPiece[]>([]);
  const [said, setSaid] = useState('');
  const adding = useRef<HTMLButtonElement>(null);
  /** The focus stays near a list that is gone. */
  const keep = (rest: readonly WrongPiece[]) => {
    if (rest.length === 0) adding.current?.focus();
    setWrong(rest);
  };
  const read = (given: string) => {
    const found = onText(given);
    setWrong(found.wrong);
    setSaid(found.said);
  };
  const reason = ({ isClosed }: WrongPiece) =>
    text(isClosed ? 'lottery.fixed.closed' : 'lottery.fixed.wrong.none');
  return (
    <>
      <NumberPad width={width} onNumber={read} />
      <TextAreaField
        label={text('lottery.fixed.paste')}
        hint={text('lottery.fixed.paste.hint', { count: width })}
        count={String(piecesOf(pasted).length)}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button
        ref={adding}
        kind="secondary"
        onClick={() => {
          read(pasted);
          setPasted('');
        }}
      >
        {text('lottery.fixed.paste.add')}
      </Button>
      <p className={styles.said} role="status">
        {said}
      </p>
      {wrong.length > 0 && (
        <RemovableList
          title={text('lottery.fixed.wrong')}
          items={wrong.map((one) => ({
            key: one.piece,
            name: one.piece,
            detail: () => reason(one),
          }))}
          onRemove={(piece) => keep(wrong.filter((one) => one.piece !== piece))}
          onRemoveAll={() => keep([])}
        />
      )}
    </>
  );
}
