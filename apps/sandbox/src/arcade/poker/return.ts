import { pokerPays, pokerRank } from './poker-hand.ts';

/** Sums of the payouts of all completions, by the set of cards that they must contain. */
type PaySums = readonly Float64Array[];

const deck = 52;
const handSize = 5;

/**
 * Exact return of draw poker when every hand is held in the best way. For each hand and each choice
 * of cards to hold, the sum over all draws is computed from the sums over all hands that contain
 * given cards, removing the discarded cards by inclusion and exclusion.
 */
export function returnWithBestHolds(): number {
  const sums = sumPays();
  let total = 0;
  let hands = 0;
  for (const { cards, alike } of distinctHands()) {
    total += bestMean(cards, sums) * alike;
    hands += alike;
  }
  return total / hands;
}

const chooseTable: readonly number[][] = Array.from({ length: deck + 1 }, (_row, n) =>
  Array.from({ length: handSize + 1 }, (_cell, k) => choose(n, k)),
);

function choose(n: number, k: number): number {
  let result = 1;
  for (let step = 1; step <= k; step += 1) result = (result * (n - k + step)) / step;
  return n < k ? 0 : result;
}

/** Index of an ascending set among all sets of its size. */
function placeOf(cards: readonly number[]): number {
  let place = 0;
  for (let index = 0; index < cards.length; index += 1) {
    place += chooseTable[cards[index] ?? 0]?.[index + 1] ?? 0;
  }
  return place;
}

function subsetOf(cards: readonly number[], mask: number): number[] {
  const subset: number[] = [];
  for (let index = 0; index < cards.length; index += 1) {
    if ((mask >> index) & 1) subset.push(cards[index] ?? 0);
  }
  return subset;
}

/** Every ascending hand of five cards, one after the other in the same array. */
function* allHands(): Generator<number[]> {
  const cards = [0, 1, 2, 3, 4];
  for (;;) {
    yield cards;
    let index = 0;
    while (index < handSize - 1 && (cards[index] ?? 0) + 1 === cards[index + 1]) {
      cards[index] = index;
      index += 1;
    }
    cards[index] = (cards[index] ?? 0) + 1;
    if ((cards[handSize - 1] ?? 0) >= deck) return;
  }
}

function sumPays(): PaySums {
  const sums = Array.from(
    { length: handSize + 1 },
    (_sums, size) => new Float64Array(choose(deck, size)),
  );
  for (const cards of allHands()) {
    const rank = pokerRank(cards);
    if (rank === null) continue;
    for (let mask = 0; mask < 32; mask += 1) {
      const subset = subsetOf(cards, mask);
      const sizeSums = sums[subset.length];
      const place = placeOf(subset);
      if (sizeSums !== undefined) sizeSums[place] = (sizeSums[place] ?? 0) + pokerPays[rank];
    }
  }
  return sums;
}

/** One hand of each class that differs only by the names of the suits, with the class size. */
function distinctHands(): Iterable<{ cards: number[]; alike: number }> {
  const kinds = new Map<string, { cards: number[]; alike: number }>();
  for (const cards of allHands()) {
    const suits = [0, 1, 2, 3].map((suit) =>
      cards.reduce(
        (bits, card) => (Math.floor(card / 13) === suit ? bits | (1 << (card % 13)) : bits),
        0,
      ),
    );
    const key = suits.toSorted((first, second) => first - second).join();
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { cards: [...cards], alike: 1 });
    else kind.alike += 1;
  }
  return kinds.values();
}

function bestMean(cards: readonly number[], sums: PaySums): number {
  let best = 0;
  for (let held = 0; held < 32; held += 1) {
    const discarded = 31 & ~held;
    let sum = 0;
    for (let taken = discarded; ; taken = (taken - 1) & discarded) {
      const subset = subsetOf(cards, held | taken);
      const sign = bitCount(taken) % 2 === 0 ? 1 : -1;
      sum += sign * (sums[subset.length]?.[placeOf(subset)] ?? 0);
      if (taken === 0) break;
    }
    const drawn = bitCount(discarded);
    best = Math.max(best, sum / (chooseTable[deck - handSize]?.[drawn] ?? 1));
  }
  return best;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
