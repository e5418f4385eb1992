import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { openTestBase, timeZone as manila } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { parseRate } from '@pavilion/domain/agent/rate-chain';
import type { GameType } from '@pavilion/domain/game/game-type';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import type { LoweredRates, RebateRules } from '../rate/rate-deps.ts';
import type { RateInput } from '../rate/set-rates.ts';
import { createRates } from '../rates.ts';

export type Rated = { memberId: bigint; username: string };
type Given = Partial<Record<GameType, string>>;

const siteRules: RebateRules = siteOfFolder().agents.rebate;

/** Rates over a database, with a record of the members whose rates were lowered. */
export async function openRatesHarness(database: TestDatabase) {
  const base = await openTestBase(database);
  const { db, clock } = base;
  const letters: LoweredRates[] = [];
  const ratesWith = (rules: Partial<RebateRules>, timeZone = manila) =>
    createRates({
      db,
      clock,
      timeZone,
      rules: { ...siteRules, ...rules },
      memberTypes: defaultMemberTypes,
      notifyLowered: async (_, lowered) => void letters.push(lowered),
    });
  const rates = ratesWith({});

  const newcomer = (upline: Rated | null = null, memberType = 1): Promise<Rated> =>
    base.member({ parentId: upline?.memberId ?? null, memberType });

  const set = (who: Rated, given: Given, more: Partial<RateInput> = {}) =>
    rates.setRates({
      account: who.username,
      rates: given,
      lowerBranch: false,
      requestKey: randomUUID(),
      setBy: { operator: 'ana' },
      ...more,
    });
  const setBelow = (upline: Rated, who: Rated, given: Given, more: Partial<RateInput> = {}) =>
    set(who, given, {
      setBy: { uplineId: upline.memberId, username: upline.username },
      ...more,
    });

  /** Rates in force from long ago, written without any judgement. */
  async function write(who: Rated, given: Given, day = '2026-01-01'): Promise<void> {
    const rows = Object.entries(given).map(([category, rate]) => ({
      member_id: who.memberId,
      category,
      from_day: day,
      rate: parseRate(rate) ?? -1,
      set_by: 'test',
      set_at: clock(),
    }));
    await db.insertInto('rebate_rate').values(rows).execute();
  }

  const on = async (who: Rated, day: string) =>
    (await rates.ratesOn(db, [who.memberId], day)).get(who.memberId);
  const rngOn = async (who: Rated, day: string) => (await on(who, day))?.RNG;

  /** What the checks find, as sentences. */
  async function wrong(): Promise<string[]> {
    const found: string[] = [];
    for (const { query } of rates.checks()) {
      const { rows } = await query.execute(db);
      found.push(...rows.map(({ subject, detail }) => `${subject}: ${detail}`));
    }
    return found;
  }

  return {
    ...base,
    rates,
    rules: siteRules,
    ratesWith,
    today: () => dayAt(clock(), manila),
    letters,
    newcomer,
    set,
    setBelow,
    write,
    on,
    rngOn,
    wrong,
    show: (who: Rated) => rates.showRates(who.username),
  };
}

export type RatesHarness = Awaited<ReturnType<typeof openRatesHarness>>;
