import { TextFile } from '#http/replies/text-file.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { csvMark, csvRow } from '@pavilion/domain/report/csv-row';
import type { Language } from '@pavilion/domain/site/language';
import { textIn } from '@pavilion/messages/text-in';
import type { ReportDeps } from '../report-deps.ts';
import type { HistorySums } from './history.store.ts';
import { figuresOf, netDepositsOf, readHistory } from './history.ts';

function headOf(language: Language): string {
  return csvRow([
    textIn(language, 'history.month'),
    textIn(language, 'history.deposits'),
    textIn(language, 'history.withdrawals'),
    textIn(language, 'history.netDeposits'),
    textIn(language, 'history.staked'),
    textIn(language, 'history.won'),
    textIn(language, 'history.net'),
    textIn(language, 'records.csv.currency'),
  ]);
}

function lineOf({ currency }: ReportDeps, name: string, sums: HistorySums): string {
  const { deposits, withdrawals, staked, won, net } = figuresOf(sums, currency.digits);
  const netDeposits = netDepositsOf(sums, currency.digits);
  return csvRow([name, deposits, withdrawals, netDeposits, staked, won, net, currency.code]);
}

async function* inOnePart(text: string): AsyncGenerator<string> {
  yield text;
}

/** Exports the months as a file, newest first, with the total in the last row. */
export async function exportHistoryOf(
  deps: ReportDeps,
  memberId: bigint,
  language: Language,
): Promise<TextFile> {
  const { months, total } = await readHistory(deps, memberId);
  const lines = [
    csvMark + headOf(language),
    ...months.map((sums) => lineOf(deps, sums.month, sums)),
    lineOf(deps, textIn(language, 'history.total'), total),
  ];
  const month = dayAt(deps.clock(), deps.timeZone).slice(0, 'YYYY-MM'.length);
  return new TextFile({
    name: `history-${month}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: inOnePart(lines.join('')),
    close: async () => {},
  });
}
