import { useState, type KeyboardEvent } from 'react';
import { useText } from '#kit/text.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { arrowLeft, plus } from '@pavilion/ui/icons/shell-icons.ts';
import styles from './NumberPad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type PadProps = {
  /** How many digits a number has. */
  width: number;
  onNumber: (number: string) => void;
};

/** Types one number after the other; keys of the keyboard do the same while it has the focus. */
export function NumberPad({ width, onNumber }: PadProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const isWhole = typed.length === width;
  const type = (digit: string) => setTyped((before) => (before + digit).slice(0, width));
  const takeBack = () => setTyped((before) => before.slice(0, -1));
  const add = () => {
    if (!isWhole) return;
    onNumber(typed);
    setTyped('');
  };

  function press(event: KeyboardEvent) {
    if (/^[0-9]$/.test(event.key)) type(event.key);
    if (event.key === 'Backspace') takeBack();
  }

  const digitKey = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={styles.key}
      onKeyDown={press}
      onClick={() => type(digit)}
    >
      {digit}
    </button>
  );
  return (
    <div role="group" aria-label={text('lottery.fixed.pad')} className={styles.pad}>
      <p className={styles.typed}>
        <span className="visually-hidden" role="status">
          {typed}
        </span>
        <span aria-hidden="true">{typed.padEnd(width, '–')}</span>
      </p>
      {digits.map(digitKey)}
      <IconButton
        turns
        className={styles.key ?? ''}
        shape={arrowLeft}
        label={text('lottery.fixed.pad.delete')}
        onKeyDown={press}
        onClick={takeBack}
      />
      {digitKey('0')}
      <IconButton
        className={`${styles.key} ${styles.add}`}
        shape={plus}
        label={text('lottery.fixed.pad.add')}
        aria-disabled={!isWhole || undefined}
        onKeyDown={press}
        onClick={add}
      />
    </div>
  );
}
