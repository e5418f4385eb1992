import { reportPeriod } from '#http/request/report-period.ts';
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
import type { ReportDeps } from '../report-deps.ts';
import { sumDays, type DayTotalFilter, type MoneyTotals } from './day-total.store.ts';
import { kindOnWire, numbersOf, type TransactionKind } from './transaction-kind.ts';
import { findDownlineAccounts, listPostings, type PostingRow } from './transaction.store.ts';

type Calls = PlayerEndpoints['reports'];
type Input = ParsedInputOf<Calls['listTransactions']>;
type Response = ResponseOf<Calls['listTransactions']>;
type DownlineInput = ParsedInputOf<Calls['listDownlineTransactions']>;
type DownlineResponse = ResponseOf<Calls['listDownlineTransactions']>;

const groups: Record<TransactionKind, TransactionGroup> = groupOfKind;

/** Lists the kinds of transactions by the names that the record uses. */
export function transactionCodes(language: Language): ResponseOf<Calls['listTransactionCodes']> {
  return (Object.keys(groups) as TransactionKind[]).map((code) => ({
    code,
    label: textIn(language, `records.kind.${code}`),
    group: groups[code],
  }));
}

/** Returns the game of a posting; empty names where no game moved it. */
export function gameOf({ games }: ReportDeps, row: PostingRow, language: Language) {
  if (row.game_node === null) return { gameName: '', vendorName: '' };
  return games.nameOf(row.game_node, language);
}

function recordOf(deps: ReportDeps, row: PostingRow, language: Language): Response['list'][number] {
  const { digits } = deps.currency;
  return {
    transactionId: row.id.toString(),
    kind: kindOnWire[postingKindOf(row.kind)],
    amount: formatAmount(row.amount, digits),
    balanceAfter: formatAmount(row.balance_after, digits),
    createdAt: row.created_at.toISOString(),
    reference: row.external_id,
    ...gameOf(deps, row, language),
    otherAccount: row.other_account,
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
  deps: ReportDeps,
  filter: DayTotalFilter & {
    /** Who reads the moves of a downline; null for the own ones. */
    agentId: bigint | null;
  },
  query: { pageNo: number; pageSize: number },
) {
  const { db } = deps;
  await catchUpReports(db, filter.accountIds, deps);
  const totals = await sumDays(db, filter);
  const slice = pageSlice(query);
  const rows = slice.offset < totals.moves ? await listPostings(db, { ...filter, ...slice }) : [];
  return { rows, totals };
}

/** Returns a page of the postings of a member's wallet, and the totals of the whole period. */
export async function transactionsOf(
  deps: ReportDeps,
  memberId: bigint,
  input: Input,
  language: Language,
): Promise<Response> {
  const { digits } = deps.currency;
  const period = reportPeriod(input, deps.clock, deps.timeZone);
  const account = await findMemberAccount(deps.db, memberId);
  const accountIds = account ? [account.accountId] : [];
  const filter = { ...period, accountIds, kinds: numbersOf(input.kind), agentId: null };
  const { rows, totals } = await pageOfMoves(deps, filter, input);
  const list = rows.map((row) => recordOf(deps, row, language));
  return { ...pageOf(list, totals.moves, input), totals: totalsOf(totals, digits) };
}

/** Returns the same of an agent's whole downline (decision D13), with account names. */
export async function downlineTransactionsOf(
  deps: ReportDeps,
  agentId: bigint,
  input: DownlineInput,
  language: Language,
): Promise<DownlineResponse> {
  const { code, digits } = deps.currency;
  const period = reportPeriod(input, deps.clock, deps.timeZone);
  const names = await findDownlineAccounts(deps.db, agentId, code, input.account);
  const kinds = numbersOf(input.kind);
  const filter = { ...period, accountIds: [...names.keys()], kinds, agentId };
  const { rows, totals } = await pageOfMoves(deps, filter, input);
  const list = rows.map((row) => ({
    account: names.get(row.account_id) ?? '',
    ...recordOf(deps, row, language),
  }));
  return { ...pageOf(list, totals.moves, input), totals: totalsOf(totals, digits) };
}
