import { sql, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { KnownDetail } from '@pavilion/domain/protection/excluded-people';

/** A case with the name of the excluded member, and of the other account where there is one. */
export type ExclusionCase = Omit<Selectable<Tables['exclusion_case']>, 'matched'> & {
  matched: KnownDetail[];
  account: string;
  otherAccount: string | null;
};

export type CaseState = 'open' | 'closed';

function cases(db: Database) {
  return db
    .selectFrom('exclusion_case')
    .innerJoin('exclusion', 'exclusion.id', 'exclusion_case.exclusion_id')
    .innerJoin('member', 'member.id', 'exclusion.member_id')
    .leftJoin('member as other', 'other.id', 'exclusion_case.other_id')
    .selectAll('exclusion_case')
    .select(['member.username as account', 'other.username as otherAccount'])
    .$castTo<ExclusionCase>();
}

/** Lists a page of cases, newest first. */
export async function listCasesPage(
  db: Database,
  { state, limit, offset }: { state: CaseState | undefined; limit: number; offset: number },
): Promise<{ rows: ExclusionCase[]; total: number }> {
  let page = cases(db);
  let all = db.selectFrom('exclusion_case').select(sql<number>`count(*)::int`.as('total'));
  if (state !== undefined) {
    const is = state === 'open' ? 'is' : 'is not';
    page = page.where('exclusion_case.closed_at', is, null);
    all = all.where('closed_at', is, null);
  }
  const rows = await page
    .orderBy('exclusion_case.last_at', 'desc')
    .orderBy('exclusion_case.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...(await all.executeTakeFirstOrThrow()) };
}

export async function findCase(db: Database, caseId: string): Promise<ExclusionCase | null> {
  const row = await cases(db).where('exclusion_case.id', '=', caseId).executeTakeFirst();
  return row ?? null;
}

/** Closes a case that is open. */
export async function closeCase(
  db: Database,
  caseId: string,
  closed: { closed_by: string; note: string; closed_at: Date },
): Promise<void> {
  await db
    .updateTable('exclusion_case')
    .set(closed)
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .execute();
}
