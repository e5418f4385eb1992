import { ApiError } from '#http/api-error.ts';
import type { OrderLimits } from '@pavilion/domain/lottery/order/order-limits';
import {
  moneyOf,
  prizeModeOf,
  showsPlay,
  type MoneyOfBet,
  type PrizeMode,
} from '@pavilion/domain/lottery/order/prize-mode';
import type { Play } from '@pavilion/domain/lottery/play';
import { filledRow, formatBalls } from '@pavilion/domain/lottery/slip/balls-text';
import { parseSlip, type SlipLine } from '@pavilion/domain/lottery/slip/slip-text';
import type { Lottery } from '../lotteries.ts';
import type { AskedLine } from './draft-order.ts';
import type { Reading } from './reading.ts';

/** A lottery in a prize mode that shows it. */
export type Game = Readonly<{ lottery: Lottery; prizeMode: PrizeMode; money: MoneyOfBet }>;

/**
 * Throws `lottery.game.not.found`, `lottery.game.paused`, or `lottery.play.closed` where the mode
 * does not show the lottery, or not with such money.
 */
export async function requireGame(
  { deps, isPaused }: Pick<Reading, 'deps' | 'isPaused'>,
  { gameId, prizeModeId }: { gameId: number; prizeModeId: number },
  isMoney: (money: MoneyOfBet) => boolean,
): Promise<Game> {
  const lottery = deps.lotteries.require(gameId);
  if (await isPaused(gameId)) throw new ApiError('lottery.game.paused');
  const prizeMode = prizeModeOf(prizeModeId);
  const money = prizeMode && moneyOf(prizeMode, lottery.familyCode);
  if (!prizeMode || !money || !isMoney(money)) throw new ApiError('lottery.play.closed');
  return { lottery, prizeMode, money };
}

/** A line that was read, without its price. */
export type ReadLine = Omit<AskedLine, 'unitMinor' | 'odds' | 'slider'> &
  Pick<SlipLine, 'modeId' | 'series' | 'multiple'>;

function readLineOf(play: Play<unknown>, line: SlipLine): ReadLine {
  const { selection, modeId, series, multiple } = line;
  const digits = play.approach === 'picked' ? play.digits : undefined;
  return {
    play,
    selection,
    balls: formatBalls(play, selection),
    digit: digits?.[filledRow(selection)] ?? null,
    modeId,
    series,
    multiple,
  };
}

/**
 * The lines of a text. Throws `lottery.slip.invalid` for the first fault, or `lottery.play.closed`
 * where the mode does not show a play of them. `before` are the lines that were read already.
 */
export function readSlip(
  { lottery: { family, familyCode }, prizeMode }: Game,
  text: string,
  limits: OrderLimits,
  before = 0,
): ReadLine[] {
  const playOf = (playId: number) => family.plays.find((play) => play.playId === playId) ?? null;
  const { lines, fault } = parseSlip(text, playOf, limits);
  if (fault) throw new ApiError('lottery.slip.invalid', { ...fault, line: before + fault.line });
  return lines.map((line) => {
    const play = playOf(line.play.playId);
    if (!play || !showsPlay(prizeMode, familyCode, play)) throw new ApiError('lottery.play.closed');
    return readLineOf(play, line);
  });
}
