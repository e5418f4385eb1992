import { useEffect, useState } from 'react';
import { useNearView } from '#kit/near-view.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { languageTags } from '@pavilion/domain/site/language';
import { formatLike, jackpotStart, nextJackpot } from './jackpot.ts';
import styles from './JackpotCounter.module.css';

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const drawnId = 'jackpot';
/** Long enough for the wheels to be drawn before they first turn. */
const wheelsMs = 50;

/** The value of the counter, and whether its wheels are drawn and can turn. */
type Jackpot = { value: number; turns: boolean };

function useJackpot(near: boolean): Jackpot {
  const [jackpot, setJackpot] = useState<Jackpot>({ value: jackpotStart, turns: false });
  useEffect(() => {
    if (!near) return;
    let current = jackpotStart;
    let timer: ReturnType<typeof setTimeout>;
    function bringWheels() {
      setJackpot({ value: current, turns: true });
      timer = setTimeout(step, wheelsMs);
    }
    function step() {
      const { value, afterMs } = nextJackpot(current, Math.random);
      current = value;
      setJackpot({ value, turns: true });
      timer = setTimeout(step, afterMs);
    }
    timer = setTimeout(bringWheels, nextJackpot(current, Math.random).afterMs);
    return () => clearTimeout(timer);
  }, [near]);
  return jackpot;
}

/** Reads the start value as the server formatted it: making a number format is slow on phones. */
function useFormattedStart(): string {
  const language = useLanguage();
  const write = () => jackpotStart.toLocaleString(languageTags[language]);
  const [first] = useState(() => ({
    language,
    text: globalThis.document?.getElementById(drawnId)?.textContent || write(),
  }));
  return first.language === language ? first.text : write();
}

function Digit({ character, turns }: { character: string; turns: boolean }) {
  if (!digits.includes(character)) return <span className={styles.mark}>{character}</span>;
  if (!turns) return <span className={styles.digit}>{character}</span>;
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

/** A light show that is labelled as one; it promises no prize (decision D12). */
export function JackpotCounter() {
  const text = useText();
  const [ref, near] = useNearView<HTMLElement>();
  const { value, turns } = useJackpot(near);
  const characters = [...formatLike(useFormattedStart(), value)].map((character, index) => ({
    character,
    index,
  }));
  return (
    <section ref={ref} className={styles.counter}>
      <h2 className={styles.title}>{text('home.jackpot')}</h2>
      <div id={drawnId} className={styles.digits} aria-hidden="true">
        {characters.map(({ character, index }) => (
          <Digit key={index} character={character} turns={turns} />
        ))}
      </div>
      <p className={styles.note}>{text('home.jackpot.note')}</p>
    </section>
  );
}
