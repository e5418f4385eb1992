import type { Draw } from '#random.ts';

/** A card: 0 to 12 for ace to king, plus 13 for each suit. Tens and pictures count nothing. */
export type DuelCard = number;

export type DuelOutcome = 'won' | 'lost' | 'level';

/** The rival takes a third card up to this many points. */
export const rivalDrawsUpTo = 5;
/** Hundredths of the stake returned: two stakes less five per cent of the win. */
export const duelReturns: Readonly<Record<DuelOutcome, number>> = { won: 195, level: 100, lost: 0 };

const cardsOfDeck = 52;

export function duelPoints(cards: readonly DuelCard[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;
}

function cardPoints(card: DuelCard): number {
  const rank = (card % 13) + 1;
  return rank >= 10 ? 0 : rank;
}

/** Draws from an endless stock, so that each card is as likely as the first. */
export function drawCard(draw: Draw): DuelCard {
  return draw(cardsOfDeck);
}

export function rivalHand(draw: Draw): DuelCard[] {
  const hand = [drawCard(draw), drawCard(draw)];
  if (duelPoints(hand) <= rivalDrawsUpTo) hand.push(drawCard(draw));
  return hand;
}

export function duelOutcome(own: readonly DuelCard[], rival: readonly DuelCard[]): DuelOutcome {
  const difference = duelPoints(own) - duelPoints(rival);
  if (difference === 0) return 'level';
  return difference > 0 ? 'won' : 'lost';
}

/** Chance of each number of points from 0 to 9 for one card. */
const pointChances: readonly number[] = Array.from({ length: 10 }, (_chance, points) =>
  points === 0 ? 4 / 13 : 1 / 13,
);

/** Exact return when the player takes the third card whenever that is better. */
export function returnWithBestPlay(): number {
  const two = addPoints(pointChances, pointChances);
  const rival = Array.from({ length: 10 }, () => 0);
  for (const [points, chance] of two.entries()) {
    if (points > rivalDrawsUpTo) rival[points] = (rival[points] ?? 0) + chance;
    else {
      for (const [card, cardChance] of pointChances.entries()) {
        const total = (points + card) % 10;
        rival[total] = (rival[total] ?? 0) + chance * cardChance;
      }
    }
  }
  const standing = Array.from({ length: 10 }, (_value, own) => expectedReturn(own, rival));
  return two.reduce((sum, chance, points) => {
    const drawing = pointChances.reduce(
      (mean, cardChance, card) => mean + cardChance * (standing[(points + card) % 10] ?? 0),
      0,
    );
    return sum + chance * Math.max(standing[points] ?? 0, drawing);
  }, 0);
}

function expectedReturn(own: number, rival: readonly number[]): number {
  return rival.reduce((sum, chance, points) => {
    const outcome = own === points ? 'level' : own > points ? 'won' : 'lost';
    return sum + (chance * duelReturns[outcome]) / 100;
  }, 0);
}

function addPoints(first: readonly number[], second: readonly number[]): number[] {
  const sums = Array.from({ length: 10 }, () => 0);
  for (const [a, chanceA] of first.entries()) {
    for (const [b, chanceB] of second.entries()) {
      const total = (a + b) % 10;
      sums[total] = (sums[total] ?? 0) + chanceA * chanceB;
    }
  }
  return sums;
}
