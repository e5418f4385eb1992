import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayAfter, dayAt } from '#kit/time/day-range.ts';
import { findMemberByUsername } from '#modules/accounts/member.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { listPath, listTreePage, type TreeRow } from './tree.store.ts';

type Call = OperatorEndpoints['agents']['showAgentTree'];
type Deps = {
  db: Database;
  clock: Clock;
  timeZone: string;
  currency: { digits: number };
};

const daysShown = 30;

function show(
  { status, registeredAt, validMinor, ...row }: TreeRow,
  digits: number,
): ResponseOf<Call>['list'][number] {
  return {
    ...row,
    open: status === 'active',
    registeredAt: registeredAt.toISOString(),
    validBetAmount: formatAmount(validMinor, digits),
  };
}

/** The people one step below an account, or those at the top of the tree. */
export async function showTree(
  { db, clock, timeZone, currency }: Deps,
  { account, ...query }: ParsedInputOf<Call>,
): Promise<ResponseOf<Call>> {
  const member =
    account === undefined ? null : await findMemberByUsername(db, normaliseUsername(account));
  if (member === undefined) throw new ApiError('member.not.found');
  const since = dayAfter(dayAt(clock(), timeZone), 1 - daysShown);
  const memberId = member?.id ?? null;
  const { rows, total } = await listTreePage(db, memberId, { since, ...pageSlice(query) });
  const list = rows.map((row) => show(row, currency.digits));
  const path = memberId === null ? [] : await listPath(db, memberId);
  return { ...pageOf(list, total, query), path };
}
