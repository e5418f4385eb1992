import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';

export type PastLogin = { memberId: bigint; at: Date };

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/130.0.0.0 Mobile Safari/537.36';

/** Notes log-ins of the past, for accounts to try, on a phone beside the server. */
export async function insertPastLogins(
  transaction: DatabaseTransaction,
  logins: readonly PastLogin[],
): Promise<void> {
  await transaction
    .insertInto('login_record')
    .values(
      logins.map(({ memberId, at }) => ({
        member_id: memberId,
        at,
        outcome: 'succeeded',
        way: 'password',
        address: '127.0.0.1',
        user_agent: phone,
      })),
    )
    .execute();
  await sql`
    update member set last_login_at = login.at
    from (
      select member_id, max(at) as at from login_record
      where member_id = any (${logins.map(({ memberId }) => memberId)}::bigint[])
      group by member_id
    ) as login
    where member.id = login.member_id`.execute(transaction);
}
