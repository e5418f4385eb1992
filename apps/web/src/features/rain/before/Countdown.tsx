import { useServerTime } from '#kit/clock/server-time.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { languageTags } from '@pavilion/domain/site/language';
import { secondsUntil } from '../clock/phase.ts';
import styles from './Before.module.css';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

type Part = { unit: (typeof units)[number][0]; count: number };

/** Days, hours, minutes and seconds; the days only where there are some. */
function partsOf(seconds: number): Part[] {
  let left = seconds;
  const parts = units.map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return { unit, count };
  });
  return parts.filter(({ unit, count }) => unit !== 'day' || count > 0);
}

/** The short word for a unit, as the language writes it behind a number. */
function wordOf({ unit, count }: Part, tag: string): string {
  const style = { style: 'unit', unit, unitDisplay: 'short' } as const;
  const found = new Intl.NumberFormat(tag, style).formatToParts(count);
  return found.find(({ type }) => type === 'unit')?.value ?? '';
}

/** How long it is until a rain begins; read out where a person asks for it, and not each second. */
export function Countdown({ beginsAt, aheadMs }: { beginsAt: string; aheadMs: number }) {
  const text = useText();
  const tag = languageTags[useLanguage()];
  const seconds = useServerTime(aheadMs, (at) => secondsUntil({ beginsAt }, at));
  return (
    <div className={styles.countdown} role="timer" aria-live="off" aria-label={text('rain.begins')}>
      {partsOf(seconds).map((part) => (
        <span key={part.unit} className={styles.part}>
          <b className={styles.digits}>{String(part.count).padStart(2, '0')}</b>{' '}
          <span className={styles.unit}>{wordOf(part, tag)}</span>{' '}
        </span>
      ))}
    </div>
  );
}
