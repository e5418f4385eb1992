import { pageOf, pageSlice } from '#kit/page.ts';
import { boundsOfDay } from '#kit/time/day-range.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { daysOfTeam } from '../team/team-deps.ts';
import type { RebateDeps } from './rebate-deps.ts';
import { listPayments, sumPayments, type PaymentRow } from './rebate-list.store.ts';

type Call = PlayerEndpoints['agents']['listIncome'];
type Response = ResponseOf<Call>;

const kindOf = { own: 'rebate', team: 'agentCommission' } as const;

function shownPayment({ day, kind, paid, paidAt }: PaymentRow, digits: number) {
  return {
    paidAt: paidAt.toISOString(),
    kind: kindOf[kind],
    earnedFor: { startDate: day, endDate: day },
    from: null,
    amount: formatAmount(paid, digits),
  };
}

/** Lists what an agent was paid in some days, so far rebates alone. */
export async function incomeOf(
  deps: RebateDeps,
  agentId: bigint,
  input: ParsedInputOf<Call>,
): Promise<Response> {
  const { db, timeZone, currency } = deps;
  const { digits } = currency;
  const { firstDay, lastDay } = daysOfTeam(deps, input);
  const wanted = {
    memberId: agentId,
    from: boundsOfDay(firstDay, timeZone).from,
    until: boundsOfDay(lastDay, timeZone).until,
  };
  const { own, team } = await sumPayments(db, wanted);
  const counts = { rebate: own.count, agentCommission: team.count };
  const { kind } = input;
  const isRebate = kind === 'rebate' || kind === 'agentCommission';
  const rebateKind = kind === 'rebate' ? 'own' : 'team';
  const hasNone = kind !== undefined && !isRebate;
  const rows = hasNone
    ? []
    : await listPayments(
        db,
        { ...wanted, kind: isRebate ? rebateKind : undefined },
        pageSlice(input),
      );
  const total = isRebate ? counts[kind] : own.count + team.count;
  return {
    startDate: firstDay,
    endDate: lastDay,
    ...pageOf(
      rows.map((row) => shownPayment(row, digits)),
      hasNone ? 0 : total,
      input,
    ),
    footer: {
      rebate: formatAmount(own.paid, digits),
      agentCommission: formatAmount(team.paid, digits),
      dailyIncome: formatAmount(0n, digits),
      profitSharing: formatAmount(0n, digits),
      total: formatAmount(own.paid + team.paid, digits),
    },
  };
}
