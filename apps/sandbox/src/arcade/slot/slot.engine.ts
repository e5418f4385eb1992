import { randomUUID } from 'node:crypto';
import { refuse } from '#arcade/play/game-engine.ts';
import type { ActionAnswer, GameEngine } from '#arcade/play/game-engine.ts';
import { remember } from '#arcade/play/seat.ts';
import type { Seat } from '#arcade/play/seat.ts';
import { readStake, refusePurse, stakeLadder } from '#arcade/play/stake.ts';
import { formatMinor } from '#money.ts';
import { draw as cryptoDraw } from '#random.ts';
import type { Draw } from '#random.ts';
import { slotModelOf } from './models.ts';
import type { SlotModel } from './models.ts';
import type { SlotInfo, SlotRoundView } from './slot-view.ts';
import { playSlotRound } from './spin.ts';
import type { SlotRound } from './spin.ts';
import { payLines } from './symbols.ts';

const coinSteps = [1n, 2n, 3n, 5n, 8n, 10n, 20n, 30n, 50n, 100n, 200n, 500n, 1000n];
const highestStakeMinor = 500_000n;

export function createSlotEngine(draw: Draw = cryptoDraw): GameEngine {
  return {
    page: 'src/arcade/slot/browser/slot-page.ts',
    describe: (seat): SlotInfo => {
      const model = slotModelOf(seat.game);
      return {
        lines: payLines.slice(0, model.lines),
        strips: model.strips,
        pays: model.pays,
        scatterPays: model.scatterPays,
        freeSpins: model.freeSpins,
        freeSpinMultiplier: model.freeSpinMultiplier,
        jackpots: model.jackpots,
        coins: coinsOf(seat, model),
      };
    },
    act: async (seat, action, input) => {
      if (action !== 'spin') return refuse('unknown_action');
      const model = slotModelOf(seat.game);
      const coinMinor = readStake(coinsOf(seat, model), input['coin'], seat.currency);
      return coinMinor === null ? refuse('bad_request') : spin(seat, model, coinMinor, draw);
    },
  };
}

async function spin(
  seat: Seat,
  model: SlotModel,
  coinMinor: bigint,
  draw: Draw,
): Promise<ActionAnswer> {
  const round = playSlotRound(model, draw);
  const money = {
    roundId: randomUUID(),
    stakeMinor: coinMinor * BigInt(model.lines),
    winMinor: coinMinor * BigInt(round.coins),
  };
  const answer = await seat.purse.play({ ...money, finished: true });
  if (!answer.ok) return refusePurse(seat, answer);
  remember(seat, { ...money, outcome: outcomeOf(round) });
  return { ok: true, value: viewOf(seat, round, coinMinor, money, answer.balanceMinor) };
}

function coinsOf(seat: Seat, model: SlotModel): string[] {
  const highest = highestStakeMinor / BigInt(model.lines);
  return stakeLadder(seat.game.minBet, seat.currency, coinSteps, highest);
}

function outcomeOf(round: SlotRound): string {
  const free = round.spins.length - 1;
  return [free > 0 ? `★ ${free}` : '', round.jackpot?.name ?? ''].join(' ').trim();
}

function viewOf(
  seat: Seat,
  round: SlotRound,
  coinMinor: bigint,
  money: { roundId: string; stakeMinor: bigint; winMinor: bigint },
  balanceMinor: bigint,
): SlotRoundView {
  const { currency } = seat;
  const amount = (coins: number) => formatMinor(coinMinor * BigInt(coins), currency);
  return {
    roundId: money.roundId,
    stake: formatMinor(money.stakeMinor, currency),
    spins: round.spins.map((spun) => ({
      stops: spun.stops,
      lineWins: spun.lineWins.map(({ coins, ...win }) => ({ ...win, win: amount(coins) })),
      scatterCount: spun.scatterCount,
      scatterWin: amount(spun.scatterCoins),
      freeSpinsWon: spun.freeSpinsWon,
      win: amount(spun.coins),
    })),
    jackpot:
      round.jackpot === null
        ? null
        : {
            name: round.jackpot.name,
            win: formatMinor(money.stakeMinor * BigInt(round.jackpot.pays), currency),
          },
    win: formatMinor(money.winMinor, currency),
    balance: formatMinor(balanceMinor, currency),
  };
}
