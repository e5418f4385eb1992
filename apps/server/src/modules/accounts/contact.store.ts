import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** The addresses at which a member can be reached, and the member's language. */
export function findContact(db: Executor, memberId: bigint) {
  return db
    .selectFrom('member')
    .select(['mobile_num', 'email', 'email_proved_at', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirst();
}

/** False when another member has the number. */
export async function writeMobile(
  transaction: DatabaseTransaction,
  memberId: bigint,
  mobileNum: string,
): Promise<boolean> {
  const row = await transaction
    .updateTable('member')
    .set({ mobile_num: mobileNum })
    .where('id', '=', memberId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('member as other')
            .select('other.id')
            .where('other.mobile_num', '=', mobileNum)
            .where('other.id', '!=', memberId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when another member has the address. */
export async function writeEmail(
  transaction: DatabaseTransaction,
  memberId: bigint,
  email: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('member')
    .set({ email, email_proved_at: now })
    .where('id', '=', memberId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('member as other')
            .select('other.id')
            .where('other.email', '=', email)
            .where('other.id', '!=', memberId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
