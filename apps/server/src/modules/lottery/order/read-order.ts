import { ApiError } from '#http/api-error.ts';
import { pricedBySlider } from '@pavilion/domain/lottery/order/order-amounts';
import type { OrderLimits } from '@pavilion/domain/lottery/order/order-limits';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import { limitsOf } from '../show/limits-of.ts';
import type { Wanted } from './asked-draws.ts';
import { draftOf, type AskedLine } from './draft-order.ts';
import type { OrderDraft } from './order-draft.ts';
import { readSlip, requireGame, type ReadLine } from './read-slip.ts';
import type { Asker, Reading } from './reading.ts';
import { plainAmount, type OrderInput } from './request-hash.ts';

async function drawsOf(
  { draws }: Reading,
  { gameId, chase, currentNumero, chaseSlip }: OrderInput,
  { mostDraws }: OrderLimits,
): Promise<Wanted[]> {
  if (!chase) return draws.list(gameId, [{ numero: currentNumero, multiple: 1 }], mostDraws);
  if (!chaseSlip) throw new ApiError('lottery.chase.range', { limit: mostDraws });
  return draws.chase(gameId, chaseSlip, mostDraws);
}

function pricedLine(read: ReadLine, own: number, digits: number, nth: number): AskedLine {
  const { modeId, series, multiple, ...line } = read;
  const slider = { modeId, series, multiple };
  const priced = pricedBySlider({ ...line, ...slider }, own, digits);
  if (!priced) throw new ApiError('lottery.slip.invalid', { line: nth, reason: 'mode' });
  return { ...line, slider, unitMinor: priced.unitMinor, odds: priced.odds };
}

/** Reads an order in rows of numbers; throws what is wrong with it. */
export async function readOrder(
  reading: Reading,
  input: OrderInput,
  { memberId, ...request }: Asker,
): Promise<OrderDraft> {
  const { deps, players } = reading;
  const { digits } = deps.currency;
  const game = await requireGame(reading, input, (money) => money === 'slider');
  const limits = limitsOf(deps, game.lottery);
  const read = readSlip(game, input.bettingSlipString, limits);
  const [draws, player, ownSeries] = await Promise.all([
    drawsOf(reading, input, limits),
    players.require(memberId),
    players.ownSeries(memberId),
  ]);
  const lines = read.map((line, index) => pricedLine(line, ownSeries, digits, index + 1));
  // A chase with one draw is a single order.
  const isChase = draws.length > 1;
  const draft = draftOf(
    {
      ...game,
      player,
      request,
      ownSeries,
      lines,
      draws,
      isChase,
      stopsOnWin: isChase && input.winningStop,
      oddsVersion: null,
      bytes: input.bettingSlipString.length,
    },
    limits,
    digits,
  );
  if (parseAmount(plainAmount(input.betCartAmountSum), digits) !== draft.stake) {
    throw new ApiError('lottery.amount.differs', { amount: formatAmount(draft.stake, digits) });
  }
  return draft;
}
