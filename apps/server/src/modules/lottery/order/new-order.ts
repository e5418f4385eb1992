import { randomBytes, randomUUID } from 'node:crypto';
import { wholeOf } from '@pavilion/domain/lottery/fraction';
import { orderAmounts } from '@pavilion/domain/lottery/order/order-amounts';
import type { Taken } from '../exposure/exposure.ts';
import { storedOdds, subOrderNumber } from '../stored-order.ts';
import { pricedLineOf, type DraftLine, type OrderDraft } from './order-draft.ts';
import type { NewOrder } from './order.store.ts';

/** Without I, L, O and U, which people mistake for others. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number that people can read out; `day` is that of the site, `YYYY-MM-DD`. */
function newOrderNumber(day: string): string {
  const random = [...randomBytes(12)].map((byte) => characters[byte % characters.length]);
  return `L${day.replaceAll('-', '')}${random.join('')}`;
}

function lineRowOf(line: DraftLine, orderId: string, index: number): NewOrder['lines'][number] {
  const { slider } = line;
  return {
    order_id: orderId,
    nth: index + 1,
    play_id: line.play.playId,
    balls: line.balls,
    digit: line.digit,
    mode_id: slider?.modeId ?? null,
    series: slider?.series ?? null,
    multiple: slider?.multiple ?? null,
    unit: line.unitMinor,
    bets: line.bets,
    stake: line.stake,
    odds: storedOdds(line.odds),
  };
}

/** What each draw pays at most with the odds that were agreed. */
function possibleWins({ draws, lines, ownSeries }: OrderDraft, taken: Taken): bigint[] {
  if (taken.lines === lines) return draws.map(({ possibleWin }) => possibleWin);
  const priced = taken.lines.map((line) => pricedLineOf(line, ownSeries));
  const wanted = draws.map(({ draw, multiple }) => ({ multiple, yearAnimal: draw.year_animal }));
  return orderAmounts(priced, wanted).subOrders.map(({ possibleWin }) => wholeOf(possibleWin));
}

/** The rows of an order that is taken at a time; `day` is that of the site. */
export function newOrder(
  draft: OrderDraft,
  taken: Taken,
  { day, now }: { day: string; now: Date },
): NewOrder {
  const id = randomUUID();
  const number = newOrderNumber(day);
  const { memberId, accountId } = draft;
  const wins = possibleWins(draft, taken);
  return {
    order: {
      id,
      number,
      member_id: memberId,
      account_id: accountId,
      game_id: draft.lottery.gameId,
      prize_mode: draft.prizeMode.prizeModeId,
      pricing: draft.money,
      own_series: draft.ownSeries,
      is_trial: draft.isTrial,
      is_chase: draft.isChase,
      stops_on_win: draft.stopsOnWin,
      request_key: draft.requestKey,
      request_hash: draft.requestHash,
      bets: draft.bets,
      stake: draft.stake,
      placed_at: now,
    },
    lines: taken.lines.map((line, index) => lineRowOf(line, id, index)),
    subOrders: draft.draws.map(({ draw, multiple, stake }, index) => ({
      order_id: id,
      nth: index + 1,
      number: subOrderNumber(number, index + 1),
      draw_id: draw.id,
      member_id: memberId,
      account_id: accountId,
      multiple,
      stake,
      possible_win: wins[index] ?? 0n,
      placed_at: now,
      paid_version: null,
      ended_at: null,
      ended_by: null,
      reason: null,
    })),
  };
}
