import type { TestDatabase } from '#db/testing/test-database.ts';
import { gamesDeps } from '#modules/games/games.fixture.ts';
import { createGames } from '#modules/games/games.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import { currency, firstPage, timeZone, trialCurrency, type Member } from '#testing/test-base.ts';
import { openReportHarness, type Move } from '../reports.fixture.ts';
import { teamBetsOf } from './list-team-bets.ts';
import { teamRoundOf } from './show-team-round.ts';

type Wish = Parameters<typeof teamBetsOf>[2];
type Person = Pick<Member, 'accountId'>;

const games = [
  { gameNode: 1, category: 'RNG', weight: 100 },
  { gameNode: 3, category: 'FISH', weight: 100 },
  { gameNode: 4711, category: 'COCKFIGHT', weight: 100 },
];

/** A moment of 20 November 2026 or another day, on the clock of the site. */
export const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+08:00`);

let moved = 0;

/** The bets of a team as its agent asks for them; the past is written by the test. */
export async function openTeamBets(database: TestDatabase) {
  const harness = await openReportHarness(database);
  await harness.prepare(games, { pushCountsNothing: true, bonusMoney: false });
  const { db, clock, jobs } = harness;
  harness.time.now = at('18:00');
  const catalogue = createGames(gamesDeps(harness));
  const deps = { db, clock, timeZone, currency, trialCurrency, games: catalogue };

  /** Writes the moves of a round, and takes them into the reports. */
  async function round(person: Person, roundId: string, moves: readonly Move[]): Promise<void> {
    await harness.past(
      person.accountId,
      moves.map((move) => ({ gameNode: 1, roundId, externalId: `move-${++moved}`, ...move })),
    );
    await jobs.runNow();
  }

  /** Writes a round that a provider with wallets of its own reported. */
  async function reported(
    { accountId }: Person,
    roundId: string,
    { bet, win, endedAt }: { bet: bigint; win: bigint; endedAt: Date },
  ): Promise<void> {
    const source = 'reported:REEF';
    const { id } = await db
      .insertInto('posting')
      .values({
        account_id: accountId,
        contra_id: await harness.wallet.houseAccount('past', currency.code),
        kind: postingKinds.reportedPlay,
        amount: 0n,
        balance_after: await harness.balanceOf({ accountId }),
        source,
        external_id: `${roundId}/1`,
        round_id: roundId,
        created_at: endedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const told = { account_id: accountId, vendor: 'REEF', round_id: roundId, game_node: 3 };
    const sums = { bet, win, valid: null, ended_at: endedAt };
    await db
      .insertInto('reported_round')
      .values({ ...told, ...sums, changes: 1 })
      .execute();
    await db
      .insertInto('reported_change')
      .values({ ...told, ...sums, number: 1, posting_id: id, booked_at: endedAt })
      .execute();
    await jobs.runNow();
  }

  return {
    ...harness,
    round,
    reported,
    /** `most` is where counting stops. */
    bets: (agent: Member, wish: Partial<Wish> = {}, most?: number) =>
      teamBetsOf(deps, agent.memberId, { ...firstPage, ...wish }, 'EN', most),
    teamRound: (agent: Member, account: string, recordId: string) =>
      teamRoundOf(deps, agent.memberId, { account, recordId }, 'EN'),
  };
}

export type TeamBets = Awaited<ReturnType<typeof openTeamBets>>;

export const bet = (amount: bigint, when: Date, more: Partial<Move> = {}): Move => ({
  kind: 'bet',
  amount: -amount,
  at: when,
  ...more,
});
export const win = (amount: bigint, when: Date, more: Partial<Move> = {}): Move => ({
  kind: 'win',
  amount,
  at: when,
  finishes: true,
  ...more,
});
