import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { hasProvedContact } from '#modules/accounts/contact.store.ts';
import type { CheckReason, ScoredRule } from '@pavilion/domain/reward/abuse';
import type { RewardRow } from '../reward.store.ts';

type Executor = Database | DatabaseTransaction;

export type CheckRow = Omit<Selectable<Tables['reward_check']>, 'reason' | 'rules'> & {
  reason: CheckReason;
  rules: ScoredRule[];
};

/** Why a reward is held, and until when; null until an operator decides. */
export type NewCheck = {
  rewardId: string;
  memberId: bigint;
  reason: CheckReason;
  until: Date | null;
  score: number;
  rules: readonly ScoredRule[];
  sameAs: bigint | null;
};

/** Holds rewards. One that is held already, or was released, is held anew by what is seen now. */
export async function writeChecks(
  transaction: DatabaseTransaction,
  checks: readonly NewCheck[],
  now: Date,
): Promise<void> {
  if (checks.length === 0) return;
  await transaction
    .insertInto('reward_check')
    .values(
      checks.map(({ rewardId, memberId, reason, until, score, rules, sameAs }) => ({
        reward_id: rewardId,
        member_id: memberId,
        reason,
        score,
        rules: JSON.stringify(rules),
        same_as: sameAs,
        opened_at: now,
        held_until: until,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('reward_id').doUpdateSet({
        opened_at: sql`case when reward_check.released_at is null
          then reward_check.opened_at else excluded.opened_at end`,
        reason: sql`excluded.reason`,
        score: sql`excluded.score`,
        rules: sql`excluded.rules`,
        same_as: sql`excluded.same_as`,
        held_until: sql`excluded.held_until`,
        released_at: null,
      }),
    )
    .execute();
}

/** The check of a reward, also one that was released; null for a reward that was never held. */
export async function findCheck(db: Executor, rewardId: string): Promise<CheckRow | null> {
  const row = await db
    .selectFrom('reward_check')
    .selectAll()
    .where('reward_id', '=', rewardId)
    .$castTo<CheckRow>()
    .executeTakeFirst();
  return row ?? null;
}

/** The checks that hold some rewards now, by their ids. */
export async function findHolding(
  db: Executor,
  rewardIds: readonly string[],
): Promise<Map<string, CheckRow>> {
  if (rewardIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reward_check')
    .selectAll()
    .where('reward_id', 'in', rewardIds)
    .where('released_at', 'is', null)
    .$castTo<CheckRow>()
    .execute();
  return new Map(rows.map((row) => [row.reward_id, row]));
}

/** Lets a reward go; `by` is the operator who does, null for the site. */
export async function writeRelease(
  transaction: DatabaseTransaction,
  rewardId: string,
  { at, by, note }: { at: Date; by: string | null; note: string },
): Promise<void> {
  await transaction
    .updateTable('reward_check')
    .set({ released_at: at, released_by: by, note })
    .where('reward_id', '=', rewardId)
    .execute();
}

/**
 * Lists ids of held rewards to look at, after one of them, by id: those whose time is over, and
 * those of accounts that have a proved contact and a deposit meanwhile.
 */
export async function listChecksDue(
  db: Executor,
  { after, now, limit }: { after: string | null; now: Date; limit: number },
): Promise<{ rewardId: string; memberId: bigint }[]> {
  const { rows } = await sql<{ rewardId: string; memberId: bigint }>`
    select reward.id as "rewardId", reward.member_id as "memberId"
    from reward_check join reward on reward.id = reward_check.reward_id
    where released_at is null and reward.state = 'locked'
      and (${after}::uuid is null or reward.id > ${after}::uuid)
      and (held_until <= ${now} or reason = 'start' and exists (
        select from member join first_deposit on first_deposit.member_id = member.id
        where member.id = reward_check.member_id and ${hasProvedContact('member')}
      ))
    order by reward.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Lists ids of rewards that are held now, the newest first; of one member, for one reason, or only
 * those on which an operator decides.
 */
export async function listHeldPage(
  db: Database,
  wanted: {
    memberId: bigint | undefined;
    reason: CheckReason | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: (CheckRow & { sameAs: string | null })[]; total: number }> {
  const { memberId, reason, limit, offset } = wanted;
  const held = db
    .selectFrom('reward_check')
    .innerJoin('reward', 'reward.id', 'reward_check.reward_id')
    .where('released_at', 'is', null)
    .where('reward.state', '=', 'locked')
    .$if(memberId !== undefined, (query) =>
      query.where('reward_check.member_id', '=', memberId as bigint),
    )
    .$if(reason !== undefined, (query) =>
      query.where('reward_check.reason', '=', reason as CheckReason),
    );
  const rows = await held
    .leftJoin('member as other', 'other.id', 'reward_check.same_as')
    .selectAll('reward_check')
    .select('other.username as sameAs')
    .orderBy('opened_at', 'desc')
    .orderBy('reward_id')
    .limit(limit)
    .offset(offset)
    .$castTo<CheckRow & { sameAs: string | null }>()
    .execute();
  const all = await held.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, ...all };
}

/** What a member was given by origin, and what became of it; amounts in minor units or points. */
export type GivenByOrigin = Pick<RewardRow, 'origin' | 'kind' | 'state'> & {
  times: number;
  amount: bigint;
};

export async function sumByOrigin(db: Executor, memberId: bigint): Promise<GivenByOrigin[]> {
  return db
    .selectFrom('reward')
    .select(['origin', 'kind', 'state'])
    .select(sql<number>`count(*)::int`.as('times'))
    .select(sql<bigint>`sum(amount)::bigint`.as('amount'))
    .where('member_id', '=', memberId)
    .groupBy(['origin', 'kind', 'state'])
    .orderBy('origin')
    .orderBy('kind')
    .orderBy('state')
    .execute();
}

/** Removes what operators wrote about an erased member. */
export async function eraseChecks(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .updateTable('reward_check')
    .set({ note: '' })
    .where('member_id', '=', memberId)
    .execute();
}
