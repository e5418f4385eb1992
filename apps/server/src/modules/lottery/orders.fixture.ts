import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { currency, type Member } from '#testing/test-base.ts';
import { wholeOf } from '@pavilion/domain/lottery/fraction';
import {
  orderAmounts,
  pricedBySeries,
  pricedBySlider,
  pricedByTable,
} from '@pavilion/domain/lottery/order/order-amounts';
import type { MoneyOfBet } from '@pavilion/domain/lottery/order/prize-mode';
import type { Family, Prizes } from '@pavilion/domain/lottery/play';
import { electronicSeries } from '@pavilion/domain/lottery/price/series';
import type { DrawRow } from './draw.store.ts';
import type { OpenLottery } from './lottery.fixture.ts';
import { betOf, houseOf } from './money.ts';
import { insertOrders } from './order/order.store.ts';
import { selectionOfLine, storedOdds, subOrderNumber } from './stored-order.ts';

type NewDraw = {
  gameId: number;
  numero: string;
  state?: 'scheduled' | 'open' | 'closed';
  station?: string;
  /** Seconds from now until betting ends; below zero it has. */
  closesIn?: number;
};

/** A line with the slider at series 1950 and unit 1, or with an amount for each unit. */
type NewLine = {
  playId: number;
  balls: string;
  digit?: number;
  multiple?: number;
  amount?: bigint;
};

type NewOrder = {
  member: Pick<Member, 'memberId' | 'accountId'>;
  gameId: number;
  lines: readonly NewLine[];
  /** Ids of draws, or with a multiple each. */
  draws: readonly (string | { id: string; multiple: number })[];
  /** The slider on own families and fixed odds on others where it is left out. */
  money?: MoneyOfBet;
  stopsOnWin?: boolean;
  isTrial?: boolean;
};

const ownSeries = 1956;
const series = 1950;

const modeOfMoney = { slider: 1, electronic: 3, fixed: 4 } as const;

/** The row of a draw, before it has a result. */
function drawRow(
  { gameId, numero, state = 'open', station, closesIn = 30 }: NewDraw,
  { isOwn, now }: { isOwn: boolean; now: Date },
) {
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  return {
    id: randomUUID(),
    game_id: gameId,
    numero,
    day: `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`,
    station: station ?? null,
    is_own: isOwn,
    state,
    opens_at: at(state === 'scheduled' ? closesIn - 1 : closesIn - 3600),
    closes_at: at(closesIn),
    draws_at: at(closesIn + 5),
    year_animal: 6,
    commit: isOwn ? randomBytes(32) : null,
    chain_hash: isOwn ? 'chain' : null,
    beacon_round: isOwn ? 1000n : null,
    void_reason: null,
    voided_by: null,
    voided_at: null,
    made_at: now,
    drawn_at: null,
    settled_at: null,
  };
}

/** A line with its price. */
function pricedOf(family: Family<unknown>, money: MoneyOfBet, line: NewLine) {
  const { playId, balls, digit = null, amount = 1_00n, multiple = 1 } = line;
  const play = family.plays.find((one) => one.playId === playId);
  if (!play) throw new Error(`${family.code} has no play ${playId}`);
  const selection = selectionOfLine(play, { play_id: playId, balls, digit });
  if (money === 'fixed') return pricedByTable({ play, selection }, amount);
  if (money === 'electronic') return pricedBySeries({ play, selection }, amount, electronicSeries);
  const chosen = { play, selection, modeId: 1 as const, multiple, series };
  const found = pricedBySlider(chosen, ownSeries, currency.digits);
  if (!found) throw new Error('the currency has no such coin');
  return found;
}

type Taken = readonly { id: string; multiple: number }[];

/** The rows of an order. */
function rowsOf(given: NewOrder, family: Family<unknown>, money: MoneyOfBet, placedAt: Date) {
  const { member, gameId, lines, draws, stopsOnWin = false, isTrial = false } = given;
  const taken: Taken = draws.map((one) =>
    typeof one === 'string' ? { id: one, multiple: 1 } : one,
  );
  const priced = lines.map((line) => pricedOf(family, money, line));
  const wanted = taken.map(({ multiple }) => ({ multiple, yearAnimal: 6 }));
  const amounts = orderAmounts(priced, wanted);
  const id = randomUUID();
  const number = `L20261124${randomBytes(6).toString('hex').toUpperCase()}`;
  const owner = { member_id: member.memberId, account_id: member.accountId };
  const hasSlider = money === 'slider';
  return {
    order: {
      ...owner,
      id,
      number,
      game_id: gameId,
      prize_mode: modeOfMoney[money],
      pricing: money,
      own_series: hasSlider ? ownSeries : null,
      is_trial: isTrial,
      is_chase: taken.length > 1,
      stops_on_win: stopsOnWin,
      request_key: null,
      request_hash: createHash('sha256').update(id).digest(),
      bets: amounts.bets,
      stake: amounts.stake,
      placed_at: placedAt,
    },
    lines: lines.map((line, index) => ({
      order_id: id,
      nth: index + 1,
      play_id: line.playId,
      balls: line.balls,
      digit: line.digit ?? null,
      mode_id: hasSlider ? 1 : null,
      series: hasSlider ? series : null,
      multiple: hasSlider ? (line.multiple ?? 1) : null,
      unit: priced[index]?.unitMinor ?? 0n,
      bets: amounts.lines[index]?.bets ?? 0,
      stake: amounts.lines[index]?.stake ?? 0n,
      odds: storedOdds(priced[index]?.odds ?? []),
    })),
    subOrders: amounts.subOrders.map(({ multiple, stake, possibleWin }, index) => ({
      ...owner,
      order_id: id,
      nth: index + 1,
      number: subOrderNumber(number, index + 1),
      draw_id: taken[index]?.id ?? '',
      multiple,
      stake,
      possible_win: wholeOf(possibleWin),
      placed_at: placedAt,
      paid_version: null,
      ended_at: null,
      ended_by: null,
      reason: null,
    })),
  };
}

/** Puts draws and orders into the database as the module leaves them, bets in the ledger too. */
export function createPlacedOrders({ deps, db, clock }: OpenLottery) {
  /** Puts in a draw, and returns its id. */
  async function draw(given: NewDraw): Promise<string> {
    const isOwn = deps.lotteries.require(given.gameId).kind === 'own';
    const row = drawRow(given, { isOwn, now: clock() });
    await db.insertInto('lottery_draw').values(row).execute();
    return row.id;
  }

  /** Puts in an order, and takes its bets; returns its id and the numbers of its sub-orders. */
  async function order(given: NewOrder) {
    const { gameId, member, isTrial = false } = given;
    const { family, kind } = deps.lotteries.require(gameId);
    const money = given.money ?? (kind === 'own' ? 'slider' : 'fixed');
    const rows = rowsOf(given, family, money, clock());
    const houseId = await houseOf(deps, isTrial);
    const { accountId } = member;
    const bets = rows.subOrders.map(({ number, stake }) =>
      betOf({ number, accountId, houseId, gameId, money }, stake),
    );
    await db.transaction().execute(async (transaction) => {
      const results = await deps.wallet.applyGroupsIn(transaction, [bets]);
      const refused = results.flat().find(({ outcome }) => outcome !== 'applied');
      if (refused) throw new Error(`a bet was not taken: ${refused.outcome}`);
      await insertOrders(transaction, [rows]);
    });
    const { id, number } = rows.order;
    return { id, number, subOrders: rows.subOrders.map((one) => one.number) };
  }

  /** Closes a draw and gives it a result, or the next version of one. */
  async function drawn(id: string, winNo: string, prizes: Prizes = {}): Promise<void> {
    const found = await drawOf(id);
    const version = found.version + 1;
    const state = version === 1 ? 'drawn' : 'resettled';
    await db
      .insertInto('lottery_result')
      .values({
        draw_id: id,
        version,
        win_no: winNo,
        prizes,
        decided_by: 'ana, ben',
        decided_at: clock(),
        reason: version === 1 ? null : 'it was read wrongly',
        seed: null,
        signature: null,
      })
      .execute();
    await db
      .updateTable('lottery_draw')
      .set({ state, version, drawn_at: clock(), to_settle: version > 1 })
      .where('id', '=', id)
      .execute();
  }

  const drawOf = (id: string): Promise<DrawRow> =>
    db.selectFrom('lottery_draw').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const subOrdersOf = (orderId: string) =>
    db
      .selectFrom('lottery_sub_order')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('nth')
      .execute();

  return { draw, order, drawn, drawOf, subOrdersOf };
}

export type PlacedOrders = ReturnType<typeof createPlacedOrders>;
