import { sql } from 'kysely';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { openReportHarness, untilDayClosed, type Move } from '#modules/reports/reports.fixture.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import { timeZone } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import type { ResultColumns } from '@pavilion/domain/agent/team-result';
import { closeRebatesBy } from '../close-rebates.ts';
import { sumTeams, type TeamSumsDeps } from '../team-sums.ts';
import { teamSumsCheck } from './team-sums.store.ts';

export const never = new AbortController().signal;
const games = [
  { gameNode: 1, category: 'RNG', weight: 100 },
  { gameNode: 2, category: 'LIVE', weight: 100 },
];
const rule = { pushCountsNothing: true, bonusMoney: false };

/** In Manila, eight hours ahead. */
export const local = (text: string) => new Date(`${text}+08:00`);

/** Reports and team sums on a wallet whose past the test writes; moves are made by the test. */
export async function openTeams(database: TestDatabase) {
  const harness = await openReportHarness(database);
  await harness.prepare(games, rule);
  const { db, clock, time, jobs } = harness;
  const moves: { memberId: bigint; parentId: bigint | null; fromDay: string }[] = [];
  const deps: TeamSumsDeps = {
    db,
    clock,
    timeZone,
    nextMove: async () => moves.map(({ fromDay }) => fromDay).toSorted()[0] ?? null,
    applyMoves: async (fromDay) => {
      for (const move of moves.filter((one) => one.fromDay <= fromDay)) {
        await sql`
          with moved as (
            update member set parent_id = ${move.parentId} where id = ${move.memberId}
            returning id
          )
          insert into member_move (id, member_id, from_parent_id, to_parent_id, lower_rates, reason,
            request_key, state, proposed_by, proposed_at, decided_by, decided_at, from_day)
          select gen_random_uuid(), id, null, ${move.parentId}, false, 'r', gen_random_uuid()::text,
            'done', 'ana', now(), 'ben', now(), ${move.fromDay}::date from moved`.execute(db);
        moves.splice(moves.indexOf(move), 1);
      }
    },
    closeRebates: closeRebatesBy(siteOfFolder().agents.rebate),
  };

  /** Takes all postings into the roll-ups and sums; closes what is over at the time. */
  async function settle(at: string): Promise<void> {
    time.now = local(at);
    await jobs.runNow();
    await sumTeams(deps, never);
  }

  /** The same until a day has closed. */
  const close = (day: string, at: string) =>
    untilDayClosed({ db, day, withTeams: true }, () => settle(at));

  async function columnsOf(table: 'team_day' | 'own', memberId: bigint, day: string) {
    const from =
      table === 'own'
        ? sql`member_day where member_id = ${memberId}`
        : sql`team_day where agent_id = ${memberId}`;
    const { rows } = await sql<ResultColumns>`
      select coalesce(sum(deposit), 0)::bigint as deposit,
        coalesce(sum(withdraw), 0)::bigint as withdraw,
        coalesce(sum(bets - bets_back), 0)::bigint as "betAmount",
        coalesce(sum(valid), 0)::bigint as "validBetAmount",
        coalesce(sum(wins - wins_back), 0)::bigint as "winAmount",
        coalesce(sum(promotion), 0)::bigint as promotion,
        coalesce(sum(rebate), 0)::bigint as rebate,
        coalesce(sum(agent_commission), 0)::bigint as "agentCommission",
        coalesce(sum(daily_income), 0)::bigint as "dailyIncome",
        coalesce(sum(profit_sharing), 0)::bigint as "profitSharing",
        coalesce(sum(transfer_in), 0)::bigint as "transferIn",
        coalesce(sum(transfer_out), 0)::bigint as "transferOut",
        coalesce(sum(adjustment), 0)::bigint as adjustment
      from ${from} and day = ${day}::date`.execute(db);
    return rows[0] as ResultColumns;
  }

  const findings = () => findingsOf(db, [teamSumsCheck]);

  return { ...harness, deps, moves, settle, close, columnsOf, findings };
}

export type Teams = Awaited<ReturnType<typeof openTeams>>;

const noon = '2026-11-18T12:00:00';
let written = 0;

/** A posting, a moment after the one before it: some seconds after `at` at most. */
export const pay = (kind: Move['kind'], amount: bigint, at = local(noon)): Move => ({
  at: new Date(at.getTime() + ++written),
  kind,
  amount,
});

/** The postings of a round that ends. */
export function play(bet: bigint, win: bigint, at = local(noon)): Move[] {
  const round = { roundId: `round ${++written}`, gameNode: 1 };
  return [
    { ...pay('bet', -bet, at), ...round },
    { ...pay('win', win, at), ...round, finishes: true },
  ];
}
