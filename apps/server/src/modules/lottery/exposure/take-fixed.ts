import { ApiError } from '#http/api-error.ts';
import { fractionText } from '@pavilion/domain/lottery/fraction';
import { larger, formatAmount } from '@pavilion/domain/wallet/money';
import type { LotteryDeps } from '../lottery-deps.ts';
import type { DraftDraw, DraftLine, OrderDraft } from '../order/order-draft.ts';
import { siteOddsOf } from '../site-odds.ts';
import { atReducedOdds, countedNumbers, paidOut, type CountedNumber } from './counted-numbers.ts';
import type { Counters } from './counters.ts';
import type { CounterKey, CounterRow } from './exposure.store.ts';
import { numberKey, oddsBaseOf, oddsVersionOf, type NumberOfDraw } from './odds-version.ts';
import { partedLines } from './part-lines.ts';
import type { ShownOdds } from './shown-numbers.ts';
import type { Taken } from './taken.ts';

type Deps = Pick<LotteryDeps, 'site' | 'currency'>;

/**
 * The most bets with fixed odds of an order, counted in each of its draws: all numbers of four
 * digits in one draw. Each has a counter of its own, and others wait while they are counted.
 */
const mostCounted = 10_000;
/** Sets of numbers that are parted can need a line for each of them. */
const mostParts = 1000;

/** What is known of an order with fixed odds before it is counted. */
export type FixedPlan = Readonly<{
  order: OrderDraft;
  /** At the full odds of the site. */
  lines: readonly DraftLine[];
  numbers: readonly CountedNumber[];
  /** Why it is refused whatever the counters say. */
  fault: ApiError | null;
}>;

type Sized = Pick<OrderDraft, 'money' | 'lines' | 'draws'>;

/** Refuses an order at the line with which it has more numbers than are counted. */
export function faultOfTooMany({ money, lines, draws }: Sized): ApiError | null {
  if (money !== 'fixed') return null;
  let counted = 0;
  for (const [index, { bets }] of lines.entries()) {
    counted += bets * draws.length;
    if (counted > mostCounted) {
      return new ApiError('lottery.slip.invalid', { line: index + 1, reason: 'tooMany' });
    }
  }
  return null;
}

/** How many numbers are counted for an order; trial accounts and own odds count none. */
export function countedBy({ money, isTrial, bets, draws }: OrderDraft): number {
  return money === 'fixed' && !isTrial ? bets * draws.length : 0;
}

/** The lines of an order, at the site's own odds where it has some for the family. */
export function linesAtSiteOdds(
  { site }: Pick<Deps, 'site'>,
  { lines, lottery: { familyCode } }: OrderDraft,
): readonly DraftLine[] {
  if (!site.lotteryOdds.odds[familyCode]) return lines;
  return lines.map((line) => ({ ...line, odds: siteOddsOf(site, familyCode, line.play) }));
}

export function planOfFixed(deps: Pick<Deps, 'site'>, order: OrderDraft): FixedPlan {
  const lines = linesAtSiteOdds(deps, order);
  const fault = faultOfTooMany(order);
  return { order, lines, numbers: fault ? [] : countedNumbers(lines), fault };
}

export function counterOf({ draw }: Pick<DraftDraw, 'draw'>, counted: CountedNumber): CounterKey {
  return { drawId: draw.id, playId: counted.play.playId, number: counted.number };
}

/** What the numbers would pay in a draw, each at its odds. */
export function exposuresOfNumbers(
  numbers: readonly CountedNumber[],
  { drawId, multiple }: { drawId: string; multiple: number },
): CounterRow[] {
  return numbers.map((counted) => ({
    drawId,
    playId: counted.play.playId,
    number: counted.number,
    amount: paidOut(counted, multiple),
  }));
}

/** The first draw in which the counter of a number would come above the limit. */
function drawAbove(
  counters: Counters,
  draws: readonly DraftDraw[],
  counted: CountedNumber,
  limit: bigint,
): DraftDraw | null {
  const isAbove = (draw: DraftDraw) =>
    counters.amountOf(counterOf(draw, counted)) + paidOut(counted, draw.multiple) > limit;
  return draws.find(isAbove) ?? null;
}

/** A number in a draw where its counter would come above a limit. */
type Above = Readonly<{ draw: DraftDraw; counted: CountedNumber; limit: bigint }>;

/** Why a number is not taken, with what can still be paid out for it. */
function refusalOf({ currency }: Deps, counters: Counters, { draw, counted, limit }: Above) {
  const left = larger(0n, limit - counters.amountOf(counterOf(draw, counted)));
  return new ApiError('lottery.draw.full', {
    numero: draw.draw.numero,
    playId: counted.play.playId,
    number: counted.number,
    left: formatAmount(left, currency.digits),
  });
}

/** How the numbers of an order are taken. */
type Sorted = {
  full: CountedNumber[];
  /** At reduced odds. */
  reduced: CountedNumber[];
  /** Why the first of those has no full odds. */
  because: Above | null;
};

function sortNumbers(deps: Deps, counters: Counters, plan: FixedPlan): Sorted | ApiError {
  const rules = deps.site.lotteryOdds.exposure;
  const { draws } = plan.order;
  const sorted: Sorted = { full: [], reduced: [], because: null };
  for (const counted of plan.numbers) {
    const draw = drawAbove(counters, draws, counted, rules.full);
    if (draw === null) {
      sorted.full.push(counted);
      continue;
    }
    sorted.because ??= { draw, counted, limit: rules.full };
    const less = atReducedOdds(counted, rules.reducedPercent);
    const full = drawAbove(counters, draws, less, rules.reduced);
    if (full) {
      return refusalOf(deps, counters, { draw: full, counted, limit: rules.reduced });
    }
    sorted.reduced.push(less);
  }
  return sorted;
}

const numbersOfDraws = (draws: readonly DraftDraw[], numbers: readonly CountedNumber[]) =>
  draws.flatMap(({ draw: { numero } }) =>
    numbers.map(({ play, number, bets: [bet] }) => ({
      numero,
      playId: play.playId,
      number,
      odds: (bet?.odds ?? []).map(fractionText),
    })),
  );

/** Whether the player saw that these numbers have reduced odds. */
function hasSeen(
  { oddsVersion }: OrderDraft,
  reduced: readonly NumberOfDraw[],
  own: string,
  shown: ShownOdds | undefined,
): boolean {
  if (oddsVersion === own) return true;
  if (!shown || oddsVersion !== shown.oddsVersion) return false;
  const keys = new Set(shown.reduced.map(numberKey));
  return reduced.every((one) => keys.has(numberKey(one)));
}

function changedOdds(
  { site }: Pick<Deps, 'site'>,
  { order }: FixedPlan,
  reduced: readonly CountedNumber[],
  shown: ShownOdds | undefined,
): ApiError | null {
  const numbers = numbersOfDraws(order.draws, reduced);
  const own = oddsVersionOf(oddsBaseOf(site, order.lottery), numbers);
  if (numbers.length === 0 || hasSeen(order, numbers, own, shown)) return null;
  return new ApiError('lottery.odds.changed', { oddsVersion: own, odds: numbers });
}

/** The lines at the odds that they are taken by. */
function linesOf({ site }: Pick<Deps, 'site'>, { lines }: FixedPlan, { reduced }: Sorted) {
  if (reduced.length === 0) return lines;
  const keys = new Set(reduced.map(({ play, number }) => `${play.playId} ${number}`));
  const { reducedPercent } = site.lotteryOdds.exposure;
  return partedLines(lines, (playId, number) => keys.has(`${playId} ${number}`), reducedPercent);
}

/** Decides an order with fixed odds by what is counted, and adds it; or says why not. */
export function takeFixed(
  deps: Deps,
  counters: Counters,
  plan: FixedPlan,
  shown: ShownOdds | undefined,
): Taken | ApiError {
  if (plan.fault) return plan.fault;
  const sorted = sortNumbers(deps, counters, plan);
  if (sorted instanceof ApiError) return sorted;
  const lines = linesOf(deps, plan, sorted);
  // Such an order is taken at full odds only.
  if (lines.length > mostParts && sorted.because) {
    return refusalOf(deps, counters, sorted.because);
  }
  const changed = changedOdds(deps, plan, sorted.reduced, shown);
  if (changed) return changed;
  const numbers = [...sorted.full, ...sorted.reduced];
  const exposures = plan.order.draws.flatMap(({ draw, multiple }) =>
    exposuresOfNumbers(numbers, { drawId: draw.id, multiple }),
  );
  counters.add(exposures);
  return { lines, exposures };
}
