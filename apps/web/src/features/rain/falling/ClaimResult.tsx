import { useEffect, useEffectEvent } from 'react';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useServerTime } from '#kit/clock/server-time.ts';
import { useText } from '#kit/text.ts';
import { useWaveResult, type OwnClaim } from '../claim.queries.ts';
import styles from './Falling.module.css';

const sparks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

type ClaimResultProps = { rainId: string; claim: OwnClaim; aheadMs: number; onWin: () => void };

/** What a claim has brought, once its wave has ended. */
export function ClaimResult({ rainId, claim, aheadMs, onWin }: ClaimResultProps) {
  const text = useText();
  const money = useMoneyFormat();
  const { wave, drawnAt, pauseMs } = claim;
  const isDue = useServerTime(aheadMs, (at) => at >= drawnAt + pauseMs);
  const { state, amount } = useWaveResult(rainId, claim, isDue).data;
  const isWon = state === 'won' && amount !== null;
  const celebrate = useEffectEvent(onWin);
  useEffect(() => {
    if (isWon) celebrate();
  }, [isWon]);
  if (state === 'pending') return <p className={styles.note}>{text('rain.drawing', { wave })}</p>;
  if (!isWon) {
    return (
      <p className={styles.note}>
        {text('rain.result.wave', { wave })} · {text('rain.lost')}
      </p>
    );
  }
  return (
    <p className={styles.won}>
      <span className={styles.wonWave}>{text('rain.result.wave', { wave })}</span>
      <span className={styles.wonAmount}>{text('rain.won', { amount: money(amount) })}</span>
      <span className={styles.sparks} aria-hidden="true">
        {sparks.map((spark) => (
          <i key={spark} />
        ))}
      </span>
    </p>
  );
}
