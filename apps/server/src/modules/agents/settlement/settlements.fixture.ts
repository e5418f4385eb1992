import type { TestDatabase } from '#db/testing/test-database.ts';
import { boundsOfDay, dayAfter, dayAt } from '#kit/time/day-range.ts';
import { noteMembersAsOf } from '#modules/wallet/report-progress.ts';
import { asOperator, firstPage, openTestBase, timeZone, type Member } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { dividendPeriods } from '@pavilion/domain/agent/contract-period';
import type { ExclusionKind } from '@pavilion/domain/protection/exclusion';
import { contractCalls, type Tier } from '../contract/contracts.fixture.ts';
import { calculateSettlements, compareSettlements } from './calculate-settlements.ts';
import { paySettlements } from './pay-settlements.ts';
import type { SettlementDeps, SettlementRules } from './settlement-deps.ts';

/** A salary of 1 % of all valid bets, and half of it. */
export const onePercent: Tier[] = [{ validBetAmount: '0', activeMembers: 0, rate: '1.00' }];
export const halfPercent: Tier[] = [{ validBetAmount: '0', activeMembers: 0, rate: '0.50' }];

type Play = { valid?: bigint; lost?: bigint; bets?: bigint; wins?: bigint; promotion?: bigint };

/** Settlements on a database whose days and hours the test writes and closes. */
export async function openSettlements(
  database: TestDatabase,
  settlements: SettlementRules = { salariesWait: false, dividendsWait: false },
) {
  const base = await openTestBase(database, { startedAt: new Date('2026-11-02T04:00:00Z') });
  const { agents: rules, memberTypes } = siteOfFolder();
  const calls = contractCalls(base, {
    limits: {
      salaryMaximum: rules.salary.maximum,
      dividendMaximum: rules.dividend.maximum,
      dividendPeriods,
    },
  });
  const { contracts, writeInboxMessages } = calls;
  const deps: SettlementDeps = {
    ...base,
    timeZone,
    memberTypes,
    settlements,
    contracts,
    writeInboxMessages,
    currency: { code: 'PHP', digits: 2 },
    // Nothing here counts uses.
    limiter: null as never,
    devices: null as never,
  };
  return { ...base, ...calls, deps, ...daysOf(base, calls), ...actsOf(base, calls, deps) };
}

type Base = Awaited<ReturnType<typeof openTestBase>>;
type Calls = ReturnType<typeof contractCalls>;

/** Days as the roll-ups write and close them. */
function daysOf({ db, clock, time }: Base, calls: Calls) {
  /** What somebody did on a day, in the sums of the person and of everybody above. */
  async function plays({ memberId }: Member, day: string, play: Play): Promise<void> {
    const { valid = 0n, lost = 0n, bets = valid, wins = 0n, promotion = 0n } = play;
    const above = await db
      .selectFrom('downline')
      .select('ancestor_id')
      .where('member_id', '=', memberId)
      .execute();
    const sums = { day, category: 'RNG', bets, wins, valid, valid_lost: lost, promotion };
    await db
      .insertInto('member_day')
      .values({ member_id: memberId, ...sums })
      .execute();
    for (const { ancestor_id: agentId } of above) {
      await db
        .insertInto('line_day')
        .values({ agent_id: agentId, ...sums })
        .onConflict((conflict) =>
          conflict.columns(['agent_id', 'day', 'category']).doUpdateSet((set) => ({
            bets: set('line_day.bets', '+', bets),
            wins: set('line_day.wins', '+', wins),
            valid: set('line_day.valid', '+', valid),
            valid_lost: set('line_day.valid_lost', '+', lost),
            promotion: set('line_day.promotion', '+', promotion),
          })),
        )
        .execute();
    }
  }

  /** Makes a time of the site now, with the day before it closed. */
  async function goTo(text: string): Promise<void> {
    time.now = new Date(`${text}+08:00`);
    const last = dayAfter(dayAt(clock(), timeZone), -1);
    const { until } = boundsOfDay(last, timeZone);
    await db
      .insertInto('day_close')
      .values({
        day: last,
        time_zone: timeZone,
        last_posting_id: 0n,
        closed_at: until,
        teams_closed_at: until,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.transaction().execute((transaction) => noteMembersAsOf(transaction, clock()));
    await calls.advance();
  }

  return { plays, goTo };
}

/** What the jobs, agents and operators do. */
function actsOf({ db, member }: Base, calls: Calls, deps: SettlementDeps) {
  const { agents } = calls;

  /** A contract that is accepted now; without `by`, one of the house. */
  async function sign(
    by: Member | null,
    payee: Member,
    list: readonly Tier[],
    { kind = 'dailySalary', ...terms }: { kind?: ContractKind; [term: string]: unknown } = {},
  ): Promise<string> {
    const given = { account: payee.username, terms: calls.termsOf(list, terms) };
    const { contractId } =
      by === null
        ? await calls.house({ ...given, kind })
        : await calls.act(by, { ...given, action: 'propose' }, kind);
    await calls.act(payee, { action: 'accept', contractId }, kind);
    return contractId;
  }

  return {
    sign,
    settle: async () => {
      await calculateSettlements(deps);
      await paySettlements(deps);
    },
    compare: (day: string) => compareSettlements(deps, day),
    /** The settlements of an agent, the oldest first. */
    of: ({ memberId }: Member) =>
      db
        .selectFrom('settlement')
        .selectAll()
        .where('payee_id', '=', memberId)
        .orderBy('period_start')
        .execute(),
    change: ({ memberId }: Member, values: { status?: 'disabled'; exclusion?: ExclusionKind }) =>
      db.updateTable('member').set(values).where('id', '=', memberId).execute(),
    agent: (above: Member | null = null, balance = 0n) =>
      member({ memberType: 1, parentId: above?.memberId ?? null, balance }),
    player: (above: Member) => member({ parentId: above.memberId }),
    operate: (settlementId: string, what: 'approve' | 'void' | 'house', reason = 'As agreed.') => {
      const { operatorHandlers: all } = agents;
      if (what === 'approve') return all.approveSettlement({ settlementId }, asOperator);
      const given = { settlementId, reason };
      return what === 'void'
        ? all.voidSettlement(given, asOperator)
        : all.paySettlementByHouse(given, asOperator);
    },
    /** The list of settlements of this month as an agent reads it. */
    listOf: (agent: Member, side: 'received' | 'paid' = 'received') =>
      agents.handlers.listSettlements({ ...firstPage, side, period: 'month' }, agent.context),
    incomeOf: (agent: Member) =>
      agents.handlers.listIncome({ ...firstPage, period: 'today' }, agent.context),
  };
}

export type Settlements = Awaited<ReturnType<typeof openSettlements>>;
