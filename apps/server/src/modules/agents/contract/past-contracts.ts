import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { contractKinds, type ContractKind } from '@pavilion/domain/agent/contract-kind';
import { wholeTerms, type ContractTerms } from '@pavilion/domain/agent/contract-terms';
import type { ContractDeps } from './contract-deps.ts';
import { wireTerms } from './contract-terms.ts';
import { changeContract, insertContract, listReceived } from './contract.store.ts';
import { answerBy, nextStart } from './period-at.ts';

type Deps = Pick<ContractDeps, 'clock' | 'timeZone' | 'currency' | 'contracts'>;

/** What the house offers of a kind; null where the site offers none. */
function houseTerms({ contracts }: Deps, kind: ContractKind): ContractTerms | null {
  const given = contracts.houseContracts[kind];
  if (!given || !contracts.kinds.includes(kind)) return null;
  return wholeTerms(kind, given, contracts.usual);
}

/** The same with half the rates, as an agent gives them on; a rate of dividends stays whole. */
function halved({ tiers, ...terms }: ContractTerms, step: number): ContractTerms {
  const halfOf = (rate: number) => Math.max(step, Math.floor(rate / (2 * step)) * step);
  return { ...terms, tiers: tiers.map((tier) => ({ ...tier, rate: halfOf(tier.rate) })) };
}

async function insert(
  { currency }: Deps,
  transaction: DatabaseTransaction,
  written: { kind: ContractKind; payeeId: bigint; payerId: bigint | null; at: Date },
  terms: ContractTerms,
): Promise<string> {
  const id = randomUUID();
  await insertContract(transaction, {
    ...written,
    id,
    isChange: false,
    terms: wireTerms(terms, currency.digits),
    answerBy: answerBy(written.at),
    operator: written.payerId === null ? 'try-accounts' : null,
  });
  return id;
}

/** Offers an agent of the accounts to try a contract of the house of each kind, once. */
export async function offerAll(
  deps: Deps,
  transaction: DatabaseTransaction,
  payeeId: bigint,
): Promise<void> {
  for (const kind of contractKinds) {
    const terms = houseTerms(deps, kind);
    if (!terms || (await listReceived(transaction, payeeId, kind, 1)).length > 0) continue;
    await insert(deps, transaction, { kind, payeeId, payerId: null, at: deps.clock() }, terms);
  }
}

export type PastContract = {
  kind: ContractKind;
  payeeId: bigint;
  /** Null for the house; an agent gives half the rates on. */
  payerId: bigint | null;
  /** When it was proposed and accepted. */
  at: Date;
};

/** The terms of a contract of the past, and when it starts; null where the site offers none. */
export function pastTerms(
  deps: Deps,
  { kind, payerId, at }: Pick<PastContract, 'kind' | 'payerId' | 'at'>,
): { terms: ContractTerms; startsAt: Date } | null {
  const whole = houseTerms(deps, kind);
  if (!whole) return null;
  const terms = payerId === null ? whole : halved(whole, kind === 'dividend' ? 100 : 1);
  return { terms, startsAt: nextStart(terms.period, at, null, deps.timeZone) };
}

/** Writes contracts that were signed in the past and have run since the next period. */
export async function writeSigned(
  deps: Deps,
  transaction: DatabaseTransaction,
  contracts: readonly PastContract[],
): Promise<void> {
  for (const one of contracts) {
    const past = pastTerms(deps, one);
    if (!past) continue;
    const { terms, startsAt } = past;
    const id = await insert(deps, transaction, one, terms);
    const state = startsAt <= deps.clock() ? 'active' : 'accepted';
    await changeContract(transaction, id, state, one.at, { starts_at: startsAt });
  }
}
