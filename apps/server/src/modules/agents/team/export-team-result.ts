import { ApiError } from '#http/api-error.ts';
import { countUse } from '#http/limits/count-use.ts';
import { TextFile } from '#http/replies/text-file.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  profitAndLoss,
  resultColumns,
  type ResultColumns,
} from '@pavilion/domain/agent/team-result';
import { csvMark, csvRow } from '@pavilion/domain/report/csv-row';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { textIn } from '@pavilion/messages/text-in';
import type { TeamDeps } from './team-deps.ts';
import { countLines } from './team-result.store.ts';
import { findShown, readTeam, type TeamSums } from './team-result.ts';

type Call = PlayerEndpoints['agents']['exportTeamProfitAndLoss'];
type Input = ParsedInputOf<Call>;
type Shown = Awaited<ReturnType<typeof findShown>>;

const rowsMax = 10_000;
/** The row of the person and that of the team stand below the lines. */
const sumRows = 2;

/** Says in the file itself who took it, and what it shows. */
function titleOf({ path, days }: Shown, { gameCategory }: Input, language: Language): string {
  return csvRow([
    textIn(language, 'team.csv.takenBy'),
    path[0]?.username ?? '',
    textIn(language, 'team.csv.from'),
    days.firstDay,
    textIn(language, 'team.csv.to'),
    days.lastDay,
    textIn(language, 'team.csv.team'),
    path.at(-1)?.username ?? '',
    ...(gameCategory ? [textIn(language, 'team.csv.category'), gameCategory] : []),
  ]);
}

function headOf(language: Language): string {
  return csvRow([
    textIn(language, 'team.csv.row'),
    textIn(language, 'team.csv.account'),
    textIn(language, 'team.csv.nickname'),
    textIn(language, 'team.csv.teamSize'),
    ...[...resultColumns, 'profitAndLoss' as const].map((name) =>
      textIn(language, `team.column.${name}`),
    ),
    textIn(language, 'team.csv.currency'),
  ]);
}

function cellsOf({ currency }: TeamDeps, columns: ResultColumns): string[] {
  return [...resultColumns.map((name) => columns[name]), profitAndLoss(columns)].map((minor) =>
    formatAmount(minor, currency.digits),
  );
}

async function* inOnePart(text: string): AsyncGenerator<string> {
  yield text;
}

/** Refuses a team with more people one step below than fit, before anything is summed. */
async function refuseLarge({ db }: TeamDeps, memberId: bigint): Promise<void> {
  const rows = (await countLines(db, memberId)) + sumRows;
  if (rows > rowsMax) throw new ApiError('report.export.large', { rowsMax });
}

function rowsOf(deps: TeamDeps, shown: Shown, sums: TeamSums, language: Language): string[] {
  const person = shown.path.at(-1);
  const named = [person?.username ?? '', person?.nickname ?? ''];
  const { code } = deps.currency;
  return [
    ...sums.lines.map((line) =>
      csvRow([
        textIn(language, 'team.csv.line'),
        line.username,
        line.nickname,
        line.teamSize.toString(),
        ...cellsOf(deps, line),
        code,
      ]),
    ),
    csvRow([textIn(language, 'team.csv.own'), ...named, '', ...cellsOf(deps, sums.own), code]),
    csvRow([textIn(language, 'team.csv.all'), ...named, '', ...cellsOf(deps, sums.team), code]),
  ];
}

/**
 * Exports the result of a team as a file: a row for each line, the own one, and all together. Five
 * a day for an account; each is noted with ids only.
 */
export async function exportTeamResult(
  deps: TeamDeps,
  agentId: bigint,
  input: Input,
  language: Language,
): Promise<TextFile> {
  const { sort, direction, summaryType } = input;
  const shown = await findShown(deps, agentId, input);
  const { team, days } = shown;
  const isTeam = summaryType === '1';
  if (isTeam) await refuseLarge(deps, team.memberId);
  await countUse(deps, 'team export', { account: agentId });
  const page = { sort, direction, limit: rowsMax - sumRows, offset: 0 };
  const rows = rowsOf(deps, shown, await readTeam(deps, team, isTeam ? page : null), language);
  deps.logger.info(
    {
      memberId: agentId.toString(),
      shownId: team.memberId.toString(),
      firstDay: days.firstDay,
      lastDay: days.lastDay,
      rows: rows.length,
    },
    'the result of a team was exported',
  );
  return new TextFile({
    name: `team-${days.firstDay}-${days.lastDay}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: inOnePart(
      [csvMark + titleOf(shown, input, language), headOf(language), ...rows].join(''),
    ),
    close: async () => {},
  });
}
