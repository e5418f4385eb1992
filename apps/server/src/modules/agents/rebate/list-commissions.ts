import { ApiError } from '#http/api-error.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import type { ReportDays } from '@pavilion/domain/report/report-days';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { daysOfTeam } from '../team/team-deps.ts';
import type { RebateDeps } from './rebate-deps.ts';
import {
  findEarner,
  listLines,
  listSumsOfDays,
  sumLines,
  type LineRow,
  type SumRow,
} from './rebate-list.store.ts';

type Call = PlayerEndpoints['agents']['listCommissions'];
type Response = ResponseOf<Call>;

function eachDay({ firstDay, lastDay }: ReportDays): string[] {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** What a sum has come to, for the agent and for operators. */
export function shownSum(row: SumRow, digits: number): Response['days'][number] {
  return {
    day: row.day,
    own: row.kind === 'own',
    earned: formatAmount(row.earned, digits),
    carriedIn: formatAmount(row.carriedIn, digits),
    paid: formatAmount(row.paid, digits),
    carriedOut: formatAmount(row.carriedOut, digits),
    state: row.state,
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

function shownLine(row: LineRow, digits: number): Response['list'][number] {
  return {
    day: row.day,
    playedOn: row.playedOn,
    account: row.username,
    nickname: row.nickname,
    own: row.isOwn,
    category: row.category,
    validBetAmount: formatAmount(row.valid, digits),
    rate: formatRate(row.rate),
    amount: formatAmount(row.amount, digits),
    state: row.state,
  };
}

async function personOf(
  { db }: RebateDeps,
  agentId: bigint,
  account: string | undefined,
): Promise<bigint | undefined> {
  if (account === undefined || account.trim() === '') return undefined;
  const personId = await findEarner(db, agentId, account);
  if (personId === null) throw new ApiError('agent.downline.not.found');
  return personId;
}

/** Lists what an agent earns by own play and by the lines below, and the sums of each day. */
export async function commissionsOf(
  deps: RebateDeps,
  agentId: bigint,
  input: ParsedInputOf<Call>,
): Promise<Response> {
  const { db, currency } = deps;
  const { digits } = currency;
  const period = daysOfTeam(deps, input);
  const days = eachDay(period);
  const personId = await personOf(deps, agentId, input.account);
  const wanted = { memberId: agentId, days, personId, category: input.gameCategory };
  const totals = await sumLines(db, wanted);
  const lines = await listLines(db, wanted, pageSlice(input));
  const sums = await listSumsOfDays(db, agentId, days);
  return {
    startDate: period.firstDay,
    endDate: period.lastDay,
    ...pageOf(
      lines.map((line) => shownLine(line, digits)),
      totals.count,
      input,
    ),
    days: sums.map((sum) => shownSum(sum, digits)),
    footer: {
      validBetAmount: formatAmount(totals.valid, digits),
      amount: formatAmount(totals.amount, digits),
    },
  };
}
