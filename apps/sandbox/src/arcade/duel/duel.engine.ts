import { randomUUID } from 'node:crypto';
import { refuse } from '#arcade/play/game-engine.ts';
import type { ActionAnswer, ActionInput, GameEngine } from '#arcade/play/game-engine.ts';
import { createOpenHands } from '#arcade/play/open-hands.ts';
import type { OpenHands } from '#arcade/play/open-hands.ts';
import { remember } from '#arcade/play/seat.ts';
import type { Seat } from '#arcade/play/seat.ts';
import { readStake, refusePurse, stakeLadder } from '#arcade/play/stake.ts';
import { formatMinor } from '#money.ts';
import { draw } from '#random.ts';
import type { DuelDealView, DuelEndView, DuelInfo, DuelHandView } from './duel-view.ts';
import { drawCard, duelOutcome, duelPoints, duelReturns, rivalHand } from './lucky-nine.ts';

type Hand = {
  /** Where the hand was dealt; its money moves in that session. */
  seat: Seat;
  roundId: string;
  stakeMinor: bigint;
  own: readonly number[];
};

const stakeSteps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n];
const highestStakeMinor = 100_000n;
/** After this time without an action, the hand stands. */
const patienceMs = 120_000;
const rivals = ['Amihan', 'Bituin', 'Dalisay', 'Hiraya', 'Kidlat', 'Luntian', 'Mayumi', 'Tala'];

/** Cards head to head: the stake is taken with the deal, the win follows when the hand ends. */
export function createDuelEngine(): GameEngine {
  const hands = createOpenHands(patienceMs, finish);
  return {
    page: 'src/arcade/duel/browser/duel-page.ts',
    describe: (seat): DuelInfo => {
      const hand = hands.of(seat.player);
      return {
        stakes: stakesOf(seat),
        open: hand === undefined ? null : viewOf(hand, seat),
        rivals,
      };
    },
    act: async (seat, action, input) => {
      const hand = hands.of(seat.player);
      if (action === 'deal') {
        if (hand !== undefined) return refuse('bad_request');
        return deal(seat, input, hands);
      }
      if (action !== 'take' && action !== 'stand') return refuse('unknown_action');
      if (hand === undefined) return refuse('bad_request');
      hands.close(seat.player);
      if (action === 'take') hand.own = [...hand.own, drawCard(draw)];
      return finish(hand);
    },
    stop: hands.stop,
  };
}

async function deal(seat: Seat, input: ActionInput, hands: OpenHands<Hand>): Promise<ActionAnswer> {
  const stakeMinor = readStake(stakesOf(seat), input['stake'], seat.currency);
  if (stakeMinor === null) return refuse('bad_request');
  const hand: Hand = {
    seat,
    roundId: randomUUID(),
    stakeMinor,
    own: [drawCard(draw), drawCard(draw)],
  };
  const { roundId } = hand;
  const answer = await seat.purse.play({ roundId, stakeMinor, winMinor: 0n, finished: false });
  if (!answer.ok) return refusePurse(seat, answer);
  hands.open(hand);
  const value: DuelDealView = {
    hand: viewOf(hand, seat),
    balance: formatMinor(answer.balanceMinor, seat.currency),
  };
  return { ok: true, value };
}

/** The rival's hand is drawn only now, so that nothing can reveal it before. */
async function finish({ seat, roundId, stakeMinor, own }: Hand): Promise<ActionAnswer> {
  const rival = rivalHand(draw);
  const outcome = duelOutcome(own, rival);
  const winMinor = (stakeMinor * BigInt(duelReturns[outcome])) / 100n;
  const balanceMinor = await seat.purse.close(roundId, winMinor);
  const points = `${duelPoints(own)} : ${duelPoints(rival)}`;
  remember(seat, { roundId, stakeMinor, winMinor, outcome: points });
  const value: DuelEndView = {
    own,
    rival,
    ownPoints: duelPoints(own),
    rivalPoints: duelPoints(rival),
    outcome,
    stake: formatMinor(stakeMinor, seat.currency),
    win: formatMinor(winMinor, seat.currency),
    balance: balanceMinor === null ? null : formatMinor(balanceMinor, seat.currency),
  };
  return { ok: true, value };
}

function viewOf(hand: Hand, seat: Seat): DuelHandView {
  return {
    own: hand.own,
    points: duelPoints(hand.own),
    stake: formatMinor(hand.stakeMinor, seat.currency),
  };
}

function stakesOf(seat: Seat): string[] {
  return stakeLadder(seat.game.minBet, seat.currency, stakeSteps, highestStakeMinor);
}
