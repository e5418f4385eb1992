import { randomUUID } from 'node:crypto';
import { refuse } from '#arcade/play/game-engine.ts';
import type { ActionAnswer, ActionInput, GameEngine } from '#arcade/play/game-engine.ts';
import { remember } from '#arcade/play/seat.ts';
import type { Seat } from '#arcade/play/seat.ts';
import { readStake, refusePurse, stakeLadder } from '#arcade/play/stake.ts';
import { formatMinor } from '#money.ts';
import { draw } from '#random.ts';
import type { FishInfo, FishVolleyView } from './fish-view.ts';
import { fishKinds, isCaught } from './fish.ts';
import type { FishKind } from './fish.ts';

const stakeSteps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n];
const highestStakeMinor = 10_000n;
const mostShots = 12;

/** Shots are played in small volleys, so that fast firing does not flood the wallet with calls. */
export function createFishEngine(): GameEngine {
  return {
    page: 'src/arcade/fish/browser/fish-page.ts',
    describe: (seat): FishInfo => ({ stakes: stakesOf(seat), kinds: fishKinds }),
    act: async (seat, action, input) =>
      action === 'shoot' ? shoot(seat, input) : refuse('unknown_action'),
  };
}

async function shoot(seat: Seat, input: ActionInput): Promise<ActionAnswer> {
  const shotMinor = readStake(stakesOf(seat), input['stake'], seat.currency);
  const targets = readTargets(input['targets']);
  if (shotMinor === null || targets === null) return refuse('bad_request');
  const wins = targets.map((kind) => (isCaught(kind, draw) ? shotMinor * BigInt(kind.pays) : 0n));
  const money = {
    roundId: randomUUID(),
    stakeMinor: shotMinor * BigInt(targets.length),
    winMinor: wins.reduce((sum, win) => sum + win, 0n),
  };
  const answer = await seat.purse.play({ ...money, finished: true });
  if (!answer.ok) return refusePurse(seat, answer);
  const caught = targets.filter((_kind, index) => (wins[index] ?? 0n) > 0n);
  remember(seat, { ...money, outcome: caught.map((kind) => kind.name).join(', ') });
  const amount = (minor: bigint) => formatMinor(minor, seat.currency);
  const value: FishVolleyView = {
    wins: wins.map(amount),
    stake: amount(money.stakeMinor),
    win: amount(money.winMinor),
    balance: amount(answer.balanceMinor),
  };
  return { ok: true, value };
}

/** The creatures hit, or null when one of them is not of this game. */
function readTargets(input: unknown): FishKind[] | null {
  if (!Array.isArray(input) || input.length === 0 || input.length > mostShots) return null;
  const targets: FishKind[] = [];
  for (const name of input) {
    const kind = fishKinds.find((known) => known.name === name);
    if (kind === undefined) return null;
    targets.push(kind);
  }
  return targets;
}

function stakesOf(seat: Seat): string[] {
  return stakeLadder(seat.game.minBet, seat.currency, stakeSteps, highestStakeMinor);
}
