import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { findMemberByUsername } from '#modules/accounts/member.store.ts';
import { holdTree } from '#modules/hierarchy/hierarchy.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { stateAfter } from '@pavilion/domain/agent/contract-state';
import { wholeTerms } from '@pavilion/domain/agent/contract-terms';
import { actOnce } from '../act-once.ts';
import { lockSides } from '../party.store.ts';
import {
  act,
  advanceReceived,
  propose,
  refuseState,
  refuseUnknown,
  tellOf,
} from './act-on-contract.ts';
import { checkKind, type ContractDeps } from './contract-deps.ts';
import { checkedTerms, refuseTerms } from './contract-terms.ts';
import {
  changeContract,
  findContract,
  lockContract,
  type NamedContract,
} from './contract.store.ts';
import { periodAt } from './period-at.ts';
import { showToOperators } from './show-contract.ts';

type Input = ParsedInputOf<OperatorEndpoints['agents']['actOnContract']>;
type Shown = ReturnType<typeof showToOperators>;

const leastReason = 5;

/** The terms that an operator names, or what the house offers where none are named. */
function termsOf({ contracts, currency }: ContractDeps, kind: ContractKind, input: Input) {
  const usual = contracts.houseContracts[kind];
  if (input.terms !== undefined || usual === undefined) {
    return checkedTerms(kind, input.terms, contracts, currency.digits);
  }
  if (!contracts.kinds.includes(kind)) throw refuseTerms({ tier: null, field: 'kind' });
  return wholeTerms(kind, usual, contracts.usual);
}

/** Ends a contract for the house: with the period that runs, or before it starts. */
async function endByHouse(
  deps: ContractDeps,
  transaction: DatabaseTransaction,
  id: string,
  reason: string,
  operator: string,
): Promise<NamedContract> {
  const { clock, timeZone } = deps;
  const { payee_id: payeeId, kind } = await lockContract(transaction, id);
  await advanceReceived(deps, transaction, payeeId, kind);
  const row = await lockContract(transaction, id);
  const state = stateAfter({ state: row.state, endAskedBy: row.end_asked_by }, 'end', 'house');
  if (state === null) throw refuseState();
  const running = periodAt(row.terms.period, clock(), timeZone).until;
  const ends_at = row.state === 'accepted' ? row.starts_at : running;
  await changeContract(transaction, id, state, clock(), { ends_at, reason, operator });
  return tellOf(deps, transaction, id, 'ends', ['payee', 'payer']);
}

type Prepared = { payeeId: bigint; doIt: () => Promise<NamedContract> };

/** Finds and locks the agent to whom the house offers a contract. */
async function prepareOffer(
  deps: ContractDeps,
  transaction: DatabaseTransaction,
  input: Input,
  operator: string,
): Promise<Prepared> {
  const { contracts } = deps;
  const { account, kind } = input;
  const member = account === undefined ? null : await findMemberByUsername(transaction, account);
  if (!member) throw new ApiError('member.not.found');
  if (kind === undefined) throw refuseTerms({ tier: null, field: 'kind' });
  const { payee } = await lockSides(transaction, null, member.id);
  checkKind(deps, payee);
  return {
    payeeId: payee.id,
    doIt: () => {
      if (payee.parentId !== null && !contracts.payerIsHouse) throw refuseState();
      const terms = termsOf(deps, kind, input);
      return propose(deps, transaction, { kind, payee, payerId: null, terms, operator });
    },
  };
}

/** Finds and locks a contract with its sides; all but the end is for those of the house. */
async function prepareAct(
  deps: ContractDeps,
  transaction: DatabaseTransaction,
  { action, contractId: id, reason }: Input,
  operator: string,
): Promise<Prepared> {
  const found = id !== undefined && isOwnId(id) ? await findContract(transaction, id) : null;
  if (!found || action === 'propose') throw refuseUnknown();
  await lockSides(transaction, found.payer_id, found.payee_id);
  return {
    payeeId: found.payee_id,
    doIt: async () => {
      if (action === 'end') return endByHouse(deps, transaction, found.id, reason, operator);
      if (found.payer_id !== null) throw refuseState();
      return act(deps, transaction, found.id, { act: action, side: 'payer', reason, operator });
    },
  };
}

/** Offers, answers and ends contracts for the house, once for a request key of the agent. */
export async function actForHouse(
  deps: ContractDeps,
  input: Input,
  operator: string,
): Promise<Shown> {
  const { action, reason, requestKey, ...wish } = input;
  if (action === 'end' && reason.length < leastReason) throw new ApiError('agent.contract.reason');
  const prepare = action === 'propose' ? prepareOffer : prepareAct;
  return deps.db.transaction().execute(async (transaction) => {
    await holdTree(transaction);
    const { payeeId, doIt } = await prepare(deps, transaction, input, operator);
    const once = {
      memberId: payeeId,
      requestKey: `house ${requestKey}`,
      call: 'houseContract',
      input: JSON.stringify([action, reason, wish]),
      at: deps.clock(),
    };
    return actOnce(transaction, once, async () => showToOperators(await doIt()));
  });
}
