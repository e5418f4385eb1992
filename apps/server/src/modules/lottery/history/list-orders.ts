import { ApiError } from '#http/api-error.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayAfter, dayAt, dayRange } from '#kit/time/day-range.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { orderStatusOf, stateOfStatus } from '@pavilion/domain/lottery/state/sub-order-state';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { LotteryDeps } from '../lottery-deps.ts';
import { folderLottery } from '../result/folder-lottery.ts';
import { groupedBy } from '../show/grouped-by.ts';
import { askedDays } from './asked-days.ts';
import { findCancellable } from './cancellable.ts';
import { namesOf } from './order-names.ts';
import { listPlays } from './order-part.store.ts';
import { listSubOrders, sumSubOrders, type Filter, type ShownSubOrder } from './sub-order.store.ts';

type Calls = PlayerEndpoints['lottery'];
type Page = ResponseOf<Calls['listOrders']>;
type Item = Page['list'][number];

/** Whose orders, and in which language. */
export type Reader = Readonly<{ memberId: bigint; language: Language }>;

const mostPlayNames = 3;
const daysBack = 90;

/** Whether the result was put right after the sub-order was settled. */
export const isCorrected = ({ draw_version, version }: ShownSubOrder): boolean =>
  draw_version > 1 && version > 0;

/** The lottery that is asked for, also one that is off; `undefined` for all. */
export function askedGame(
  { site }: LotteryDeps,
  gameId: number | '-1' | undefined,
): number | undefined {
  if (gameId === undefined || Number(gameId) === -1) return undefined;
  const asked = Number(gameId);
  if (folderLottery({ site }, asked) === null) throw new ApiError('lottery.game.not.found');
  return asked;
}

async function showItems(
  deps: LotteryDeps,
  rows: readonly ShownSubOrder[],
  language: Language,
): Promise<Item[]> {
  const orderIds = [...new Set(rows.map((row) => row.order_id))];
  if (orderIds.length === 0) return [];
  const { db, clock, currency } = deps;
  const [cancellable, plays] = await Promise.all([
    findCancellable(db, orderIds, clock()),
    listPlays(db, orderIds),
  ]);
  const playsOf = groupedBy(plays, (one) => one.order_id);
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  return rows.map((row) => {
    const { gameCode, gameName, playName } = namesOf(deps, row.game_id, language);
    const ofOrder = playsOf.get(row.order_id) ?? [];
    return {
      orderMasterId: row.order_id,
      orderDetailId: row.number,
      orderNumber: row.order_number,
      gameId: row.game_id,
      gameCode,
      gameName,
      prizeModeId: row.prize_mode,
      playNames: ofOrder.slice(0, mostPlayNames).map((one) => playName(one.play_id)),
      numero: row.numero,
      bettingTime: row.placed_at.toISOString(),
      chasing: row.is_chase,
      chasingOrder: row.nth,
      planBettingAmount: money(row.stake),
      winningAmount: money(row.win),
      rebateAmount: money(row.rebate),
      orderStatus: orderStatusOf[row.state],
      winningNumber: row.win_no,
      corrected: isCorrected(row),
      cancellable: cancellable.has(row.number),
      trial: row.is_trial,
    };
  });
}

async function listPage(
  deps: LotteryDeps,
  filter: Filter,
  { page, size, language }: { page: number; size: number; language: Language },
): Promise<Page> {
  const { db, currency } = deps;
  const asked = { pageNo: page + 1, pageSize: size };
  const [rows, sums] = await Promise.all([
    listSubOrders(db, filter, pageSlice(asked)),
    sumSubOrders(db, filter),
  ]);
  const list = await showItems(deps, rows, language);
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  return {
    ...pageOf(list, sums.total, asked),
    sumPlanBettingAmt: money(sums.stake),
    sumActualBettingAmt: money(sums.actual),
    sumWinningAmt: money(sums.win),
  };
}

const earliestOf = (today: string) => dayAfter(today, -daysBack);

type Asked = ParsedInputOf<Calls['listOrders']>;

/**
 * The days that are asked for, as instants; all that can be asked for where an order or a draw is
 * named and no day.
 */
function rangeOf(deps: LotteryDeps, { startDate, endDate, orderNumber, numero }: Asked) {
  const { timeZone } = deps.site.brand;
  const isNamed = orderNumber !== undefined || numero !== undefined;
  if (isNamed && startDate === undefined && endDate === undefined) {
    const today = dayAt(deps.clock(), timeZone);
    return dayRange(earliestOf(today), today, timeZone);
  }
  const days = askedDays(deps, { startDate, endDate }, earliestOf);
  return dayRange(days.firstDay, days.lastDay, timeZone);
}

const chasesAlone = { all: undefined, chase: true, single: false };

/** What a member has bet, by draw. */
export async function listOrders(
  deps: LotteryDeps,
  input: Asked,
  { memberId, language }: Reader,
): Promise<Page> {
  const { orderStatus, orderNumber, numero, chasingStatus, page, size } = input;
  const filter = {
    memberId,
    ...rangeOf(deps, input),
    gameId: askedGame(deps, input.gameId),
    state: orderStatus === undefined ? undefined : (stateOfStatus(orderStatus) ?? undefined),
    orderNumber,
    numero,
    isChase: chasesAlone[chasingStatus],
  };
  return listPage(deps, filter, { page, size, language });
}

/** The same of today, on the clock of the site. */
export async function listTodayOrders(
  deps: LotteryDeps,
  { page, size, ...input }: ParsedInputOf<Calls['listTodayOrders']>,
  { memberId, language }: Reader,
): Promise<Page> {
  const { timeZone } = deps.site.brand;
  const today = dayAt(deps.clock(), timeZone);
  const gameId = askedGame(deps, input.gameId);
  const filter = { memberId, gameId, ...dayRange(today, today, timeZone) };
  return listPage(deps, filter, { page, size, language });
}
