import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { countUse } from '#http/limits/count-use.ts';
import { isOwnId } from '#kit/own-id.ts';
import { findBelow, holdTree } from '#modules/hierarchy/hierarchy.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import {
  isRunning,
  isWaiting,
  stateAfter,
  type ContractEvent,
} from '@pavilion/domain/agent/contract-state';
import { promiseProblem, type ContractTerms } from '@pavilion/domain/agent/contract-terms';
import { memberKind } from '@pavilion/domain/member/member-type';
import { actOnce, answerBefore } from '../act-once.ts';
import { lockSides, type Party } from '../party.store.ts';
import { sumOwed } from '../settlement/settlement.store.ts';
import { advanceOne } from './advance-contracts.ts';
import { checkKind, type ContractDeps } from './contract-deps.ts';
import { notifySides, signalSides, type ContractNews } from './contract-letters.ts';
import { checkedTerms, refuseTerms, storedTerms, wireTerms } from './contract-terms.ts';
import {
  changeContract,
  findContract,
  insertContract,
  listPromised,
  lockContract,
  lockReceived,
  type ContractChange,
  type ContractRow,
  type NamedContract,
} from './contract.store.ts';
import { answerBy, nextStart, periodAt } from './period-at.ts';
import { showContract, type ShownContract } from './show-contract.ts';

type Input = ParsedInputOf<PlayerEndpoints['agents']['actOnDividendContract']>;
type Side = 'payee' | 'payer';

export const refuseState = () => new ApiError('agent.contract.state');
export const refuseUnknown = () => new ApiError('agent.contract.not.found');

/** The contracts that pay an agent now, and from the next period on. */
function payingOf(received: readonly ContractRow[], now: Date): ContractRow[] {
  const accepted = received.find(({ state }) => state === 'accepted');
  const running =
    received.find(({ state }) => isRunning(state)) ??
    received.find(({ ends_at: endsAt }) => endsAt !== null && endsAt > now);
  return [running, accepted].filter((one) => one !== undefined);
}

/** Does first what the clock has to do with an agent's contracts of a kind. */
export async function advanceReceived(
  deps: ContractDeps,
  transaction: DatabaseTransaction,
  payeeId: bigint,
  kind: ContractKind,
): Promise<void> {
  for (const { id } of await lockReceived(transaction, payeeId, kind, deps.clock())) {
    await advanceOne(deps, transaction, id);
  }
}

type Promised = {
  kind: ContractKind;
  payeeId: bigint;
  payerId: bigint | null;
  /** Who would be refused. */
  by: Side;
};

/**
 * Refuses terms that promise more than the payer's own contract pays, or less than the payee has
 * promised on; both sides are locked, so that neither changes meanwhile.
 */
async function checkPromises(
  { clock, currency: { digits } }: ContractDeps,
  transaction: DatabaseTransaction,
  { kind, payeeId, payerId, by }: Promised,
  terms: ContractTerms,
): Promise<void> {
  if (payerId !== null) {
    const own = payingOf(await lockReceived(transaction, payerId, kind, clock()), clock());
    const bounds = own.length === 0 ? [null] : own.map((one) => storedTerms(one.terms, digits));
    const problem = bounds.map((bound) => promiseProblem(terms, bound)).find((one) => one !== null);
    // Of the contract of who pays, the payee learns nothing.
    if (problem && by === 'payee') throw refuseState();
    if (problem) throw new ApiError('agent.contract.above', problem);
  }
  for (const promised of await listPromised(transaction, payeeId, kind)) {
    const problem = promiseProblem(storedTerms(promised.terms, digits), terms);
    // Which promise it is stays between the payee and that person.
    if (problem) throw new ApiError('agent.contract.above', { tier: null, field: problem.field });
  }
}

export type Proposal = {
  kind: ContractKind;
  payee: Party;
  /** Null for the house. */
  payerId: bigint | null;
  terms: ContractTerms;
  operator: string | null;
};

/** Writes a proposal, of a contract or of a change of the one that runs; the sides are locked. */
export async function propose(
  deps: ContractDeps,
  transaction: DatabaseTransaction,
  { kind, payee, payerId, terms, operator }: Proposal,
): Promise<NamedContract> {
  const { clock, memberTypes, currency } = deps;
  const isClosed = payee.status !== 'active' || payee.exclusion !== null || payee.unfinished;
  if (isClosed || !memberKind(payee.memberType, memberTypes).contracts) throw refuseState();
  if (payerId !== null && (await sumOwed(transaction, payerId)) > 0n) {
    throw new ApiError('agent.contract.owed');
  }
  await advanceReceived(deps, transaction, payee.id, kind);
  const received = await lockReceived(transaction, payee.id, kind, clock());
  if (received.some(({ state }) => isWaiting(state) || state === 'endAsked')) throw refuseState();
  const running = received.find(({ state }) => state === 'active');
  if (running && running.payer_id !== payerId) throw refuseState();
  if (running && running.terms.period !== terms.period) {
    throw refuseTerms({ tier: null, field: 'period' });
  }
  await checkPromises(deps, transaction, { kind, payeeId: payee.id, payerId, by: 'payer' }, terms);
  const id = randomUUID();
  await insertContract(transaction, {
    id,
    kind,
    payeeId: payee.id,
    payerId,
    isChange: running !== undefined,
    terms: wireTerms(terms, currency.digits),
    at: clock(),
    answerBy: answerBy(clock()),
    operator,
  });
  return tellOf(deps, transaction, id, running ? 'change' : 'offered', ['payee']);
}

/** Tells who it concerns what has become of a contract, and returns it. */
export async function tellOf(
  deps: ContractDeps,
  transaction: DatabaseTransaction,
  id: string,
  news: ContractNews,
  sides: readonly Side[],
): Promise<NamedContract> {
  const contract = await findContract(transaction, id);
  if (!contract) throw refuseUnknown();
  const { answer_by: answer, starts_at: startsAt, ends_at: endsAt } = contract;
  const at = answer ?? (news === 'accepted' ? startsAt : endsAt);
  await notifySides(deps, transaction, contract, { news, sides, at });
  await signalSides(deps, transaction, contract);
  return contract;
}

/** What an agent can do with a contract that was proposed. */
export type ContractAct = Exclude<Input['action'], 'propose'>;

const newsOf: Record<ContractAct, ContractNews> = {
  accept: 'accepted',
  reject: 'rejected',
  withdraw: 'withdrawn',
  askEnd: 'endAsked',
  agreeEnd: 'ends',
  refuseEnd: 'endRefused',
};

type Wanted = { act: ContractAct; side: Side; reason: string; operator: string | null };

/** What an act writes beside the state. */
async function changeOf(
  deps: ContractDeps,
  transaction: DatabaseTransaction,
  row: ContractRow,
  { act: wanted, side, reason }: Wanted,
): Promise<ContractChange> {
  const { clock, timeZone, currency } = deps;
  switch (wanted) {
    case 'accept': {
      const { kind, payee_id: payeeId, payer_id: payerId } = row;
      const terms = storedTerms(row.terms, currency.digits);
      await checkPromises(deps, transaction, { kind, payeeId, payerId, by: 'payee' }, terms);
      const received = await lockReceived(transaction, payeeId, kind, clock());
      const ends = received.map(({ ends_at: endsAt }) => endsAt?.getTime() ?? 0);
      const lastEnd = new Date(Math.max(0, ...ends));
      return { starts_at: nextStart(terms.period, clock(), lastEnd, timeZone) };
    }
    case 'reject':
      return { reason };
    case 'askEnd':
      return { end_asked_by: side, answer_by: answerBy(clock()) };
    case 'agreeEnd':
      return { ends_at: periodAt(row.terms.period, clock(), timeZone).until };
    case 'withdraw':
    case 'refuseEnd':
      return {};
  }
}

/**
 * Does what a side wants with a contract, after what the clock had to do with it. Both sides are
 * locked.
 */
export async function act(
  deps: ContractDeps,
  transaction: DatabaseTransaction,
  id: string,
  wanted: Wanted,
): Promise<NamedContract> {
  const { act: action, side, operator } = wanted;
  const { payee_id: payeeId, kind } = await lockContract(transaction, id);
  await advanceReceived(deps, transaction, payeeId, kind);
  const row = await lockContract(transaction, id);
  const standing = { state: row.state, endAskedBy: row.end_asked_by };
  const state = stateAfter(standing, action satisfies ContractEvent, side);
  if (state === null) throw refuseState();
  const change = await changeOf(deps, transaction, row, wanted);
  const by = operator === null ? {} : { operator };
  await changeContract(transaction, id, state, deps.clock(), { ...change, ...by });
  return tellOf(deps, transaction, id, newsOf[action], [side === 'payee' ? 'payer' : 'payee']);
}

/** Finds a contract of the kind on one side of which the agent is. */
async function findOwn(
  transaction: DatabaseTransaction,
  memberId: bigint,
  kind: ContractKind,
  id: string | undefined,
): Promise<{ contract: NamedContract; side: Side }> {
  const contract = id !== undefined && isOwnId(id) ? await findContract(transaction, id) : null;
  if (contract?.kind !== kind) throw refuseUnknown();
  if (contract.payee_id === memberId) return { contract, side: 'payee' };
  if (contract.payer_id === memberId) return { contract, side: 'payer' };
  throw refuseUnknown();
}

type Caller = { memberId: bigint; memberType: number };

/** Finds and locks whom an act is about; returns what does it. */
async function prepare(
  deps: ContractDeps,
  transaction: DatabaseTransaction,
  kind: ContractKind,
  memberId: bigint,
  { action, contractId, account = '', terms: proposed, reason }: Input,
): Promise<() => Promise<NamedContract>> {
  if (action !== 'propose') {
    const { contract, side } = await findOwn(transaction, memberId, kind, contractId);
    await lockSides(transaction, contract.payer_id, contract.payee_id);
    const wanted = { act: action, side, reason, operator: null };
    return () => act(deps, transaction, contract.id, wanted);
  }
  const below = await findBelow(transaction, memberId, account);
  if (below?.distance !== 1) throw new ApiError('agent.downline.not.found');
  const { payee } = await lockSides(transaction, memberId, below.memberId);
  return () => {
    const terms = checkedTerms(kind, proposed, deps.contracts, deps.currency.digits);
    const proposal = { kind, payee, payerId: memberId, terms, operator: null };
    return propose(deps, transaction, proposal);
  };
}

/** Offers, answers or ends a contract of a kind, once for a request key. */
export async function actOnContract(
  deps: ContractDeps,
  kind: ContractKind,
  caller: Caller,
  input: Input,
): Promise<ShownContract> {
  const { db, clock } = deps;
  const { memberId } = caller;
  checkKind(deps, caller);
  await countUse(deps, 'contract', { account: memberId });
  const { requestKey, ...wish } = input;
  const once = { memberId, requestKey, call: 'contract', input: JSON.stringify([kind, wish]) };
  return db.transaction().execute(async (transaction) => {
    const before = await answerBefore<ShownContract>(transaction, once);
    if (before !== null) return before;
    await holdTree(transaction);
    const doIt = await prepare(deps, transaction, kind, memberId, input);
    return actOnce(transaction, { ...once, at: clock() }, async () => showContract(await doIt()));
  });
}
