import { ApiError } from '#http/api-error.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { findMemberId } from '#modules/accounts/member-lock.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { LotteryDeps } from '../lottery-deps.ts';
import { folderLottery } from '../result/folder-lottery.ts';
import { askedGame } from './list-orders.ts';
import { countSubOrders, listWithAccounts, type Filter } from './sub-order.store.ts';

type Call = OperatorEndpoints['lottery']['listLotteryOrders'];
type Page = ResponseOf<Call>;
type Item = Page['list'][number];
type Row = Awaited<ReturnType<typeof listWithAccounts>>[number];

function showRow({ site, currency }: LotteryDeps, row: Row): Item {
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  return {
    orderId: row.order_id,
    orderDetailId: row.number,
    orderNumber: row.order_number,
    account: row.username,
    // One that the site folder has no more is called by its number.
    gameCode: folderLottery({ site }, row.game_id)?.code ?? `${row.game_id}`,
    numero: row.numero,
    placedAt: row.placed_at.toISOString(),
    chase: row.is_chase,
    multiple: row.multiple,
    stake: money(row.stake),
    possibleWin: money(row.possible_win),
    win: money(row.win),
    rebate: money(row.rebate),
    state: row.state,
    winNo: row.win_no,
    version: row.version,
    endedBy: row.ended_by,
    reason: row.reason,
    trial: row.is_trial,
  };
}

/** What an order has in some of its draws, the last one first. */
export async function showForOperators(
  deps: LotteryDeps,
  of: { orderId: string; numbers: readonly string[] },
): Promise<Item[]> {
  const rows = await listWithAccounts(deps.db, of, { limit: of.numbers.length, offset: 0 });
  return rows.map((row) => showRow(deps, row));
}

async function askedMember({ db }: LotteryDeps, account: string | undefined) {
  if (account === undefined) return undefined;
  const memberId = await findMemberId(db, account);
  if (memberId === null) throw new ApiError('member.not.found');
  return memberId;
}

/** How far back draws are looked at where nothing names a few orders. */
const usualMs = 7 * dayMs;

/** What members have bet, by draw, the latest draw first. */
export async function listLotteryOrders(
  deps: LotteryDeps,
  { account, gameId, numero, orderNumber, state, ...query }: ParsedInputOf<Call>,
): Promise<Page> {
  const { db, clock } = deps;
  const isNamed = account !== undefined || numero !== undefined || orderNumber !== undefined;
  const filter: Filter = {
    memberId: await askedMember(deps, account),
    gameId: askedGame(deps, gameId),
    numero,
    drawnFrom: isNamed ? undefined : new Date(clock().getTime() - usualMs),
    orderNumber,
    state,
  };
  const [rows, total] = await Promise.all([
    listWithAccounts(db, filter, pageSlice(query)),
    countSubOrders(db, filter),
  ]);
  const list = rows.map((row) => showRow(deps, row));
  return pageOf(list, total, query);
}
