import { randomBytes, randomUUID } from 'node:crypto';
import { hourMs } from '#kit/time/milliseconds.ts';
import { betOf, lotterySource, stakeBackOf } from '#modules/lottery/money.ts';
import type { ServedSite } from '#testing/served-site.ts';
import { insertRows } from './insert-rows.ts';
import type { Person, Rows } from './rows-of-person.ts';

const gameId = 3002;
const stake = 5_00n;

/** An open draw of a lottery that somebody else draws; no job makes one with its number. */
function drawRow(id: string, now: Date) {
  const later = (hours: number) => new Date(now.getTime() + hours * hourMs);
  return {
    id,
    game_id: gameId,
    numero: `20991231-${randomBytes(4).toString('hex')}`,
    day: '2099-12-31',
    station: null,
    is_own: false,
    state: 'open' as const,
    opens_at: later(-1),
    closes_at: later(1),
    draws_at: later(2),
    year_animal: 6,
    commit: null,
    chain_hash: null,
    beacon_round: null,
    void_reason: null,
    voided_by: null,
    voided_at: null,
    made_at: now,
    drawn_at: null,
    settled_at: null,
  };
}

/** An order of a person on one draw, which stands or was cancelled, without its money. */
export function lotteryRows(
  { id, accountId }: Pick<Person, 'id' | 'accountId'>,
  now: Date,
  state: 'placed' | 'cancelled',
) {
  const [orderId, drawId] = [randomUUID(), randomUUID()];
  const number = `L20991231${randomBytes(6).toString('hex').toUpperCase()}`;
  const subOrder = `${number}-001`;
  const owner = { member_id: id, account_id: accountId };
  const isCancelled = state === 'cancelled';
  const rows: Rows = {
    lottery_draw: [drawRow(drawId, now)],
    lottery_order: [
      {
        id: orderId,
        number,
        ...owner,
        game_id: gameId,
        prize_mode: 4,
        pricing: 'fixed',
        own_series: null,
        is_trial: false,
        is_chase: false,
        stops_on_win: false,
        request_key: null,
        request_hash: randomBytes(32),
        bets: 1,
        stake,
        placed_at: now,
      },
    ],
    lottery_line: [
      {
        order_id: orderId,
        nth: 1,
        play_id: 5801,
        balls: '451',
        digit: null,
        mode_id: null,
        series: null,
        multiple: null,
        unit: stake,
        bets: 1,
        stake,
        odds: ['900'],
      },
    ],
    lottery_sub_order: [
      {
        order_id: orderId,
        nth: 1,
        number: subOrder,
        draw_id: drawId,
        ...owner,
        multiple: 1,
        stake,
        possible_win: stake * 900n,
        state,
        paid_version: null,
        placed_at: now,
        ended_at: isCancelled ? now : null,
        ended_by: isCancelled ? 'member' : null,
        reason: null,
      },
    ],
  };
  return { rows, orderId, subOrder };
}

/** Has a person placed an order and cancelled it, which moves the stake there and back. */
export async function cancelledOrder(site: ServedSite, person: Person): Promise<void> {
  const { wallet } = site.modules;
  const { rows, subOrder } = lotteryRows(person, site.clock(), 'cancelled');
  await insertRows(site.db, rows);
  const houseId = await wallet.houseAccount(lotterySource, site.site.brand.currency.code);
  const { accountId } = person;
  const round = { number: subOrder, accountId, houseId, gameId, money: 'fixed' } as const;
  for (const posting of [betOf(round, stake), stakeBackOf(round)]) {
    const [result] = await wallet.apply([posting]);
    if (result?.outcome !== 'applied') throw new Error(`not posted: ${result?.outcome}`);
  }
}
