import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { parseBalls } from '@pavilion/domain/lottery/slip/balls-text';
import { formatSlip, type SlipLine } from '@pavilion/domain/lottery/slip/slip-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { playOf, type Room } from '../room/room.ts';
import { takenDraws, type Chase } from './chase/chase.ts';
import type { NewLine } from './line.ts';

type Calls = PlayerEndpoints['lottery'];
type RowsInput = Omit<InputOf<Calls['placeOrder']>, 'requestKey'>;
type BetsInput = Omit<InputOf<Calls['placeBets']>, 'requestKey'>;

/** An order as one of the two calls sends it, but for its key. */
export type OrderInput =
  | Readonly<{ kind: 'rows'; input: RowsInput }>
  | Readonly<{ kind: 'bets'; input: BetsInput }>;

/** What is to be placed. */
export type Order = Readonly<{
  lines: readonly NewLine[];
  /** The draw, or the first one of a chase that is not left out. */
  numero: string;
  chase: Chase | null;
  /** What it costs, all draws together. */
  stake: bigint;
  /** The odds that the player saw. */
  oddsVersion: string;
}>;

function slipLineOf(room: Room, { playId, balls, row, price }: NewLine): SlipLine[] {
  const play = playOf(room, playId)?.play;
  const selection = play && parseBalls(play, balls, row);
  if (!play || !selection || !('modeId' in price)) return [];
  const { modeId, series, multiple } = price;
  return [{ play, selection, modeId, series, multiple }];
}

function rowsInput(room: Room, { lines, numero, chase, stake }: Order): RowsInput {
  const given = {
    gameId: room.lottery.gameId,
    currentNumero: numero,
    bettingSlipString: formatSlip(lines.flatMap((line) => slipLineOf(room, line))),
    betCartAmountSum: formatAmount(stake, room.digits),
    prizeModeId: room.mode.prizeModeId,
  };
  if (chase === null) return given;
  const taken = takenDraws(chase);
  const from = chase.draws.findIndex((draw) => draw === taken[0]);
  const to = chase.draws.findLastIndex((draw) => draw === taken.at(-1));
  const multiples = chase.draws.slice(from, to + 1).map(({ multiple }) => multiple);
  return {
    ...given,
    chase: true,
    chaseSlip: { numero, multiples },
    winningStop: chase.stopsOnWin,
  };
}

function contentOf(room: Room, { playId, balls, row }: NewLine) {
  const play = playOf(room, playId)?.play;
  const digits = play?.approach === 'picked' ? play.digits : undefined;
  return {
    gameId: room.lottery.gameId,
    playId,
    bettingContent: digits === undefined ? balls : `${balls}~${digits[row ?? 0]}`,
    bettingApproach: play?.approach === 'typed' ? 2 : 1,
  };
}

function betsInput(room: Room, { lines, numero, chase, oddsVersion }: Order): BetsInput {
  const draws = chase === null ? [{ numero, multiple: 1 }] : takenDraws(chase);
  return {
    prizeMode: room.mode.name,
    oddsVersion,
    contents: lines.map((line) => ({
      ...contentOf(room, line),
      singleBetPrice: 'amount' in line.price ? line.price.amount : '0',
      winStop: chase?.stopsOnWin ?? false,
      numero: draws.map((draw) => ({ numero: draw.numero, multiple: draw.multiple })),
    })),
  };
}

/** The order as the call of its money sends it. */
export function orderInput(room: Room, order: Order): OrderInput {
  return room.money === 'slider'
    ? { kind: 'rows', input: rowsInput(room, order) }
    : { kind: 'bets', input: betsInput(room, order) };
}

/** What makes two orders the same to the server, which does not count the odds that were seen. */
export function detailsOf({ kind, input }: OrderInput): string[] {
  return kind === 'rows'
    ? [kind, JSON.stringify(input)]
    : [kind, input.prizeMode, JSON.stringify(input.contents)];
}
