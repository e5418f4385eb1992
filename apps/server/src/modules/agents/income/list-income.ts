import { pageOf, pageSlice } from '#kit/page.ts';
import { boundsOfDay } from '#kit/time/day-range.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { daysOfTeam, type TeamDeps } from '../team/team-deps.ts';
import { listIncome, sumIncome, type IncomeRow } from './income.store.ts';

type Call = PlayerEndpoints['agents']['listIncome'];
type Response = ResponseOf<Call>;

function shownPayment(
  { kind, paidAt, startDate, endDate, other, amount }: IncomeRow,
  digits: number,
) {
  return {
    paidAt: paidAt.toISOString(),
    kind,
    earnedFor: { startDate, endDate },
    from: other,
    amount: formatAmount(amount, digits),
  };
}

/** Lists what an agent was paid in some days, and what it paid by contracts. */
export async function incomeOf(
  deps: Pick<TeamDeps, 'db' | 'clock' | 'timeZone' | 'currency'>,
  agentId: bigint,
  input: ParsedInputOf<Call>,
): Promise<Response> {
  const { db, timeZone, currency } = deps;
  const { firstDay, lastDay } = daysOfTeam(deps, input);
  const wanted = {
    memberId: agentId,
    from: boundsOfDay(firstDay, timeZone).from,
    until: boundsOfDay(lastDay, timeZone).until,
  };
  const sums = await sumIncome(db, wanted);
  const all = Object.values(sums);
  const { kind } = input;
  const counted = kind === undefined ? all : [sums[kind]];
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const rows = await listIncome(db, wanted, kind, pageSlice(input));
  const decimal = (minor: bigint) => formatAmount(minor, currency.digits);
  return {
    startDate: firstDay,
    endDate: lastDay,
    ...pageOf(
      rows.map((row) => shownPayment(row, currency.digits)),
      total,
      input,
    ),
    footer: {
      rebate: decimal(sums.rebate.amount),
      agentCommission: decimal(sums.agentCommission.amount),
      dailyIncome: decimal(sums.dailyIncome.amount),
      profitSharing: decimal(sums.profitSharing.amount),
      total: decimal(all.reduce((sum, { amount }) => sum + amount, 0n)),
    },
  };
}
