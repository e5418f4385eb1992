/** The states of a red envelope rain (rewards.md §13). */
export const rainStates = [
  'planned',
  'prepared',
  'running',
  'over',
  'revealed',
  'cancelled',
] as const;

export type RainState = (typeof rainStates)[number];

/**
 * What happens to a rain: its envelopes are made, it begins, its time is over, its last wave is
 * drawn, or it is called off.
 */
export const rainEvents = ['prepare', 'begin', 'end', 'reveal', 'cancel'] as const;

export type RainEvent = (typeof rainEvents)[number];

const transitions: Record<RainState, Partial<Record<RainEvent, RainState>>> = {
  planned: { prepare: 'prepared', cancel: 'cancelled' },
  prepared: { begin: 'running', cancel: 'cancelled' },
  running: { end: 'over' },
  over: { reveal: 'revealed' },
  revealed: {},
  cancelled: {},
};

/** The state after the event, or null when the event is not allowed there. */
export function nextRainState(state: RainState, event: RainEvent): RainState | null {
  return transitions[state][event] ?? null;
}

/** The figures that an operator may choose among. */
export const rainBounds = {
  waves: { least: 3, most: 60 },
  waveSeconds: { least: 3, most: 10 },
  envelopes: { least: 1, most: 100_000 },
  winsPerPerson: { least: 1, most: 60 },
} as const;

/** Envelopes are made at least so long before a rain begins, so that it is planned before that. */
export const preparedBeforeMs = 10 * 60_000;

/** What its envelopes hold; amounts in minor units. */
export type RainBudget = { budget: bigint; envelopes: number; least: bigint; most: bigint };

/** The largest amount that the database can hold. */
const largestBudget = 2n ** 63n - 1n;

/** Whether a budget can be split into its envelopes. */
export function canBeSplit({ budget, envelopes, least, most }: RainBudget): boolean {
  const count = BigInt(envelopes);
  const isBetween = count * least <= budget && budget <= count * most;
  return count > 0n && least > 0n && isBetween && budget <= largestBudget;
}

/** Draws a whole number from 0 up to and without `limit`, each as likely as the others. */
export type DrawBelow = (limit: bigint) => bigint;

/** Cuts a sum into so many parts, 0 or more each, at points that are drawn uniformly. */
function cut(sum: bigint, parts: number, drawBelow: DrawBelow): BigUint64Array {
  const points = new BigUint64Array(parts);
  for (let index = 0; index < parts - 1; index++) points[index] = drawBelow(sum + 1n);
  points[parts - 1] = sum;
  points.sort();
  for (let index = parts - 1; index > 0; index--) {
    points[index] = (points[index] ?? 0n) - (points[index - 1] ?? 0n);
  }
  return points;
}

/** Puts the amounts into an order that is drawn, each order as likely as the others. */
function shuffle(amounts: BigUint64Array, drawBelow: DrawBelow): void {
  for (let index = amounts.length - 1; index > 0; index--) {
    const other = Number(drawBelow(BigInt(index + 1)));
    const amount = amounts[index] ?? 0n;
    amounts[index] = amounts[other] ?? 0n;
    amounts[other] = amount;
  }
}

/**
 * Splits a budget into envelopes, in the order in which they are given: each gets the least, the
 * rest is cut at drawn points, and what is above the most goes to those below it. Their sum is the
 * budget exactly; throws where it cannot be split.
 */
export function splitBudget(plan: RainBudget, drawBelow: DrawBelow): BigUint64Array {
  if (!canBeSplit(plan)) throw new Error('this budget cannot be split');
  const { budget, envelopes, least, most } = plan;
  const amounts = new BigUint64Array(envelopes).fill(least);
  let open = Uint32Array.from(amounts.keys());
  let rest = budget - BigInt(envelopes) * least;
  while (rest > 0n) {
    const parts = cut(rest, open.length, drawBelow);
    rest = 0n;
    for (const [index, place] of open.entries()) {
      const amount = (amounts[place] ?? 0n) + (parts[index] ?? 0n);
      const kept = amount > most ? most : amount;
      rest += amount - kept;
      amounts[place] = kept;
    }
    open = open.filter((place) => (amounts[place] ?? most) < most);
  }
  shuffle(amounts, drawBelow);
  return amounts;
}

/** How many envelopes are due when `wave` has ended: spread evenly over the waves. */
export function dueEnvelopes(envelopes: number, waves: number, wave: number): number {
  return Math.floor((envelopes * wave) / waves);
}

/** When a rain falls; instants in milliseconds. */
export type RainTimes = { beginsAt: number; waves: number; waveSeconds: number };

/** When a wave, from 1, ends: the moment at which the next one begins. */
export function endOfWave({ beginsAt, waveSeconds }: RainTimes, wave: number): number {
  return beginsAt + wave * waveSeconds * 1000;
}

/** When the last wave ends. */
export const endOfRain = (times: RainTimes): number => endOfWave(times, times.waves);

/** The wave that falls at an instant, from 1; null before the first and after the last. */
export function waveAt(times: RainTimes, at: number): number | null {
  if (at < times.beginsAt || at >= endOfRain(times)) return null;
  return Math.floor((at - times.beginsAt) / (times.waveSeconds * 1000)) + 1;
}

/** What the order of the claims of a wave is drawn from, with the seed as the key. */
export function drawnText(rainId: string, wave: number, claimId: string): string {
  return `${rainId}|${wave}|${claimId}`;
}

/** What a member lacks to take part. */
export const rainNeeds = ['level', 'deposit', 'contact'] as const;

export type RainNeed = (typeof rainNeeds)[number];
