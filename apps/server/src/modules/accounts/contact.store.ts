import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** Whether a row of `member`, under the name it has in the query, has proved a number or a mail. */
export const hasProvedContact = (member: string) => sql<boolean>`
  (${sql.ref(`${member}.mobile_num`)} is not null
    or ${sql.ref(`${member}.email_proved_at`)} is not null)`;

/** The addresses at which a member can be reached, and the member's language. */
export function findContact(db: Executor, memberId: bigint) {
  return db
    .selectFrom('member')
    .select(['mobile_num', 'email', 'email_proved_at', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirst();
}

/** Writes a contact unless another member has it; false when one has. */
async function writeUnlessTaken(
  transaction: DatabaseTransaction,
  memberId: bigint,
  column: 'mobile_num' | 'email',
  contact: string,
  more: { email_proved_at?: Date } = {},
): Promise<boolean> {
  const row = await transaction
    .updateTable('member')
    .set({ [column]: contact, ...more })
    .where('id', '=', memberId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('member as other')
            .select('other.id')
            .where(`other.${column}`, '=', contact)
            .where('other.id', '!=', memberId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when another member has the number. */
export function writeMobile(
  transaction: DatabaseTransaction,
  memberId: bigint,
  mobileNum: string,
): Promise<boolean> {
  return writeUnlessTaken(transaction, memberId, 'mobile_num', mobileNum);
}

/** False when another member has the address. */
export function writeEmail(
  transaction: DatabaseTransaction,
  memberId: bigint,
  email: string,
  now: Date,
): Promise<boolean> {
  return writeUnlessTaken(transaction, memberId, 'email', email, { email_proved_at: now });
}
