import { ApiError } from '#http/api-error.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { promotedType } from '@pavilion/domain/member/member-type';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import { actOnce } from '../act-once.ts';
import type { LinkDeps } from './link-deps.ts';
import { lockDirect, writeMemberType } from './opened.store.ts';

type Input = ParsedInputOf<PlayerEndpoints['agents']['promoteDownline']>;

/** Makes a member one step below an agent; an agent stays one. */
export async function promoteDownline(deps: LinkDeps, agentId: bigint, input: Input) {
  const { db, clock, open, renewSessions } = deps;
  const { requestKey } = input;
  const account = normaliseUsername(input.account);
  const call = 'promoteDownline';
  const act = { memberId: agentId, requestKey, call, input: account, at: clock() };
  let promoted: bigint | null = null;
  const answer = await db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, agentId);
    return actOnce(transaction, act, async () => {
      if (!open.agents) throw new ApiError('agent.open.closed');
      const member = await lockDirect(transaction, agentId, account);
      if (member === null) throw new ApiError('agent.downline.not.found');
      const type = promotedType(member.memberType);
      if (type === null) throw new ApiError('agent.promote.type');
      await writeMemberType(transaction, member.id, type);
      promoted = member.id;
      return { account: member.username, type };
    });
  });
  if (promoted !== null) await renewSessions(promoted);
  return answer;
}
