import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { HarmHistory, PlaySpan } from '@pavilion/domain/protection/harm-markers';

/** The rounds of an account in which something was staked, by the quarter of an hour they began in. */
export async function listPlay(db: Database, accountId: bigint, since: Date): Promise<PlaySpan[]> {
  const { rows } = await sql<PlaySpan>`
    select min(started_at) as "from", max(started_at) as "until"
    from round where account_id = ${accountId} and started_at >= ${since} and bets > 0
    group by date_bin(interval '15 minutes', started_at, timestamptz 'epoch')
    order by 1`.execute(db);
  return rows;
}

/** The limits that a member has raised or dropped by the second yes, in the order of time. */
export function listRaises(
  db: Database,
  memberId: bigint,
  since: Date,
): Promise<HarmHistory['raises'][number][]> {
  return db
    .selectFrom('limit_change')
    .select(['kind', 'period', 'at'])
    .where('member_id', '=', memberId)
    .where('at', '>=', since)
    .where('what', '=', 'confirmed')
    .where('operator', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
