import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

/**
 * Whether the site, an operator or another member may address a row of `member` with a letter, an
 * offer, a push or money: nobody in a time-out or self-exclusion, and no closed account. Answers of
 * support, and what the member's own acts cause, are no such thing.
 */
export const isAddressable = sql<boolean>`member.status = 'active' and member.exclusion is null`;

/** Whether a member may be addressed. */
export async function mayBeAddressed(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where(isAddressable)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether a row of `member` may be given anything: not before the person has finished an account
 * that an agent opened.
 */
const mayBePaid = sql<boolean>`not member.unfinished`;

/**
 * Whether a row of `member` may be offered bonuses, promotions and the like: who may be addressed
 * and paid, and shows fewer signs of harm than the second threshold.
 */
export const mayBeOffered = sql<boolean>`
  ${isAddressable} and ${mayBePaid} and member.harm_degree < 2`;

/** Whether a member may be offered bonuses, promotions and the like. */
export async function isOffered(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<boolean> {
  return (await offerRefusal(db, memberId)) === null;
}

/** Why a member may not be offered bonuses, promotions and the like. */
export type OfferRefusal = 'excluded' | 'unfinished' | 'signsOfHarm';

/** Why each of members may not be offered bonuses, promotions and the like; null for who may. */
export async function offerRefusals(
  db: Database | DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, OfferRefusal | null>> {
  const rows = await db
    .selectFrom('member')
    .select(['id', isAddressable.as('addressable'), mayBeOffered.as('offered')])
    .select(mayBePaid.as('payable'))
    .where('id', 'in', memberIds.length > 0 ? memberIds : [-1n])
    .execute();
  return new Map(
    rows.map(({ id, addressable, offered, payable }) => {
      if (!addressable) return [id, 'excluded'];
      if (!payable) return [id, 'unfinished'];
      return [id, offered ? null : 'signsOfHarm'];
    }),
  );
}

/** The same of one member. */
export async function offerRefusal(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<OfferRefusal | null> {
  const refusals = await offerRefusals(db, [memberId]);
  const refusal = refusals.get(memberId);
  return refusal === undefined ? 'excluded' : refusal;
}
