import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { isOwnId } from '#kit/own-id.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { findMemberByUsername } from '#modules/accounts/member.store.ts';
import { showSteps } from '#modules/payments/money-steps.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { decided, effectOf } from '@pavilion/domain/fraud/fraud-case';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import { formatAmount } from '@pavilion/domain/wallet/money';
import {
  findCase,
  listCasesPage,
  lockCase,
  namesOf,
  writeDecision,
  type FraudCase,
} from './case.store.ts';
import type { FraudDeps } from './fraud-deps.ts';

type Calls = OperatorEndpoints['agents'];
type Shown = ResponseOf<Calls['decideFraudCase']>;
type Names = ReadonlyMap<string, string>;

/** What follows when a case is decided, in the same transaction. */
export type AfterDecision = (
  transaction: DatabaseTransaction,
  found: FraudCase,
  at: Date,
) => Promise<void>;

function idsOf({ others, facts }: FraudCase): string[] {
  return [...others.map(String), ...(facts.devices ?? []), ...(facts.addresses ?? [])];
}

function showFacts({ facts, steps }: FraudCase, names: Names, digits: number): Shown['facts'] {
  const listed = (ids: readonly string[] = []) => ids.flatMap((id) => names.get(id) ?? []);
  const sum = (minor: string | undefined) =>
    minor === undefined ? null : formatAmount(BigInt(minor), digits);
  return {
    matched: facts.matched ?? [],
    devices: listed(facts.devices),
    addresses: listed(facts.addresses),
    days: facts.days ?? [],
    betAmount: sum(facts.betMinor),
    winAmount: sum(facts.winMinor),
    deposit: sum(facts.depositMinor),
    matchedBets: facts.matchedBets ?? null,
    matchedShare: facts.matchedShare ?? null,
    activeMembers: facts.activeMembers ?? null,
    justAbove: facts.justAbove ?? null,
    hour: facts.hour ?? null,
    registered: facts.registered ?? null,
    unproved: facts.unproved ?? null,
    throwAway: facts.throwAway ?? null,
    chain: showSteps(steps ?? [], digits),
  };
}

function show(found: FraudCase, names: Names, digits: number): Shown {
  const { kind, state, others } = found;
  return {
    caseId: found.id,
    kind,
    state,
    effect: effectOf(kind, state),
    agent: found.agent,
    account: found.account,
    others: others.map((id) => names.get(id.toString()) ?? '').filter((name) => name !== ''),
    link: found.code,
    withdrawal: found.withdrawal_id,
    facts: showFacts(found, names, digits),
    times: found.times,
    firstAt: found.first_at.toISOString(),
    lastAt: found.last_at.toISOString(),
    decidedBy: found.decided_by,
    decidedAt: found.decided_at?.toISOString() ?? null,
    note: found.note,
  };
}

async function showAll({ db, currency }: FraudDeps, found: readonly FraudCase[]): Promise<Shown[]> {
  const names = await namesOf(db, [...new Set(found.flatMap(idsOf))]);
  return found.map((one) => show(one, names, currency.digits));
}

async function list(
  deps: FraudDeps,
  { account, kind, state, ...query }: ParsedInputOf<Calls['listFraudCases']>,
): Promise<ResponseOf<Calls['listFraudCases']>> {
  const member =
    account === undefined ? null : await findMemberByUsername(deps.db, normaliseUsername(account));
  if (member === undefined) throw new ApiError('member.not.found');
  const filter = { memberId: member?.id ?? null, kind, state, ...pageSlice(query) };
  const { rows, total } = await listCasesPage(deps.db, filter);
  return pageOf(await showAll(deps, rows), total, query);
}

async function decide(
  deps: FraudDeps,
  { caseId, state: to, note }: ParsedInputOf<Calls['decideFraudCase']>,
  operator: string,
  after: AfterDecision,
): Promise<Shown> {
  const { db, clock } = deps;
  const notFound = () => new ApiError('agent.fraud.not.found');
  if (!isOwnId(caseId)) throw notFound();
  await db.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, caseId);
    if (locked === null) throw notFound();
    const state = decided(locked.state, to);
    if (state === null) throw new ApiError('agent.fraud.state');
    if (locked.state !== 'open') return;
    const at = clock();
    await writeDecision(transaction, caseId, { state, decided_by: operator, decided_at: at, note });
    const found = await findCase(transaction, caseId);
    if (found !== null) await after(transaction, found, at);
  });
  const found = await findCase(db, caseId);
  const [shown] = found === null ? [] : await showAll(deps, [found]);
  if (shown === undefined) throw notFound();
  return shown;
}

/** The cases of fraud as operators read and decide them. */
export function fraudCasesOfOperators(
  deps: FraudDeps,
  after: AfterDecision,
): Pick<Handlers<Calls>, 'listFraudCases' | 'decideFraudCase'> {
  return {
    listFraudCases: (input) => list(deps, input),
    decideFraudCase: (input, { operator }) => decide(deps, input, operator, after),
  };
}
