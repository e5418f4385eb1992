import type { TextRow } from '../vendor/database.ts';

/** What one acknowledged operation moved, according to the answer. */
export type Acknowledged = {
  source: string;
  externalId: string;
  accountId: string;
  amountMinor: bigint;
  /** The site's id of the posting; null where the answer has none. */
  postingId: string | null;
};

/** One difference between the client's log and the ledger. */
export type Difference = {
  kind: 'lost' | 'altered' | 'doubled' | 'balance';
  subject: string;
};

/** The client's log: written when an answer arrives, never read from the server. */
export type OperationLog = {
  acknowledged: Map<string, Acknowledged>;
  /** Balance of each account before the first operation, in minor units. */
  startBalances: ReadonlyMap<string, bigint>;
};

/** The rows of the ledger for the accounts of a log. */
export type LedgerReading = { postings: readonly TextRow[]; balances: readonly TextRow[] };

export function keyOf(source: string, externalId: string): string {
  return `${source} ${externalId}`;
}

/** Logs a paid deposit once the payment company's webhook was answered. */
export function acknowledgeDeposit(
  { acknowledged }: OperationLog,
  accountId: string,
  externalId: string,
  amountMinor: bigint,
): void {
  const source = 'deposit';
  const one = { source, externalId, accountId, amountMinor, postingId: null };
  acknowledged.set(keyOf(source, externalId), one);
}

/** Which rows of the ledger a comparison needs. */
export const ledgerQueries = {
  postings: `select account_id::text, id::text, amount::text, source, external_id
    from posting where source in ('games:sandbox', 'deposit')`,
  balances: `select id::text, balance::text from account where member_id is not null`,
};

function compareEach({ acknowledged }: OperationLog, postings: readonly TextRow[]): Difference[] {
  const found: Difference[] = [];
  const seen = new Set<string>();
  for (const row of postings) {
    const key = keyOf(row['source'] ?? '', row['external_id'] ?? '');
    const operation = acknowledged.get(key);
    if (!operation || seen.has(key)) {
      found.push({ kind: 'doubled', subject: key });
      continue;
    }
    seen.add(key);
    const same =
      operation.accountId === row['account_id'] &&
      operation.amountMinor.toString() === row['amount'] &&
      (operation.postingId === null || operation.postingId === row['id']);
    if (!same) found.push({ kind: 'altered', subject: key });
  }
  for (const key of acknowledged.keys()) {
    if (!seen.has(key)) found.push({ kind: 'lost', subject: key });
  }
  return found;
}

function compareBalances(log: OperationLog, balances: readonly TextRow[]): Difference[] {
  const expected = new Map(log.startBalances);
  for (const { accountId, amountMinor } of log.acknowledged.values()) {
    expected.set(accountId, (expected.get(accountId) ?? 0n) + amountMinor);
  }
  const stored = new Map(balances.map((row) => [row['id'], row['balance']]));
  return [...expected]
    .filter(([accountId, balance]) => stored.get(accountId) !== balance.toString())
    .map(([accountId, balance]) => ({
      kind: 'balance' as const,
      subject: `account ${accountId}: expected ${balance}, is ${stored.get(accountId)}`,
    }));
}

/** Compares: the ledger must hold every acknowledged operation once, and nothing else. */
export function differences(log: OperationLog, ledger: LedgerReading): Difference[] {
  return [...compareEach(log, ledger.postings), ...compareBalances(log, ledger.balances)];
}
