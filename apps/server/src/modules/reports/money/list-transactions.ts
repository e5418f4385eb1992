import { reportPeriod } from '#http/report-period.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import { postingKindOf } from '#modules/wallet/operation.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { groupOfKind, type TransactionGroup } from '@pavilion/domain/wallet/transaction-group';
import { textIn } from '@pavilion/messages/text-in';
import type { ReportParts } from '../report-parts.ts';
import { sumDays, type DayTotalFilter, type MoneyTotals } from './day-total.store.ts';
import { kindOnWire, numbersOf, type TransactionKind } from './transaction-kind.ts';
import { findDownlineAccounts, listPostings, type PostingRow } from './transaction.store.ts';

type Calls = PlayerEndpoints['reports'];
type Input = ParsedInputOf<Calls['listTransactions']>;
type Response = ResponseOf<Calls['listTransactions']>;
type DownlineInput = ParsedInputOf<Calls['listDownlineTransactions']>;
type DownlineResponse = ResponseOf<Calls['listDownlineTransactions']>;

const groups: Record<TransactionKind, TransactionGroup> = groupOfKind;

/** The kinds of transactions by the names that the record itself uses. */
export function transactionCodes(language: Language): ResponseOf<Calls['listTransactionCodes']> {
  return (Object.keys(groups) as TransactionKind[]).map((code) => ({
    code,
    label: textIn(language, `records.kind.${code}`),
    group: groups[code],
  }));
}

/** The game of a move; what no game moved has none. */
export function gameOf({ games }: ReportParts, row: PostingRow, language: Language) {
  if (row.game_node === null) return { gameName: '', vendorName: '' };
  return games.nameOf(row.game_node, language);
}

function recordOf(
  parts: ReportParts,
  row: PostingRow,
  language: Language,
): Response['list'][number] {
  const { digits } = parts.currency;
  return {
    transactionId: row.id.toString(),
    kind: kindOnWire[postingKindOf(row.kind)],
    amount: formatAmount(row.amount, digits),
    balanceAfter: formatAmount(row.balance_after, digits),
    createdAt: row.created_at.toISOString(),
    reference: row.external_id,
    ...gameOf(parts, row, language),
    state: 'done',
  };
}

function totalsOf({ moneyInMinor, moneyOutMinor }: MoneyTotals, digits: number) {
  return {
    moneyIn: formatAmount(moneyInMinor, digits),
    moneyOut: formatAmount(moneyOutMinor, digits),
    net: formatAmount(moneyInMinor - moneyOutMinor, digits),
  };
}

async function pageOfMoves(
  { db, timeZone }: ReportParts,
  filter: DayTotalFilter,
  asked: { pageNo: number; pageSize: number },
) {
  await catchUpReports(db, filter.accountIds, timeZone);
  const totals = await sumDays(db, filter);
  const slice = pageSlice(asked);
  const rows = slice.offset < totals.moves ? await listPostings(db, { ...filter, ...slice }) : [];
  return { rows, totals };
}

/** A page of the moves of a member's wallet, and what moved in all of the period. */
export async function transactionsOf(
  parts: ReportParts,
  memberId: bigint,
  input: Input,
  language: Language,
): Promise<Response> {
  const { digits } = parts.currency;
  const period = reportPeriod(input, parts.clock, parts.timeZone);
  const account = await findMemberAccount(parts.db, memberId);
  const accountIds = account ? [account.accountId] : [];
  const filter = { ...period, accountIds, kinds: numbersOf(input.kind) };
  const { rows, totals } = await pageOfMoves(parts, filter, input);
  const list = rows.map((row) => recordOf(parts, row, language));
  return { ...pageOf(list, totals.moves, input), totals: totalsOf(totals, digits) };
}

/** The same of everyone below an agent (decision D13), told by account name. */
export async function downlineTransactionsOf(
  parts: ReportParts,
  agentId: bigint,
  input: DownlineInput,
  language: Language,
): Promise<DownlineResponse> {
  const { code, digits } = parts.currency;
  const period = reportPeriod(input, parts.clock, parts.timeZone);
  const names = await findDownlineAccounts(parts.db, agentId, code, input.account);
  const filter = { ...period, accountIds: [...names.keys()], kinds: numbersOf(input.kind) };
  const { rows, totals } = await pageOfMoves(parts, filter, input);
  const list = rows.map((row) => ({
    account: names.get(row.account_id) ?? '',
    ...recordOf(parts, row, language),
  }));
  return { ...pageOf(list, totals.moves, input), totals: totalsOf(totals, digits) };
}
