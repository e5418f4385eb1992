import { ApiError } from '#http/api-error.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { listExclusionCases as listCall } from '@pavilion/contract/operator/protection';
import { knownDetails } from '@pavilion/domain/protection/excluded-people';
import type { LimitDeps } from '../protection-deps.ts';
import { closeCase, findCase, listCasesPage, type ExclusionCase } from './cases.store.ts';

type Calls = OperatorEndpoints['protection'];
type Shown = ResponseOf<typeof listCall>['list'][number];

function closedOf({ closed_at, closed_by, note }: ExclusionCase): Shown['closed'] {
  if (closed_at === null || closed_by === null || note === null) return null;
  return { operator: closed_by, note, at: closed_at.toISOString() };
}

function showCase(found: ExclusionCase): Shown {
  return {
    caseId: found.id,
    account: found.account,
    place: found.place,
    refused: found.refused,
    matched: knownDetails.filter((detail) => found.matched.includes(detail)),
    otherAccount: found.otherAccount,
    times: found.times,
    firstAt: found.first_at.toISOString(),
    lastAt: found.last_at.toISOString(),
    closed: closedOf(found),
  };
}

/** Lists people who may be an excluded member under another account, newest first. */
export async function listExclusionCases(
  { db }: Pick<LimitDeps, 'db'>,
  { state, ...query }: ParsedInputOf<Calls['listExclusionCases']>,
): Promise<ResponseOf<typeof listCall>> {
  const { rows, total } = await listCasesPage(db, { state, ...pageSlice(query) });
  return pageOf(rows.map(showCase), total, query);
}

/** Closes a case with what the operator found; a closed one stays as it is. */
export async function closeExclusionCase(
  { db, clock }: Pick<LimitDeps, 'db' | 'clock'>,
  input: ParsedInputOf<Calls['closeExclusionCase']> & { operator: string },
): Promise<Shown> {
  const { caseId, note, operator } = input;
  await closeCase(db, caseId, { closed_by: operator, note, closed_at: clock() });
  const found = await findCase(db, caseId);
  if (found === null) throw new ApiError('exclusion.case.not.found');
  return showCase(found);
}
