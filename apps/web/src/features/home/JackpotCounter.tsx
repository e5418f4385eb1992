import { useEffect, useState } from 'react';
import { useFormat } from '../../kit/format.ts';
import { useText } from '../../kit/text.ts';
import { jackpotStart, nextJackpot } from './jackpot.ts';
import styles from './JackpotCounter.module.css';

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

function useJackpot(): number {
  const [value, setValue] = useState(jackpotStart);
  useEffect(() => {
    let current = jackpotStart;
    let timer: ReturnType<typeof setTimeout>;
    function step() {
      const { value: next, afterMs } = nextJackpot(current, Math.random);
      current = next;
      setValue(next);
      timer = setTimeout(step, afterMs);
    }
    step();
    return () => clearTimeout(timer);
  }, []);
  return value;
}

function Digit({ character }: { character: string }) {
  if (!digits.includes(character)) return <span className={styles.mark}>{character}</span>;
  return (
    <span className={styles.digit}>
      <span className={styles.wheel} style={{ translate: `0 ${-Number(character) * 10}%` }}>
        {digits.map((digit) => (
          <span key={digit}>{digit}</span>
        ))}
      </span>
    </span>
  );
}

/** A show of light, said to be one; it promises no prize (decision D12). */
export function JackpotCounter() {
  const text = useText();
  const format = useFormat();
  const characters = [...format.decimal(String(useJackpot()), 0)];
  const shown = characters.map((character, index) => ({
    character,
    place: characters.length - index,
  }));
  return (
    <section className={styles.counter}>
      <h2 className={styles.title}>{text('home.jackpot')}</h2>
      <div className={styles.digits} aria-hidden="true">
        {shown.map(({ character, place }) => (
          <Digit key={place} character={character} />
        ))}
      </div>
      <p className={styles.note}>{text('home.jackpot.note')}</p>
    </section>
  );
}
