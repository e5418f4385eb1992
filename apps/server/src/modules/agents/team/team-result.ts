import type { Database, DatabaseTransaction } from '#db/database.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { readAsOf } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  profitAndLoss,
  resultColumns,
  sumColumns,
  type ResultColumns,
} from '@pavilion/domain/agent/team-result';
import type { ReportDays } from '@pavilion/domain/report/report-days';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { daysOfTeam, findShownMember, type ShownMember, type TeamDeps } from './team-deps.ts';
import {
  countLines,
  findFirstDayBelow,
  listLines,
  sumBelow,
  sumOwn,
  type LinePage,
  type LineRow,
  type ShownTeam,
} from './team-result.store.ts';

type Executor = Database | DatabaseTransaction;
type Call = PlayerEndpoints['agents']['getTeamProfitAndLoss'];
type Input = ParsedInputOf<Call>;
type Result = ResponseOf<Call>['own'];

/** What says whose result is asked for, and what of it. */
export type ResultWish = Pick<
  Input,
  'startDate' | 'endDate' | 'period' | 'account' | 'gameCategory' | 'summaryType'
>;

/** Shows columns by their names on the wire. */
export function resultOf(columns: ResultColumns, digits: number): Result {
  const named = resultColumns.map((name) => [name, formatAmount(columns[name], digits)]);
  return {
    ...(Object.fromEntries(named) as Omit<Result, 'profitAndLoss'>),
    profitAndLoss: formatAmount(profitAndLoss(columns), digits),
  };
}

type Shown = {
  days: ReportDays;
  team: ShownTeam;
  /** From the agent down to the person that is shown. */
  path: ShownMember['line'];
};

/**
 * Finds whose result an agent is shown: its own, or that of somebody below, from the day on which
 * that one stood below.
 */
export async function findShown(
  deps: TeamDeps,
  agentId: bigint,
  { account, gameCategory: category, ...wanted }: ResultWish,
): Promise<Shown> {
  const days = daysOfTeam(deps, wanted);
  const { memberId, line } = await findShownMember(deps.db, agentId, account);
  const since = memberId === agentId ? null : await findFirstDayBelow(deps.db, agentId, memberId);
  const firstDay = since !== null && since > days.firstDay ? since : days.firstDay;
  return { days, team: { memberId, ...days, firstDay, category }, path: line };
}

export type TeamSums = {
  own: ResultColumns;
  /** The person and everybody below. */
  team: ResultColumns;
  lines: LineRow[];
  /** How many lines there are on all pages. */
  total: number;
};

/** Reads a page of lines and the sums as they are at one moment; `null` for the person alone. */
export async function readTeam(
  { db }: Pick<TeamDeps, 'db'>,
  team: ShownTeam,
  page: LinePage | null,
): Promise<TeamSums> {
  if (page === null) {
    const own = await sumOwn(db, team);
    return { own, team: own, lines: [], total: 0 };
  }
  const read = async (at: Executor): Promise<TeamSums> => {
    const own = await sumOwn(at, team);
    const below = await sumBelow(at, team);
    const total = await countLines(at, team.memberId);
    const lines = page.offset < total ? await listLines(at, team, page) : [];
    return { own, team: sumColumns([own, below]), lines, total };
  };
  return db.transaction().setIsolationLevel('repeatable read').execute(read);
}

/** Returns what the team of an agent, or of somebody below, brought in the days (section 5). */
export async function teamResultOf(
  deps: TeamDeps,
  agentId: bigint,
  input: Input,
): Promise<ResponseOf<Call>> {
  const { digits } = deps.currency;
  const { sort, direction, summaryType } = input;
  const asOf = await readAsOf(deps.db, 'teams');
  const { days, team, path } = await findShown(deps, agentId, input);
  const page = summaryType === '1' ? { sort, direction, ...pageSlice(input) } : null;
  const sums = await readTeam(deps, team, page);
  const list = sums.lines.map((line) => ({
    account: line.username,
    nickname: line.nickname,
    type: line.memberType,
    teamSize: line.teamSize,
    result: resultOf(line, digits),
  }));
  return {
    startDate: days.firstDay,
    endDate: days.lastDay,
    ...pageOf(list, sums.total, input),
    own: resultOf(sums.own, digits),
    footer: resultOf(sums.team, digits),
    path: path.map(({ username, nickname }) => ({ account: username, nickname })),
    asOf,
  };
}
