import type { TableRules } from '#arcade/table/table-rules.ts';
import type { Draw } from '#random.ts';

/** A card of the shoe: 0 to 12 for ace to king, plus 13 for each suit. */
export type Card = number;

export type BaccaratResult = {
  player: readonly Card[];
  banker: readonly Card[];
  playerPoints: number;
  bankerPoints: number;
  winner: 'player' | 'banker' | 'tie';
};

const decks = 8;
const cardsOfDeck = 52;

function baccaratPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;
}

function cardPoints(card: Card): number {
  const rank = (card % 13) + 1;
  return rank >= 10 ? 0 : rank;
}

/** Whether the banker takes a third card, by the fixed table of the game. */
export function bankerDraws(bankerPoints: number, playerThirdPoints: number | null): boolean {
  if (playerThirdPoints === null) return bankerPoints <= 5;
  if (bankerPoints <= 2) return true;
  if (bankerPoints === 3) return playerThirdPoints !== 8;
  if (bankerPoints === 4) return playerThirdPoints >= 2 && playerThirdPoints <= 7;
  if (bankerPoints === 5) return playerThirdPoints >= 4 && playerThirdPoints <= 7;
  return bankerPoints === 6 && playerThirdPoints >= 6 && playerThirdPoints <= 7;
}

/** Plays a coup with cards from `next`, in the order player, banker, player, banker, thirds. */
export function playCoup(next: () => Card): BaccaratResult {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()];
  const player = [p1, p2];
  const banker = [b1, b2];
  const natural = baccaratPoints(player) >= 8 || baccaratPoints(banker) >= 8;
  if (!natural) {
    let playerThirdPoints: number | null = null;
    if (baccaratPoints(player) <= 5) {
      const third = next();
      player.push(third);
      playerThirdPoints = cardPoints(third);
    }
    if (bankerDraws(baccaratPoints(banker), playerThirdPoints)) banker.push(next());
  }
  const playerPoints = baccaratPoints(player);
  const bankerPoints = baccaratPoints(banker);
  const winner =
    playerPoints === bankerPoints ? 'tie' : playerPoints > bankerPoints ? 'player' : 'banker';
  return { player, banker, playerPoints, bankerPoints, winner };
}

/** Cards of a full shoe, each drawn once. */
function dealFromShoe(draw: Draw): () => Card {
  const taken = new Set<number>();
  return () => {
    for (;;) {
      const place = draw(decks * cardsOfDeck);
      if (taken.has(place)) continue;
      taken.add(place);
      return place % cardsOfDeck;
    }
  };
}

const factors = { player: 200, banker: 195, tie: 900, 'player-pair': 1200, 'banker-pair': 1200 };
const spots = new Set<string>(Object.keys(factors));

/** Eight decks, shuffled anew for every coup; the banker's win pays 0.95 to 1. */
export const baccaratRules: TableRules<null, BaccaratResult> = {
  bettingMs: 18_000,
  revealMs: 9_000,
  openRound: () => null,
  drawResult: (_terms, draw) => playCoup(dealFromShoe(draw)),
  isSpot: (spot) => spots.has(spot),
  returns: (spot, result) => {
    switch (spot) {
      case 'player':
      case 'banker':
        if (result.winner === 'tie') return 100;
        return result.winner === spot ? factors[spot] : 0;
      case 'tie':
        return result.winner === 'tie' ? factors.tie : 0;
      case 'player-pair':
        return isPair(result.player) ? factors['player-pair'] : 0;
      case 'banker-pair':
        return isPair(result.banker) ? factors['banker-pair'] : 0;
      default:
        return 0;
    }
  },
  summary: (result) => `P ${result.playerPoints} · B ${result.bankerPoints}`,
  pays: factors,
};

function isPair(cards: readonly Card[]): boolean {
  const [first = -1, second = -2] = cards;
  return first % 13 === second % 13;
}
