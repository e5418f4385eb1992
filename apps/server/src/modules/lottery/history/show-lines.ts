import { ApiError } from '#http/api-error.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { decimalText, fractionText } from '@pavilion/domain/lottery/fraction';
import type { Family } from '@pavilion/domain/lottery/play';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { LotteryDeps } from '../lottery-deps.ts';
import { playOfLine, readOdds, type LineRow } from '../stored-order.ts';
import { createEvaluations, isSettled, lineWins } from './line-wins.ts';
import type { Reader } from './list-orders.ts';
import { namesOf, type OrderNames } from './order-names.ts';
import { countLines, listLinesPage, listSettledBy, type SettledBy } from './order-part.store.ts';
import { ownOrder } from './show-order.ts';

type Call = PlayerEndpoints['lottery']['getOrderLines'];
type Lines = ResponseOf<Call>;
type Line = Lines['list'][number];

function showLine(
  row: LineRow,
  { family, playName }: OrderNames,
  { win, money }: { win: bigint | null; money: (minor: bigint) => string },
): Line {
  const play = family && playOfLine(family, row);
  return {
    line: row.nth,
    playId: row.play_id,
    playCode: play?.code ?? `${row.play_id}`,
    playName: playName(row.play_id),
    balls: row.balls,
    digit: row.digit,
    typed: play?.approach === 'typed',
    unit: money(row.unit / BigInt(row.multiple ?? 1)),
    series: row.series,
    multiple: row.multiple,
    bets: row.bets,
    stake: money(row.stake),
    odds: readOdds(row.odds).map((odds, index) => ({
      tier: index + 1,
      odds: fractionText(odds),
      bonus: decimalText(odds, 4),
    })),
    winningAmount: win === null ? null : money(win),
  };
}

/** The draws of an order that are asked for: one, or all. */
async function askedDraws(
  db: LotteryDeps['db'],
  orderId: string,
  orderDetailId: string | undefined,
): Promise<SettledBy[]> {
  const all = await listSettledBy(db, orderId);
  const asked = all.filter(({ number }) => orderDetailId === undefined || number === orderDetailId);
  if (asked.length === 0) throw new ApiError('lottery.order.not.found');
  return asked;
}

/** Who reads, until when. */
type LinesReader = Reader & Readonly<{ signal: AbortSignal | undefined }>;

/**
 * Creates the list of the lines of an order of a member, with what each won in one of its draws or
 * in all; null where none has come to an end. Lines are read and evaluated in a slot.
 */
export function createOrderLines(deps: LotteryDeps) {
  const { db, currency } = deps;
  const evaluations = createEvaluations();
  const money = (minor: bigint) => formatAmount(minor, currency.digits);

  return async (
    { id, orderDetailId, page, size }: ParsedInputOf<Call>,
    { memberId, language, signal }: LinesReader,
  ): Promise<Lines> => {
    const order = await ownOrder(deps, memberId, id);
    const subOrders = await askedDraws(db, id, orderDetailId);
    const settled = subOrders.filter(isSettled);
    const asked = { pageNo: page + 1, pageSize: size };
    const names = namesOf(deps, order.game_id, language);
    const { family } = names;
    const hasEnded = family !== null && subOrders.some(({ state }) => state !== 'placed');
    const read = () => listLinesPage(db, id, pageSlice(asked));
    const evaluate = async (ofFamily: Family<unknown>, ended: AbortSignal) => {
      const rows = await read();
      const evaluated = { family: ofFamily, rows, ownSeries: order.own_series, settled };
      return { rows, wins: await lineWins(evaluated, ended) };
    };
    const holder = { signal, counts: { member: `${memberId}` } };
    const { rows, wins } =
      family !== null && settled.length > 0
        ? await evaluations.run((ended) => evaluate(family, ended), holder)
        : { rows: await read(), wins: [] };
    const total = await countLines(db, id);
    const list = rows.map((row, at) =>
      showLine(row, names, { win: hasEnded ? (wins[at] ?? 0n) : null, money }),
    );
    return pageOf(list, total, asked);
  };
}
