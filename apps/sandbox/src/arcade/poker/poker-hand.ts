/** A card: 0 to 12 for deuce to ace, plus 13 for each suit. */
export type PokerCard = number;

export const pokerRanks = [
  'royal-flush',
  'straight-flush',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'high-pair',
] as const;

export type PokerRank = (typeof pokerRanks)[number];

/** What each hand pays, in stakes; a pair counts from jacks on. */
export const pokerPays: Readonly<Record<PokerRank, number>> = {
  'royal-flush': 800,
  'straight-flush': 50,
  four: 25,
  'full-house': 8,
  flush: 5,
  straight: 4,
  three: 3,
  'two-pair': 2,
  'high-pair': 1,
};

const ace = 12;
const jack = 9;

/** The best rank of five cards, or null when they pay nothing. */
export function pokerRank(cards: readonly PokerCard[]): PokerRank | null {
  const counts = new Uint8Array(13);
  for (const card of cards) counts[card % 13] = (counts[card % 13] ?? 0) + 1;
  const groups = groupSizes(counts);
  if (groups.four > 0) return 'four';
  if (groups.three > 0) return groups.two > 0 ? 'full-house' : 'three';
  if (groups.two === 2) return 'two-pair';
  if (groups.two === 1) return groups.highPair ? 'high-pair' : null;
  return unpairedRank(cards, counts);
}

function groupSizes(counts: Uint8Array) {
  let two = 0;
  let three = 0;
  let four = 0;
  let highPair = false;
  for (let rank = 0; rank <= ace; rank += 1) {
    const count = counts[rank];
    if (count === 2) {
      two += 1;
      highPair = rank >= jack;
    } else if (count === 3) three += 1;
    else if (count === 4) four += 1;
  }
  return { two, three, four, highPair };
}

function unpairedRank(cards: readonly PokerCard[], counts: Uint8Array): PokerRank | null {
  const suit = Math.floor((cards[0] ?? 0) / 13);
  const flush = cards.every((card) => Math.floor(card / 13) === suit);
  const straightFrom = straightStart(counts);
  if (flush && straightFrom === ace - 4) return 'royal-flush';
  if (flush && straightFrom !== null) return 'straight-flush';
  if (flush) return 'flush';
  return straightFrom === null ? null : 'straight';
}

/** Rank of the lowest card of a straight, -1 when the ace is low, null when there is none. */
function straightStart(counts: Uint8Array): number | null {
  const lowest = counts.indexOf(1);
  const isRun = (from: number, length: number) =>
    Array.from({ length }, (_rank, step) => counts[from + step]).every((count) => count === 1);
  if (lowest <= ace - 4 && isRun(lowest, 5)) return lowest;
  return lowest === 0 && counts[ace] === 1 && isRun(0, 4) ? -1 : null;
}
