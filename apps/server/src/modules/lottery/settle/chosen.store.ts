import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { ChosenRow, LineRow } from '../stored-order.ts';

/** Lines of one play and position of a member. */
export type Position = { memberId: bigint } & Pick<LineRow, 'play_id' | 'digit'>;

/** The lines of members in a draw, of all their sub-orders that count. */
function linesOf(transaction: DatabaseTransaction, drawId: string, memberIds: readonly bigint[]) {
  return transaction
    .selectFrom('lottery_sub_order as sub')
    .innerJoin('lottery_line as line', 'line.order_id', 'sub.order_id')
    .select(['sub.member_id as memberId', 'line.play_id', 'line.digit'])
    .where('sub.draw_id', '=', drawId)
    .where(sql<boolean>`sub.member_id = any (${[...memberIds]}::bigint[])`)
    .where('sub.state', 'in', ['placed', 'lost', 'won']);
}

/** How many bets members have in a draw, by play and position. */
export function countBets(
  transaction: DatabaseTransaction,
  drawId: string,
  memberIds: readonly bigint[],
): Promise<(Position & { bets: bigint })[]> {
  return linesOf(transaction, drawId, memberIds)
    .select(sql<bigint>`sum(line.bets)::bigint`.as('bets'))
    .groupBy(['sub.member_id', 'line.play_id', 'line.digit'])
    .execute();
}

/** What members chose in some plays in a draw; equal lines of a member once. */
export function readChosen(
  transaction: DatabaseTransaction,
  drawId: string,
  memberIds: readonly bigint[],
  playIds: readonly number[],
): Promise<(Position & ChosenRow)[]> {
  return linesOf(transaction, drawId, memberIds)
    .select('line.balls')
    .distinct()
    .where(sql<boolean>`line.play_id = any (${[...playIds]}::int[])`)
    .execute();
}
