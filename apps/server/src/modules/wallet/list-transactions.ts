import type { Database } from '#db/tables.ts';
import type { Clock } from '#kit/clock.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { findMemberAccount } from './account.store.ts';
import { sumDays, type DayTotalFilter, type MoneyTotals } from './day-total.store.ts';
import { findDownlineAccounts } from './downline.store.ts';
import { postingKindOf } from './ledger/operation.ts';
import { reportPeriod } from './report-period.ts';
import { catchUpReports } from './report-progress.ts';
import { kindOnWire, numbersOf } from './transaction-kind.ts';
import { listPostings, type PostingRow } from './transaction.store.ts';

type Input = ParsedInputOf<Endpoints['wallet']['listTransactions']>;
type Response = ResponseOf<Endpoints['wallet']['listTransactions']>;
type DownlineInput = ParsedInputOf<Endpoints['wallet']['listDownlineTransactions']>;
type DownlineResponse = ResponseOf<Endpoints['wallet']['listDownlineTransactions']>;

export type TransactionParts = {
  db: Database;
  clock: Clock;
  /** Where the days of reports begin. */
  timeZone: string;
  currency: { code: string; digits: number };
  nameGame: NameGame;
};

/** How people know a game and its provider. */
export type GameName = { gameName: string; vendorName: string };
export type NameGame = (gameNode: number, language: Language) => GameName;

const noGame: GameName = { gameName: '', vendorName: '' };

/** The game of a move; what no game moved has none. */
export function gameOf({ nameGame }: TransactionParts, row: PostingRow, language: Language) {
  return row.game_node === null ? noGame : nameGame(row.game_node, language);
}

function recordOf(
  parts: TransactionParts,
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
  { db, timeZone }: TransactionParts,
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
  parts: TransactionParts,
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
  parts: TransactionParts,
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
