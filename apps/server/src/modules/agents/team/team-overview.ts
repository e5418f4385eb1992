import { dayAfter } from '#kit/time/day-range.ts';
import { readAsOf } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { profitAndLoss, type ResultColumns } from '@pavilion/domain/agent/team-result';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { countPeople } from './team-counts.ts';
import { daysOfTeam, type TeamDeps } from './team-deps.ts';
import { sumByDay } from './team-result.store.ts';
import { readTeam, resultOf } from './team-result.ts';

type Call = PlayerEndpoints['agents']['getTeamOverview'];
type Response = ResponseOf<Call>;

const seriesDays = 30;
const bestLines = {
  sort: 'validBetAmount',
  direction: 'desc',
  limit: 5,
  offset: 0,
} as const;

function incomeOf(own: ResultColumns, digits: number): Response['income'] {
  const { rebate, agentCommission, dailyIncome, profitSharing } = own;
  const total = rebate + agentCommission + dailyIncome + profitSharing;
  return {
    rebate: formatAmount(rebate, digits),
    agentCommission: formatAmount(agentCommission, digits),
    dailyIncome: formatAmount(dailyIncome, digits),
    profitSharing: formatAmount(profitSharing, digits),
    total: formatAmount(total, digits),
  };
}

/** Returns the team's result on each of the days up to one, oldest first. */
async function seriesOf(
  { db, currency }: TeamDeps,
  memberId: bigint,
  lastDay: string,
): Promise<Response['series']> {
  const firstDay = dayAfter(lastDay, 1 - seriesDays);
  const found = await sumByDay(db, { memberId, firstDay, lastDay });
  const byDay = new Map(found.map((sums) => [sums.day, sums]));
  return Array.from({ length: seriesDays }, (_, index) => {
    const day = dayAfter(firstDay, index);
    const sums = byDay.get(day);
    return {
      day,
      validBetAmount: formatAmount(sums?.validBetAmount ?? 0n, currency.digits),
      profitAndLoss: formatAmount(sums?.profitAndLoss ?? 0n, currency.digits),
    };
  });
}

/** Returns what an agent's team did in the days, and how it went up to them (section 7). */
export async function teamOverviewOf(
  deps: TeamDeps,
  agentId: bigint,
  input: ParsedInputOf<Call>,
): Promise<Response> {
  const { db, currency, rules } = deps;
  const { digits } = currency;
  const days = daysOfTeam(deps, input);
  const asOf = await readAsOf(db, 'teams');
  const { own, team, lines } = await readTeam(deps, { memberId: agentId, ...days }, bestLines);
  return {
    startDate: days.firstDay,
    endDate: days.lastDay,
    team: resultOf(team, digits),
    counts: await countPeople(deps, agentId, days),
    activeMinimum: formatAmount(rules.activeMinimumMinor, digits),
    income: incomeOf(own, digits),
    series: await seriesOf(deps, agentId, days.lastDay),
    bestLines: lines
      .filter((line) => line.validBetAmount > 0n)
      .map((line) => ({
        account: line.username,
        nickname: line.nickname,
        teamSize: line.teamSize,
        validBetAmount: formatAmount(line.validBetAmount, digits),
        profitAndLoss: formatAmount(profitAndLoss(line), digits),
      })),
    asOf,
  };
}
