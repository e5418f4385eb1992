import type { TestDatabase } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { Move } from '#modules/reports/reports.fixture.ts';
import { asOperator, timeZone, type Member } from '#testing/test-base.ts';
import type { FraudKind } from '@pavilion/domain/fraud/fraud-case';
import { openAgents } from '../../agents.fixture.ts';
import { openRebates } from '../../rebate/rebates.fixture.ts';
import { local, pay } from '../../sums/teams.fixture.ts';
import type { FraudDeps } from '../fraud-deps.ts';

type Round = { gameNode?: number; roundId?: string };

/** The game of two sides. */
const live = 2;
let rounds = 0;

/** A round that begins at a time and ends twenty seconds later; amounts in minor units. */
export function roundAt(at: Date, stake: bigint, win: bigint, more: Round = {}): Move[] {
  const round = { gameNode: live, roundId: `round at ${++rounds}`, ...more };
  const end = new Date(at.getTime() + 20_000);
  return [
    { kind: 'bet', at, amount: -stake, ...round },
    { kind: 'win', at: end, amount: win, finishes: true, ...round },
  ];
}

/** Agents whose people play, closed days, and the cases that operators see. */
export async function openRounds(database: TestDatabase) {
  const rebates = await openRebates(database);
  const deps: FraudDeps = { ...rebates, timeZone, currency: { code: 'PHP', digits: 2 } };
  const { operatorHandlers } = openAgents(rebates);

  /** So many bets on both sides, a minute apart, of which the first member wins every other one. */
  async function playSides(
    [one, oneStake]: readonly [Member, bigint],
    [other, otherStake]: readonly [Member, bigint],
    from: string,
    { times = 12, apartMs = 3_000 } = {},
  ): Promise<void> {
    const start = local(from);
    const moves = (stake: bigint, laterMs: number, isWonAt: (time: number) => boolean) =>
      Array.from({ length: times }, (_, time) =>
        roundAt(
          new Date(start.getTime() + time * minuteMs + laterMs),
          stake,
          isWonAt(time) ? 2n * stake : 0n,
        ),
      ).flat();
    const money = (stake: bigint) => pay('deposit', stake * BigInt(times), start);
    const isOdd = (time: number) => time % 2 === 1;
    await rebates.past(one.accountId, [money(oneStake), ...moves(oneStake, 0, isOdd)]);
    await rebates.past(other.accountId, [
      money(otherStake),
      ...moves(otherStake, apartMs, (time) => !isOdd(time)),
    ]);
  }

  return {
    ...rebates,
    deps,
    playSides,
    cases: async (kind: FraudKind) =>
      (await operatorHandlers.listFraudCases({ pageNo: 1, pageSize: 25, kind }, asOperator)).list,
    decide: (caseId: string, state: 'confirmed' | 'dismissed') =>
      operatorHandlers.decideFraudCase({ caseId, state, note: 'As it seems.' }, asOperator),
  };
}

export type Rounds = Awaited<ReturnType<typeof openRounds>>;
