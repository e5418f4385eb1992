import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { mayBeAddressed } from '#modules/accounts/addressable.store.ts';
import { findMemberByUsername } from '#modules/accounts/member.store.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { contractCalls } from '@pavilion/contract/player/agents/contracts';
import { requestFields, type ContractRequests } from '@pavilion/domain/agent/contract-kind';
import { memberKind } from '@pavilion/domain/member/member-type';
import { actOnContract } from './act-on-contract.ts';
import { checkKind, type ContractDeps } from './contract-deps.ts';
import { listAsked, listContractPage } from './contract.store.ts';
import { actForHouse } from './operator-contracts.ts';
import { ownContractOf } from './own-contract.ts';
import { showContract, showToOperators } from './show-contract.ts';

type ContractHandlers = Pick<Handlers<PlayerEndpoints['agents']>, keyof typeof contractCalls>;
type OperatorHandlers = Pick<
  Handlers<OperatorEndpoints['agents']>,
  'listAgentContracts' | 'actOnContract'
>;

/** The contracts of an agent: those received of each kind, and those given. */
export function contractPages(deps: ContractDeps): ContractHandlers {
  return {
    getDailySalaryContract: (_, { caller }) => ownContractOf(deps, 'dailySalary', caller),
    getHourlySalaryContract: (_, { caller }) => ownContractOf(deps, 'hourlySalary', caller),
    getDividendContract: (_, { caller }) => ownContractOf(deps, 'dividend', caller),
    actOnDailySalaryContract: (input, { caller }) =>
      actOnContract(deps, 'dailySalary', caller, input),
    actOnHourlySalaryContract: (input, { caller }) =>
      actOnContract(deps, 'hourlySalary', caller, input),
    actOnDividendContract: (input, { caller }) => actOnContract(deps, 'dividend', caller, input),
    listContracts: async ({ kind, state, account, ...query }, { caller }) => {
      checkKind(deps, caller);
      const filter = { payerId: caller.memberId, kind, state, account: account || undefined };
      const { rows, total } = await listContractPage(deps.db, filter, pageSlice(query));
      return pageOf(rows.map(showContract), total, query);
    },
  };
}

/** The contracts of all agents, and what operators do for the house. */
export function contractsOfOperators(deps: ContractDeps): OperatorHandlers {
  return {
    listAgentContracts: async ({ account, kind, state, ...query }) => {
      const member = account === undefined ? null : await findMemberByUsername(deps.db, account);
      if (account !== undefined && !member) throw new ApiError('member.not.found');
      const filter = { sideId: member?.id, kind, state };
      const { rows, total } = await listContractPage(deps.db, filter, pageSlice(query));
      return pageOf(rows.map(showToOperators), total, query);
    },
    actOnContract: (input, { operator }) => actForHouse(deps, input, operator),
  };
}

/** What an agent is asked to answer; nothing of who is on a time-out, or of a type without any. */
export async function contractRequestsOf(
  { db, memberTypes }: ContractDeps,
  memberId: bigint,
  memberType: number,
): Promise<ContractRequests> {
  const { contracts } = memberKind(memberType, memberTypes);
  if (!contracts || !(await mayBeAddressed(db, memberId))) return requestFields([]);
  const asked = await listAsked(db, memberId);
  return requestFields(
    asked.map(({ kind, state, is_change: isChange, terms: { period } }) => {
      const offer = isChange ? 'CHANGE' : 'NEW';
      return { kind, period, request: state === 'proposed' ? offer : 'END' };
    }),
  );
}
