import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import { notificationTopic } from '#modules/credentials/account-notifications.ts';

/**
 * Erases the answers to security questions, password links, and notifications, sent or not, that
 * name the member or a contact of the member.
 */
export async function eraseSecurity(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  for (const table of ['security_answer', 'password_link'] as const) {
    await transaction.deleteFrom(table).where('member_id', '=', memberId).execute();
  }
  await sql`
    delete from outbox o using member m
    where m.id = ${memberId} and o.topic = ${notificationTopic}
      and (o.payload ->> 'memberId' = m.id::text or o.payload ->> 'username' = m.username
        or o.payload ->> 'email' = m.email or o.payload ->> 'mobileNum' = m.mobile_num)
  `.execute(transaction);
}
