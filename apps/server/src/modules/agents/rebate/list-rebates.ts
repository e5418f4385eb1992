import { pageOf, pageSlice } from '#kit/page.ts';
import { memberIfNamed } from '#modules/accounts/named-member.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { shownSum } from './list-commissions.ts';
import type { RebateDeps } from './rebate-deps.ts';
import { listSums } from './rebate-list.store.ts';

type Call = OperatorEndpoints['agents']['listRebates'];

/** Lists what members and agents earn by play, for operators. */
export async function rebatesOf(
  { db, currency }: RebateDeps,
  { account, day, state, ...query }: ParsedInputOf<Call>,
): Promise<ResponseOf<Call>> {
  const memberId = await memberIfNamed({ db }, account);
  const { rows, total } = await listSums(db, { memberId, day, state }, pageSlice(query));
  const list = rows.map((row) => ({ account: row.username, ...shownSum(row, currency.digits) }));
  return pageOf(list, total, query);
}
