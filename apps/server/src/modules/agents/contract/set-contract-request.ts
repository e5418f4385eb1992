import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { memberKind, type MemberTypeTable } from '@pavilion/domain/member/member-type';
import { findAgent, writeRequest } from './contract-request.store.ts';

type Deps = { db: Database; clock: Clock; memberTypes: MemberTypeTable };
type Input = ParsedInputOf<OperatorEndpoints['agents']['setContractRequest']>;

/** Asks an agent to look at a contract, or asks no longer. */
export async function setContractRequest({ db, clock, memberTypes }: Deps, input: Input) {
  const { account, contract, request } = input;
  const agent = await findAgent(db, account);
  if (!agent) throw new ApiError('member.not.found');
  if (!memberKind(agent.memberType, memberTypes).contracts) throw new ApiError('member.not.agent');
  await writeRequest(db, { memberId: agent.memberId, contract, request, at: clock() });
  return { account, contract, request };
}
