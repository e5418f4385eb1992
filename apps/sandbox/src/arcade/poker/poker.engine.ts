import { randomUUID } from 'node:crypto';
import { refuse } from '#arcade/play/game-engine.ts';
import type { ActionAnswer, ActionInput, GameEngine } from '#arcade/play/game-engine.ts';
import { createOpenHands } from '#arcade/play/open-hands.ts';
import type { OpenHands } from '#arcade/play/open-hands.ts';
import { remember } from '#arcade/play/seat.ts';
import type { Seat } from '#arcade/play/seat.ts';
import { readStake, refusePurse, stakeLadder } from '#arcade/play/stake.ts';
import { formatMinor } from '#money.ts';
import { draw as cryptoDraw } from '#random.ts';
import type { Draw } from '#random.ts';
import { pokerPays, pokerRank } from './poker-hand.ts';
import type { PokerDealView, PokerEndView, PokerInfo, PokerHandView } from './poker-view.ts';

type Hand = {
  /** Where the hand was dealt; its money moves in that session. */
  seat: Seat;
  roundId: string;
  stakeMinor: bigint;
  cards: number[];
  stock: () => number;
};

const stakeSteps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n];
const highestStakeMinor = 50_000n;
/** After this time without an action, the hand is played with all cards held. */
const patienceMs = 180_000;
const handSize = 5;

/** Five cards, one draw. The stake is taken with the deal, the win follows the draw. */
export function createPokerEngine(): GameEngine {
  const hands = createOpenHands(patienceMs, finish);
  return {
    page: 'src/arcade/poker/browser/poker-page.ts',
    describe: (seat): PokerInfo => {
      const hand = hands.of(seat.player);
      const open = hand === undefined ? null : viewOf(hand, seat);
      return { stakes: stakesOf(seat), pays: pokerPays, open };
    },
    act: async (seat, action, input) => {
      const hand = hands.of(seat.player);
      if (action === 'deal') {
        if (hand !== undefined) return refuse('bad_request');
        return deal(seat, input, hands);
      }
      if (action !== 'draw') return refuse('unknown_action');
      const held = readHeld(input['held']);
      if (hand === undefined || held === null) return refuse('bad_request');
      hands.close(seat.player);
      hand.cards = hand.cards.map((card, place) => (held.has(place) ? card : hand.stock()));
      return finish(hand);
    },
    stop: hands.stop,
  };
}

async function deal(seat: Seat, input: ActionInput, hands: OpenHands<Hand>): Promise<ActionAnswer> {
  const stakeMinor = readStake(stakesOf(seat), input['stake'], seat.currency);
  if (stakeMinor === null) return refuse('bad_request');
  const stock = freshDeck(cryptoDraw);
  const cards = Array.from({ length: handSize }, stock);
  const hand: Hand = { seat, roundId: randomUUID(), stakeMinor, cards, stock };
  const { roundId } = hand;
  const answer = await seat.purse.play({ roundId, stakeMinor, winMinor: 0n, finished: false });
  if (!answer.ok) return refusePurse(seat, answer);
  hands.open(hand);
  const value: PokerDealView = {
    hand: viewOf(hand, seat),
    balance: formatMinor(answer.balanceMinor, seat.currency),
  };
  return { ok: true, value };
}

async function finish({ seat, roundId, stakeMinor, cards }: Hand): Promise<ActionAnswer> {
  const rank = pokerRank(cards);
  const winMinor = rank === null ? 0n : stakeMinor * BigInt(pokerPays[rank]);
  const balanceMinor = await seat.purse.close(roundId, winMinor);
  remember(seat, { roundId, stakeMinor, winMinor, outcome: rank ?? '' });
  const value: PokerEndView = {
    cards,
    rank,
    stake: formatMinor(stakeMinor, seat.currency),
    win: formatMinor(winMinor, seat.currency),
    balance: balanceMinor === null ? null : formatMinor(balanceMinor, seat.currency),
  };
  return { ok: true, value };
}

/** Deals the cards of one deck, each once, in random order. */
function freshDeck(draw: Draw): () => number {
  const left = Array.from({ length: 52 }, (_card, index) => index);
  return () => left.splice(draw(left.length), 1)[0] ?? 0;
}

/** Positions of the cards to keep, 0 to 4, or null when the list is invalid. */
function readHeld(input: unknown): Set<number> | null {
  if (!Array.isArray(input) || input.length > handSize) return null;
  const places = new Set<number>();
  for (const place of input) {
    if (typeof place !== 'number' || !Number.isInteger(place)) return null;
    if (place < 0 || place >= handSize) return null;
    places.add(place);
  }
  return places;
}

function viewOf(hand: Hand, seat: Seat): PokerHandView {
  return {
    cards: hand.cards,
    rank: pokerRank(hand.cards),
    stake: formatMinor(hand.stakeMinor, seat.currency),
  };
}

function stakesOf(seat: Seat): string[] {
  return stakeLadder(seat.game.minBet, seat.currency, stakeSteps, highestStakeMinor);
}
