import { ApiError } from '#http/api-error.ts';
import { TextFile } from '#http/replies/text-file.ts';
import { reportPeriod } from '#http/request/report-period.ts';
import { dayAt, secondAt } from '#kit/time/day-range.ts';
import { findMemberAccount, type Account } from '#modules/wallet/account.store.ts';
import { postingKindOf } from '#modules/wallet/operation.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { exportTransactions } from '@pavilion/contract/player/reports';
import { csvMark, csvRow } from '@pavilion/domain/report/csv-row';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { textIn } from '@pavilion/messages/text-in';
import type { ReportDeps } from '../report-deps.ts';
import { sumDays } from './day-total.store.ts';
import { gameOf } from './list-transactions.ts';
import { kindOnWire, numbersOf } from './transaction-kind.ts';
import {
  beginExport,
  endExport,
  findSpan,
  nextPostings,
  type PostingRow,
  type PostingSpan,
} from './transaction.store.ts';

type Input = ParsedInputOf<typeof exportTransactions>;

const rowsPerRead = 1000;
const rowsMax = 50_000;
/** After this time an export that never finished no longer blocks the next one. */
const staleMs = 2 * 60_000;

type Wanted = {
  account: Account;
  span: PostingSpan | null;
  kinds: readonly number[] | undefined;
  language: Language;
};

function headOf({ timeZone }: ReportDeps, language: Language): string {
  return csvRow([
    textIn(language, 'records.csv.time', { zone: timeZone }),
    textIn(language, 'records.kind'),
    textIn(language, 'records.csv.amount'),
    textIn(language, 'records.csv.balance'),
    textIn(language, 'records.csv.currency'),
    textIn(language, 'records.csv.reference'),
    textIn(language, 'records.csv.number'),
    textIn(language, 'records.csv.game'),
    textIn(language, 'records.bets.provider'),
    textIn(language, 'records.csv.person'),
  ]);
}

function lineOf(deps: ReportDeps, { account, language }: Wanted, row: PostingRow): string {
  const { timeZone, currency } = deps;
  const { gameName, vendorName } = gameOf(deps, row, language);
  return csvRow([
    `${dayAt(row.created_at, timeZone)} ${secondAt(row.created_at, timeZone)}`,
    textIn(language, `records.kind.${kindOnWire[postingKindOf(row.kind)]}`),
    formatAmount(row.amount, currency.digits),
    formatAmount(row.balance_after, currency.digits),
    account.currency,
    row.external_id,
    row.id.toString(),
    gameName,
    vendorName,
    row.other_account ?? '',
  ]);
}

/** Yields the file read by read, so that memory never holds the whole history. */
async function* chunksOfFile(deps: ReportDeps, wanted: Wanted): AsyncGenerator<string> {
  const { account, kinds, language } = wanted;
  yield csvMark + headOf(deps, language);
  let { span } = wanted;
  while (span) {
    const rows = await nextPostings(deps.db, account.accountId, span, kinds, rowsPerRead);
    yield rows.map((row) => lineOf(deps, wanted, row)).join('');
    const last = rows.at(-1);
    span = last && rows.length === rowsPerRead ? { ...span, first: last.id + 1n } : null;
  }
}

/** Exports the postings of a member's wallet in the period as a file, oldest first. */
export async function exportOf(
  deps: ReportDeps,
  memberId: bigint,
  input: Input,
  language: Language,
): Promise<TextFile> {
  const { db, timeZone } = deps;
  const period = reportPeriod(input, deps.clock, timeZone);
  const account = await findMemberAccount(db, memberId);
  if (!account) throw new ApiError('member.not.found');
  const accountIds = [account.accountId];
  await catchUpReports(db, accountIds, deps);
  const filter = { ...period, accountIds, kinds: numbersOf(input.kind) };
  const { moves } = await sumDays(db, filter);
  if (moves > rowsMax) throw new ApiError('report.export.large', { rowsMax });
  const span = await findSpan(db, filter);
  const begunAt = deps.clock();
  if (!(await beginExport(db, account.accountId, begunAt, staleMs))) {
    throw new ApiError('report.export.busy');
  }
  const name = `transactions-${period.firstDay}-${period.lastDay}.csv`;
  const wanted = { account, span, kinds: filter.kinds, language };
  return new TextFile({
    name,
    type: 'text/csv; charset=utf-8',
    chunks: chunksOfFile(deps, wanted),
    // Not in the generator: one that was never started runs no `finally`.
    close: () => endExport(db, account.accountId, begunAt),
  });
}
