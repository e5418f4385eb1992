import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Exclusion, ExclusionAct, ExclusionKind } from '@pavilion/domain/protection/exclusion';

type Executor = Database | DatabaseTransaction;

/** An exclusion that has not ended. */
export type StoredExclusion = Exclusion & {
  id: string;
  memberId: bigint;
  byOperator: boolean;
  since: Date;
  /** When the money at providers is fetched next; null once it was. */
  fetchAt: Date | null;
  /** How often it was fetched anew, after a fetch that left some there. */
  fetchedAnew: number;
};

/** An exclusion that begins. */
export type NewExclusion = Omit<StoredExclusion, 'returnFrom' | 'fetchAt' | 'fetchedAnew'> & {
  /** When a closing is looked at, whether the account can be closed; null of others. */
  lookAt: Date | null;
};

function inForce(db: Executor) {
  return db
    .selectFrom('exclusion')
    .select(['id', 'member_id as memberId', 'kind', 'by_operator as byOperator', 'since'])
    .select(['until', 'return_from as returnFrom', 'fetch_at as fetchAt'])
    .select('fetched_anew as fetchedAnew')
    .where('ended_at', 'is', null)
    .$castTo<StoredExclusion>();
}

export async function findInForce(db: Executor, memberId: bigint): Promise<StoredExclusion | null> {
  const row = await inForce(db).where('member_id', '=', memberId).executeTakeFirst();
  return row ?? null;
}

/** Time-outs whose end has come, the earliest first. */
export function listLapsed(db: Executor, now: Date, most: number): Promise<StoredExclusion[]> {
  return inForce(db)
    .where('kind', '=', 'timeOut')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(most)
    .execute();
}

/** Exclusions whose money at providers is to be fetched. */
export function listToFetch(db: Executor, now: Date, most: number): Promise<StoredExclusion[]> {
  return inForce(db).where('fetch_at', '<=', now).orderBy('fetch_at').limit(most).execute();
}

/** Has the money at providers fetched anew, unless it is to be fetched already. */
export async function fetchAnew(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .updateTable('exclusion')
    .set((row) => ({ fetch_at: at, fetched_anew: row('fetched_anew', '+', 1) }))
    .where('id', '=', id)
    .where('fetch_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** When the money at providers is fetched next; null once it is. */
export async function writeFetch(db: Executor, id: string, at: Date | null): Promise<void> {
  await db.updateTable('exclusion').set({ fetch_at: at }).where('id', '=', id).execute();
}

export async function insertExclusion(
  transaction: DatabaseTransaction,
  { id, memberId, kind, byOperator, since, until, lookAt }: NewExclusion,
): Promise<void> {
  await transaction
    .insertInto('exclusion')
    .values({
      id,
      member_id: memberId,
      kind,
      by_operator: byOperator,
      since,
      until,
      fetch_at: since,
      look_at: lookAt,
    })
    .execute();
}

/**
 * Gives an exclusion a later end; a wish to return is gone with it, and so is the closing of the
 * account whose place it takes.
 */
export async function lengthenExclusion(
  transaction: DatabaseTransaction,
  { id, kind, until, byOperator }: Pick<StoredExclusion, 'id' | 'kind' | 'until' | 'byOperator'>,
): Promise<void> {
  await transaction
    .updateTable('exclusion')
    .set({ kind, until, return_from: null, by_operator: byOperator, look_at: null })
    .where('id', '=', id)
    .execute();
}

export async function writeReturn(
  transaction: DatabaseTransaction,
  id: string,
  returnFrom: Date | null,
): Promise<void> {
  await transaction
    .updateTable('exclusion')
    .set({ return_from: returnFrom })
    .where('id', '=', id)
    .execute();
}

export async function closeExclusion(
  transaction: DatabaseTransaction,
  id: string,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('exclusion')
    .set({ ended_at: at, fetch_at: null, look_at: null })
    .where('id', '=', id)
    .execute();
}

/** The operator who does something; null for the member or the site. */
export type ByOperator = { operator: string; reason: string; requestKey: string } | null;

/** What fell away as play ended. */
export type Fallen = { bonusesEnded: string[]; released: bigint };

type NewAct = {
  at: Date;
  by?: ByOperator;
  /** The chosen length of an exclusion that begins or becomes longer. */
  length?: string;
  fallen?: Fallen | null;
};

/** Notes what a member, the site or an operator did to an exclusion. */
export async function noteAct(
  transaction: DatabaseTransaction,
  what: ExclusionAct,
  { id, memberId, kind, until }: Pick<StoredExclusion, 'id' | 'memberId' | 'kind' | 'until'>,
  { at, by = null, length, fallen }: NewAct,
): Promise<void> {
  const act = {
    exclusion_id: id,
    member_id: memberId,
    what,
    kind,
    until,
    length: length ?? null,
    operator: by?.operator ?? null,
    reason: by?.reason ?? null,
    request_key: by?.requestKey ?? null,
    bonuses_ended: fallen?.bonusesEnded ?? [],
    released: fallen?.released ?? 0n,
    at,
  };
  await transaction.insertInto('exclusion_act').values(act).execute();
}

export function findActByKey(db: Executor, operator: string, requestKey: string) {
  return db
    .selectFrom('exclusion_act')
    .select(['member_id', 'kind', 'length', 'reason', 'what'])
    .where('operator', '=', operator)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** The acts on the exclusions of a member, newest first. */
export function listActs(db: Executor, memberId: bigint, most: number) {
  return db
    .selectFrom('exclusion_act')
    .select(['until', 'operator', 'reason', 'bonuses_ended', 'released', 'at', 'what', 'kind'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .$narrowType<{ what: ExclusionAct; kind: ExclusionKind }>()
    .execute();
}
