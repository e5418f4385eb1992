import { randomUUID } from 'node:crypto';
import { refuse } from '#arcade/play/game-engine.ts';
import type { ActionAnswer, ActionInput, GameEngine } from '#arcade/play/game-engine.ts';
import { remember } from '#arcade/play/seat.ts';
import type { Seat } from '#arcade/play/seat.ts';
import { readStake, refusePurse, stakeLadder } from '#arcade/play/stake.ts';
import { formatMinor } from '#money.ts';
import { draw } from '#random.ts';
import type { DropInfo, DropRoundView } from './drop-view.ts';
import { dropBall, dropRisks, dropRows, dropTable } from './drop.ts';
import type { DropRisk } from './drop.ts';

const stakeSteps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n];
const highestStakeMinor = 100_000n;
/** Pockets pay tenths, so that stakes are kept to tens of the smallest unit. */
const smallestStake = '0.10';

export function createDropEngine(): GameEngine {
  return {
    page: 'src/arcade/drop/browser/drop-page.ts',
    describe: (seat): DropInfo => ({
      stakes: stakesOf(seat),
      rows: dropRows,
      tables: { low: dropTable('low'), medium: dropTable('medium'), high: dropTable('high') },
    }),
    act: async (seat, action, input) =>
      action === 'drop' ? drop(seat, input) : refuse('unknown_action'),
  };
}

async function drop(seat: Seat, input: ActionInput): Promise<ActionAnswer> {
  const stakeMinor = readStake(stakesOf(seat), input['stake'], seat.currency);
  const risk = dropRisks.find((known): known is DropRisk => known === input['risk']);
  if (stakeMinor === null || risk === undefined) return refuse('bad_request');
  const path = dropBall(draw);
  const tenths = dropTable(risk)[path.pocket] ?? 0;
  const money = {
    roundId: randomUUID(),
    stakeMinor,
    winMinor: (stakeMinor * BigInt(tenths)) / 10n,
  };
  const answer = await seat.purse.play({ ...money, finished: true });
  if (!answer.ok) return refusePurse(seat, answer);
  remember(seat, { ...money, outcome: `×${tenths / 10}` });
  const value: DropRoundView = {
    ...path,
    stake: formatMinor(stakeMinor, seat.currency),
    win: formatMinor(money.winMinor, seat.currency),
    balance: formatMinor(answer.balanceMinor, seat.currency),
  };
  return { ok: true, value };
}

function stakesOf(seat: Seat): string[] {
  const smallest = Number(seat.game.minBet) < 0.1 ? smallestStake : seat.game.minBet;
  return stakeLadder(smallest, seat.currency, stakeSteps, highestStakeMinor);
}
