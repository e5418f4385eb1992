import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { ExclusionKind } from '@pavilion/domain/protection/exclusion';

const since = new Date('2026-11-01T00:00:00Z');

/** Puts a member into a time-out or self-exclusion, and returns its id. */
export async function excludeFor(
  db: Database,
  memberId: bigint,
  { kind, until }: { kind: ExclusionKind; until: Date | null },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('exclusion')
    .values({ id, member_id: memberId, kind, by_operator: false, since, until })
    .execute();
  await db.updateTable('member').set({ exclusion: kind }).where('id', '=', memberId).execute();
  return id;
}

/** Ends the exclusion of a member. */
export async function endExclusion(db: Database, memberId: bigint): Promise<void> {
  await db
    .updateTable('exclusion')
    .set({ ended_at: new Date('2026-12-01T00:00:00Z') })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
  await db.updateTable('member').set({ exclusion: null }).where('id', '=', memberId).execute();
}

/** The cases of an exclusion, as the tests of what is refused compare them. */
export async function casesOf(db: Database, exclusionId: string) {
  const rows = await db
    .selectFrom('exclusion_case')
    .select(['place', 'refused', 'matched', 'other_id', 'times', 'closed_at'])
    .where('exclusion_id', '=', exclusionId)
    .orderBy('first_at')
    .orderBy('refused')
    .execute();
  return rows.map(({ other_id: otherId, closed_at: closedAt, ...row }) => ({
    ...row,
    otherId,
    open: closedAt === null,
  }));
}

/** The exclusion of a member that is in force, or a new one. */
async function exclusionInForce(db: Database, memberId: bigint): Promise<string> {
  const current = await db
    .selectFrom('exclusion')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return current?.id ?? excludeFor(db, memberId, { kind: 'closing', until: null });
}

/** Closes the account of a member, without the events; nobody looks whether money has come since. */
export async function closeFor(db: Database, memberId: bigint, at = since): Promise<void> {
  const id = await exclusionInForce(db, memberId);
  const kind = 'closing';
  await db
    .updateTable('exclusion')
    .set({ kind, look_at: new Date('2100-01-01T00:00:00Z') })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('exclusion_act')
    .values({
      exclusion_id: id,
      member_id: memberId,
      what: 'closed',
      kind,
      bonuses_ended: [],
      released: 0n,
      at,
    })
    .execute();
  await db
    .updateTable('member')
    .set({ status: 'closed', exclusion: kind, closed_at: at })
    .where('id', '=', memberId)
    .execute();
}
