import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { applyAt } from '#modules/wallet/apply-at.fixture.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import type { WalletOperation, WalletResult } from '#modules/wallet/operation.ts';
import { currency, timeZone, type Member } from '#testing/test-base.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { payRebates, type PayDeps } from '../pay-rebates.ts';
import { local, never, openTeams, pay, play } from '../sums/teams.fixture.ts';
import { rebateChecks } from './rebate-check.store.ts';

type Rates = Partial<Record<GameType, number>>;

/** Makes postings at the time of the test. */
type Apply = (group: readonly WalletOperation[]) => Promise<WalletResult[]>;

/** People with rates, rounds that they play, and the payment of what they earn. */
export async function openRebates(database: TestDatabase) {
  const teams = await openTeams(database);
  const { db, engine, clock, time } = teams;
  const { houseAccount } = teams.wallet;
  const errors: unknown[] = [];
  const apply: Apply = async (group) => {
    const [results = []] = await applyAt(engine, [group], clock());
    return results;
  };
  const payDeps: PayDeps = {
    db,
    clock,
    timeZone,
    currency,
    wallet: { apply, houseAccount },
    logger: { error: (noted: unknown) => void errors.push(noted), info: () => undefined },
  };

  /** Rates in hundredths of a percent, from a day on. */
  async function rate(who: Member, rates: Rates, day = '2026-01-01'): Promise<void> {
    const rows = Object.entries(rates).map(([category, value]) => ({
      member_id: who.memberId,
      category,
      from_day: day,
      rate: value,
      set_by: 'test',
      set_at: clock(),
    }));
    await db.insertInto('rebate_rate').values(rows).execute();
  }

  async function person(username: string, upline: Member | null, rates: Rates = {}) {
    const parentId = upline?.memberId ?? null;
    const made = await teams.member({ username, memberType: 1, parentId });
    if (Object.keys(rates).length > 0) await rate(made, rates);
    return made;
  }

  /** A round that is lost, by money that was paid in for it. */
  async function plays(who: Member, amount: bigint, day: string): Promise<void> {
    const noon = local(`${day}T12:00:00`);
    await teams.past(who.accountId, [pay('deposit', amount, noon), ...play(amount, 0n, noon)]);
  }

  /** Runs the payment at a time. */
  async function payAt(at: string): Promise<void> {
    time.now = local(at);
    await payRebates(payDeps, never);
  }

  async function sumOf(who: Member, day: string, kind: 'own' | 'team') {
    return db
      .selectFrom('rebate_sum')
      .select(['earned', 'carried_in', 'paid', 'carried_out', 'state', 'paid_at'])
      .where('member_id', '=', who.memberId)
      .where('day', '=', day)
      .where('kind', '=', kind)
      .executeTakeFirst();
  }

  /** What was posted for rebates, by the ids of the postings. */
  async function posted(): Promise<Record<string, bigint>> {
    const { rows } = await sql<{ id: string; amount: bigint }>`
      select external_id as id, amount from posting where source = 'rebate'`.execute(db);
    return Object.fromEntries(rows.map(({ id, amount }) => [id, amount]));
  }

  return {
    ...teams,
    payDeps,
    errors,
    rate,
    person,
    plays,
    payAt,
    sumOf,
    posted,
    rebateFindings: (within: Database = db) => findingsOf(within, rebateChecks),
  };
}

export type Rebates = Awaited<ReturnType<typeof openRebates>>;
