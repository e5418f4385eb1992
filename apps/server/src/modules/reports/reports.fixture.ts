import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '#db/database.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { gamesDeps } from '#modules/games/games.fixture.ts';
import { createGames } from '#modules/games/games.ts';
import { postingKinds, type PostingKind } from '#modules/wallet/operation.ts';
import {
  currency,
  openTestBase,
  timeZone,
  trialCurrency,
  type Member,
  type Operation,
} from '#testing/test-base.ts';
import { createReports } from './reports.ts';

/** In Manila it is already the 21st. */
const now = new Date('2026-11-20T20:00:00Z');

export type Move = {
  at: Date | string;
  /** A number where the product does not post such a kind yet. */
  kind: PostingKind | number;
  amount: bigint;
  /** The part of the amount that is bonus money. */
  bonus?: bigint;
  /** Of a rollback: what could not be taken. */
  shortfall?: bigint;
  roundId?: string;
  gameNode?: number;
  reverses?: string;
  source?: string;
  externalId?: string;
  finishes?: boolean;
};

/** Opens reports on a wallet whose past the test writes: moves at any moment, in order. */
export async function openReportHarness(database: TestDatabase) {
  const base = await openTestBase(database, { startedAt: now });
  const { db } = base;
  const reportsIn = (zone: string) =>
    createReports({
      ...base,
      timeZone: zone,
      currency,
      trialCurrency,
      games: {
        nameOf: (node, language) => ({ gameName: `Game ${node} ${language}`, vendorName: 'Reef' }),
        byNode: () => undefined,
        nodesOf: () => [],
      },
    });
  const { handlers, prepare, checks, jobs } = reportsIn(timeZone);
  const houseId = await base.wallet.houseAccount('past', currency.code);

  /** Inserts moves as the ledger would have posted them at their time. */
  async function past(accountId: bigint, moves: readonly Move[]): Promise<void> {
    const account = await db
      .selectFrom('account')
      .select('balance')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    let { balance } = account;
    const rows = moves.map((move) => {
      balance += move.amount;
      return {
        account_id: accountId,
        contra_id: houseId,
        kind: typeof move.kind === 'number' ? move.kind : postingKinds[move.kind],
        amount: move.amount,
        balance_after: balance,
        source: move.source ?? 'past',
        external_id: move.externalId ?? randomUUID(),
        reverses: move.reverses ?? null,
        shortfall: move.shortfall ?? 0n,
        bonus_amount: move.bonus ?? null,
        round_id: move.roundId ?? null,
        game_node: move.gameNode ?? null,
        finishes_round: move.finishes ?? false,
        created_at: new Date(move.at),
      };
    });
    await db.insertInto('posting').values(rows).execute();
    await db.updateTable('account').set({ balance }).where('id', '=', accountId).execute();
  }

  return { ...base, handlers, prepare, checks, jobs, past, reportsIn };
}

export type ReportHarness = Awaited<ReturnType<typeof openReportHarness>>;
/** Opens reports on the play of members at the games of the small site, as it happens. */
export async function openPlayReports(database: TestDatabase) {
  const base = await openTestBase(database, { startedAt: new Date() });
  const deps = gamesDeps(base);
  const reports = createReports({ ...deps, timeZone, games: createGames(deps) });

  /** Applies a move of a vendor; returns its id at the vendor. */
  async function play(
    { accountId }: Pick<Member, 'accountId'>,
    kind: Operation['kind'],
    amountMinor: bigint,
    more: Partial<Operation> = {},
  ): Promise<string> {
    const source = 'games:lagoon';
    const { outcome, externalId } = await base.move(accountId, kind, amountMinor, {
      source,
      ...more,
    });
    expect(outcome).toBe('applied');
    return externalId;
  }

  return { ...base, reports, play };
}

export type PlayReports = Awaited<ReturnType<typeof openPlayReports>>;

/** Transactions of other tests hold up that a day closes. */
export const patience = { timeout: 60_000, interval: 100 };

/** Runs what closes days until one is the last that closed, with its teams where asked for. */
export async function untilDayClosed(
  { db, day, withTeams }: { db: Database; day: string; withTeams: boolean },
  run: () => Promise<unknown>,
): Promise<void> {
  await vi.waitFor(async () => {
    await run();
    const { rows } = await sql<{ day: string }>`
      select max(day)::text as day from day_close
      where ${!withTeams} or teams_closed_at is not null`.execute(db);
    expect(rows[0]?.day).toBe(day);
  }, patience);
}
