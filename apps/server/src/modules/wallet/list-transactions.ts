import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { listTransactions } from '@pavilion/contract/reports/list-transactions';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { Database } from '../../db/tables.ts';
import { dayRange } from '../../kit/day-range.ts';
import { pageOf, pageSlice } from '../../kit/page.ts';
import { findMemberAccount } from './account.store.ts';
import { postingKindOf, postingKinds, type PostingKind } from './ledger/operation.ts';
import { listPostings } from './transaction.store.ts';

type Input = ParsedInputOf<typeof listTransactions>;
type Response = ResponseOf<typeof listTransactions>;
type TransactionKind = Response['list'][number]['kind'];

const kindOnWire = {
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  finish: 'adjustment',
  deposit: 'deposit',
  withdrawalHold: 'withdrawal',
  withdrawalReturn: 'withdrawalReturned',
  adjustment: 'adjustment',
} as const satisfies Record<PostingKind, TransactionKind>;

function numbersOf(kind: TransactionKind | undefined): number[] | undefined {
  if (kind === undefined) return undefined;
  const names = Object.keys(kindOnWire) as PostingKind[];
  return names.filter((name) => kindOnWire[name] === kind).map((name) => postingKinds[name]);
}

/** A page of the moves of a member's wallet. */
export async function transactionsOf(
  db: Database,
  memberId: bigint,
  input: Input,
  digits: number,
  timeZone: string,
): Promise<Response> {
  const account = await findMemberAccount(db, memberId);
  if (!account) return pageOf([], 0, input);
  const kinds = numbersOf(input.kind);
  const { rows, total } = await listPostings(db, {
    accountId: account.accountId,
    ...dayRange(input.startDate, input.endDate, timeZone),
    ...(kinds ? { kinds } : {}),
    ...pageSlice(input),
  });
  const list = rows.map((row) => ({
    transactionId: row.id.toString(),
    kind: kindOnWire[postingKindOf(row.kind)],
    amount: formatAmount(row.amount, digits),
    balanceAfter: formatAmount(row.balance_after, digits),
    createdAt: row.created_at.toISOString(),
    reference: row.external_id,
    state: 'done',
  }));
  return pageOf(list, total, input);
}
