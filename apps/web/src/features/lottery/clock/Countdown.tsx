import { useServerTime } from '#kit/clock/server-time.ts';
import { useText } from '#kit/text.ts';
import { clockText } from '@pavilion/client/language/clock-text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { secondsUntil } from './closing.ts';
import styles from './Countdown.module.css';

const secondMs = 1000;
const daySeconds = 24 * 60 * 60;
const minuteMs = 60_000;

/** To the minute, since closing times are whole ones and the clocks differ a little. */
const minuteOf = (atMs: number) => new Date(Math.round(atMs / minuteMs) * minuteMs).toISOString();

/**
 * How long bets are taken on a draw, or until when where that is more than a day; read out where a
 * person asks for it, and not each second.
 */
export function Countdown({ closesAtMs, name }: { closesAtMs: number; name: string }) {
  const text = useText();
  const format = useFormat();
  const seconds = useServerTime(0, (nowMs) => {
    const left = secondsUntil(closesAtMs, nowMs);
    return left > daySeconds ? daySeconds + 1 : left;
  });
  if (seconds > daySeconds) {
    return (
      <p className={styles.when}>
        {text('lottery.closes.at', { at: format.dateTime(minuteOf(closesAtMs)) })}
      </p>
    );
  }
  const left = clockText(seconds * secondMs);
  return (
    <p className={left === null ? styles.when : styles.countdown}>
      {left !== null && <span className={styles.label}>{text('lottery.closes')}</span>}{' '}
      <b role="timer" aria-live="off" aria-label={`${text('lottery.closes')}, ${name}`}>
        {left ?? text('lottery.closed')}
      </b>
    </p>
  );
}
