import { readAsOf } from '#modules/wallet/report-progress.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { periodsOf } from '@pavilion/domain/agent/contract-period';
import { isRunning, isWaiting } from '@pavilion/domain/agent/contract-state';
import { wholeTerms, type ContractTerms } from '@pavilion/domain/agent/contract-terms';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { resultOf } from '../settlement/period-result.ts';
import { checkKind, type ContractDeps } from './contract-deps.ts';
import { wireTerms } from './contract-terms.ts';
import { listPromised, listReceived, type NamedContract } from './contract.store.ts';
import { periodAt, periodBefore, type PeriodAt } from './period-at.ts';
import { showContract } from './show-contract.ts';
import type { WorkedOut } from './work-out.ts';

type OwnContract = ResponseOf<PlayerEndpoints['agents']['getDividendContract']>;

const shownOver = 20;
/** Those that are open or still run stand among the newest of a kind. */
const mostRead = shownOver + 4;

async function workedOut(
  { db, currency }: ContractDeps,
  { kind, payee_id: payeeId, payer_id: payerId, terms }: NamedContract,
  period: PeriodAt,
): Promise<WorkedOut> {
  const worked = { kind, payeeId, payerId, terms };
  return (await resultOf(db, worked, period, currency.digits)).result.shown;
}

function runsAt({ state, starts_at: startsAt, ends_at: endsAt }: NamedContract, now: Date) {
  if (startsAt === null || startsAt > now) return false;
  return endsAt === null ? isRunning(state) : endsAt > now;
}

/** An agent's own contract of a kind, what waits, and what both come to. */
export async function ownContractOf(
  deps: ContractDeps,
  kind: ContractKind,
  caller: { memberId: bigint; memberType: number },
): Promise<OwnContract> {
  const { db, clock, timeZone, contracts, currency } = deps;
  const { memberId } = caller;
  checkKind(deps, caller);
  const now = clock();
  const asOf = await readAsOf(db, kind === 'hourlySalary' ? 'members' : 'teams');
  const received = await listReceived(db, memberId, kind, mostRead);
  const active = received.find((one) => runsAt(one, now)) ?? null;
  const waiting = received.find(({ state }) => isWaiting(state)) ?? null;
  const over = received.filter((one) => one !== active && one !== waiting);
  const inPeriod = async (contract: NamedContract | null, of: typeof periodAt) =>
    contract && workedOut(deps, contract, of(contract.terms.period, now, timeZone));
  const running = await inPeriod(active, periodAt);
  return {
    active: active && showContract(active),
    waiting: waiting && showContract(waiting),
    running,
    example: await inPeriod(waiting, periodBefore),
    carried: running?.carriedIn ?? formatAmount(0n, currency.digits),
    promised: (await listPromised(db, memberId, kind)).length,
    history: over.slice(0, shownOver).map(showContract),
    limits: limitsOf(kind, contracts, currency.digits),
    asOf,
  };
}

/** What the site allows in contracts of a kind, as on the wire. */
function limitsOf(
  kind: ContractKind,
  rules: ContractDeps['contracts'],
  digits: number,
): OwnContract['limits'] {
  const { salaryMaximum, dividendMaximum, dividendPeriods } = rules.limits;
  return {
    maximumRate: formatRate(kind === 'dividend' ? dividendMaximum : salaryMaximum),
    usual: wireTerms(usualTerms(kind, rules), digits),
    periods: [...periodsOf(kind, dividendPeriods)],
  };
}

/** What a contract of a kind has where nobody says otherwise; without tiers. */
function usualTerms(kind: ContractKind, { usual }: ContractDeps['contracts']): ContractTerms {
  const nothing = { tiers: [], capMinor: null, onlyWhenTeamLost: false, includeOwn: true };
  const given = { ...nothing, costRate: 0, period: undefined, unitMinor: undefined };
  return wholeTerms(kind, { ...given, carry: undefined }, usual);
}
