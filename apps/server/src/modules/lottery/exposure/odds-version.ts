import { createHash } from 'node:crypto';
import { fractionText } from '@pavilion/domain/lottery/fraction';
import { electronicSeries } from '@pavilion/domain/lottery/price/series';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { siteOddsOf } from '../site-odds.ts';

type Odds = LotteryDeps['site']['lotteryOdds'];

/** A number that has reduced odds in a draw. */
export type NumberOfDraw = Readonly<{ numero: string; playId: number; number: string }>;

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const known = new WeakMap<Odds, Map<string, string>>();

function workOut(lotteryOdds: Odds, { family, familyCode, kind }: Lottery): string {
  const plays = family.plays.map((play) => {
    const odds = siteOddsOf({ lotteryOdds }, familyCode, play);
    return [play.playId, ...odds.map(fractionText)].join(' ');
  });
  const priced = kind === 'own' ? electronicSeries : lotteryOdds.exposure.reducedPercent;
  return shortHash([familyCode, priced, ...plays].join('\n'));
}

/** Names all odds of a lottery that are not reduced, and what reduced ones are of them. */
export function oddsBaseOf({ lotteryOdds }: { lotteryOdds: Odds }, lottery: Lottery): string {
  const bases = known.get(lotteryOdds) ?? new Map<string, string>();
  known.set(lotteryOdds, bases);
  const base = bases.get(lottery.familyCode) ?? workOut(lotteryOdds, lottery);
  bases.set(lottery.familyCode, base);
  return base;
}

export const numberKey = ({ numero, playId, number }: NumberOfDraw) =>
  `${numero} ${playId} ${number}`;

/** `<base>-<reduced>`: the odds of a lottery, and the numbers that have reduced ones. */
export function oddsVersionOf(base: string, reduced: readonly NumberOfDraw[]): string {
  const keys = reduced.map(numberKey).toSorted();
  return `${base}-${keys.length === 0 ? '0' : shortHash(keys.join('\n'))}`;
}
