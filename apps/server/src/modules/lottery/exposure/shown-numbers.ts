import { largestOf, type Fraction } from '@pavilion/domain/lottery/fraction';
import { defaultLimits } from '@pavilion/domain/lottery/order/order-limits';
import type { FamilyCode, Play } from '@pavilion/domain/lottery/play';
import type { Executor } from '../draw.store.ts';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { siteOddsOf } from '../site-odds.ts';
import { atReducedOdds, paidOut, reducedOdds } from './counted-numbers.ts';
import { listHighNumbers, type HighNumber } from './exposure.store.ts';
import { oddsBaseOf, oddsVersionOf, type NumberOfDraw } from './odds-version.ts';

type Deps = Pick<LotteryDeps, 'site' | 'currency'>;

/** full: the number pays its full odds; closed: it takes no more bets. */
export type Level = 'full' | 'reduced' | 'closed';

/** The least unit of a line that holds one bet alone. */
function leastUnitOf({ currency }: Deps, { units }: Play<unknown>): bigint {
  const { leastLine } = defaultLimits(currency.digits, null);
  return (leastLine + BigInt(units) - 1n) / BigInt(units);
}

/** What a number takes that would pay so much already: whether the least bet on it still fits. */
export function levelOf(
  deps: Deps,
  familyCode: FamilyCode,
  { play, number, amount }: { play: Play<unknown>; number: string; amount: bigint },
): Level {
  const { full, reduced, reducedPercent } = deps.site.lotteryOdds.exposure;
  const odds = siteOddsOf(deps.site, familyCode, play);
  const least = { play, number, bets: [{ unitMinor: leastUnitOf(deps, play), odds }] };
  if (amount + paidOut(least, 1) <= full) return 'full';
  return amount + paidOut(atReducedOdds(least, reducedPercent), 1) <= reduced
    ? 'reduced'
    : 'closed';
}

/** Up to this amount every number of the lottery has its full odds. */
function surelyFull(deps: Deps, lottery: Lottery): bigint {
  const paid = lottery.family.plays.map((play) => {
    const { over, under } = largestOf(siteOddsOf(deps.site, lottery.familyCode, play));
    return (over * leastUnitOf(deps, play)) / under;
  });
  const most = paid.reduce((one, other) => (one > other ? one : other), 0n);
  const { full } = deps.site.lotteryOdds.exposure;
  return full > most ? full - most : 0n;
}

/** The odds of a lottery as its page shows them. */
export type ShownOdds = Readonly<{
  oddsVersion: string;
  reduced: readonly (NumberOfDraw & Readonly<{ odds: readonly Fraction[] }>)[];
  closed: readonly NumberOfDraw[];
}>;

function shownOf(deps: Deps, lottery: Lottery, rows: readonly HighNumber[]): ShownOdds {
  const { reducedPercent } = deps.site.lotteryOdds.exposure;
  const found = rows.flatMap(({ numero, playId, number, amount }) => {
    const play = lottery.family.plays.find((one) => one.playId === playId);
    if (!play) return [];
    const odds = reducedOdds(siteOddsOf(deps.site, lottery.familyCode, play), reducedPercent);
    const level = levelOf(deps, lottery.familyCode, { play, number, amount });
    return [{ level, shown: { numero, playId, number, odds } }];
  });
  const ofLevel = (level: Level) =>
    found.filter((one) => one.level === level).map(({ shown }) => shown);
  const reduced = ofLevel('reduced');
  return {
    oddsVersion: oddsVersionOf(oddsBaseOf(deps.site, lottery), reduced),
    reduced,
    closed: ofLevel('closed').map(({ numero, playId, number }) => ({ numero, playId, number })),
  };
}

/** The odds of lotteries now, by their number; those of the house have no reduced ones. */
export async function readShownOdds(
  deps: Deps & Pick<LotteryDeps, 'clock'>,
  db: Executor,
  lotteries: readonly Lottery[],
): Promise<Map<number, ShownOdds>> {
  const outside = lotteries.filter(({ kind }) => kind === 'outside');
  const above = outside.map((one) => ({ gameId: one.gameId, above: surelyFull(deps, one) }));
  const rows = above.length > 0 ? await listHighNumbers(db, above, deps.clock()) : [];
  return new Map(
    lotteries.map((lottery) => {
      const ofLottery = rows.filter(({ gameId }) => gameId === lottery.gameId);
      return [lottery.gameId, shownOf(deps, lottery, ofLottery)];
    }),
  );
}
