import { ApiError } from '#http/api-error.ts';
import { writeClosed } from '#modules/accounts/closed-member.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { namedMember } from '#modules/accounts/named-member.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { reopenAccount as call } from '@pavilion/contract/operator/protection';
import { endExclusion } from '../exclusion/end-exclusion.ts';
import { findActByKey, findInForce } from '../exclusion/exclusion.store.ts';
import { showMemberExclusion } from '../exclusion/operator-exclusion.ts';
import type { ClosingDeps } from './finish-closing.ts';

type Input = ParsedInputOf<typeof call> & { operator: string };

/** Opens a closed account again, before its data are erased; a repeat does nothing. */
export async function reopenAccount(deps: ClosingDeps, input: Input) {
  const { account, operator, reason, requestKey } = input;
  const memberId = await namedMember(deps, account);
  await deps.db.transaction().execute(async (transaction) => {
    const { closedAt, erasedAt } = await lockMember(transaction, memberId);
    const earlier = await findActByKey(transaction, operator, requestKey);
    if (earlier !== undefined) {
      const { member_id: whose, what } = earlier;
      const isSame = whose === memberId && what === 'ended' && earlier.reason === reason;
      if (!isSame) throw new ApiError('wallet.repeat.differs');
      return;
    }
    const closing = await findInForce(transaction, memberId);
    if (closing === null || closedAt === null || erasedAt !== null) {
      throw new ApiError('account.not.closed');
    }
    await writeClosed(transaction, memberId, null);
    await endExclusion(deps, transaction, closing, { operator, reason, requestKey });
  });
  return showMemberExclusion(deps, account);
}
