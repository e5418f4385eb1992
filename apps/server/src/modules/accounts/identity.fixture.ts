import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';

const at = new Date('2026-11-02T00:00:00Z');
const birthday = '1990-05-01';

const sentBy = (memberId: bigint) => ({
  id: randomUUID(),
  member_id: memberId,
  kind: 'passport' as const,
  request_key: randomUUID(),
  given_birthday: birthday,
  sent_at: at,
  decided_at: at,
});

/** Verifies a member under a name, as module protection does after a check. */
export async function verify(db: Database, memberId: bigint, name: string): Promise<void> {
  const found = { found_name: name, found_birthday: birthday };
  await db
    .insertInto('identity_check')
    .values({ ...sentBy(memberId), state: 'verified', given_name: name, ...found })
    .execute();
  await db
    .updateTable('member')
    .set({ identity: 'verified', verified_name: name })
    .where('id', '=', memberId)
    .execute();
}

/** Refuses the documents of a member, as module protection does after a check. */
export async function refuse(db: Database, memberId: bigint): Promise<void> {
  const given = { state: 'refused', given_name: 'A member', reason: 'unreadable' } as const;
  await db
    .insertInto('identity_check')
    .values({ ...sentBy(memberId), ...given })
    .execute();
  await db.updateTable('member').set({ identity: 'refused' }).where('id', '=', memberId).execute();
}
