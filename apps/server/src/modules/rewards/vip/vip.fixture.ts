import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { OperatorContext } from '#http/handlers.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { timeZone, type Member } from '#testing/test-base.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { KeepRule } from '@pavilion/domain/vip/vip-keep';
import { createPointGrants } from '../grant-points.ts';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { ana, openRewards, vipRules } from '../rewards.fixture.ts';
import { countLevels } from './count-levels.ts';
import { keepLevels } from './keep-levels.ts';
import { endOverrides } from './set-level.ts';

type LevelInput = ParsedInputOf<OperatorEndpoints['rewards']['setVipLevel']>;
type Level = RewardsDependencies['site']['vip']['levels'][number];

/** The levels of the fixture, each with changes. */
export const levelsWith = (change: (level: Level) => Partial<Level>) =>
  vipRules.levels.map((level) => ({ ...level, ...change(level) }));

/** The same, where each level needs 100 points more. */
export const withPoints = levelsWith(({ level }) => ({ pointsNeeded: 100 * level }));

/** Gives points to a member, as a promotion does. */
export function earn({ db, deps }: Vip, { memberId }: Member, points: bigint): Promise<boolean> {
  const grant = createPointGrants(deps);
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    return grant(transaction, { memberId, points, key: randomUUID() });
  });
}

/** In Manila, eight hours ahead. */
export const local = (text: string) => new Date(`${text}+08:00`);

type Base = Pick<Awaited<ReturnType<typeof openRewards>>, 'db' | 'time'>;

/** Writes what the roll-ups hold. */
function writeRollUps({ db, time }: Base) {
  /** Adds to the roll-ups of a member, as of a posting more; below zero takes away. */
  async function roll(
    { memberId, accountId }: Member,
    { deposit = 0n, valid = 0n, day = dayAt(time.now, timeZone), category = 'RNG' },
  ): Promise<void> {
    await sql`
      insert into member_total (account_id, category, deposit, valid)
      values (${accountId}, '', ${deposit}, 0), (${accountId}, ${category}, 0, ${valid})
      on conflict (account_id, category) do update
      set deposit = member_total.deposit + excluded.deposit,
        valid = member_total.valid + excluded.valid`.execute(db);
    await sql`
      insert into member_day (member_id, day, category, deposit, valid)
      values (${memberId}, ${day}::date, '', ${deposit}, 0),
        (${memberId}, ${day}::date, ${category}, 0, ${valid})
      on conflict (member_id, day, category) do update
      set deposit = member_day.deposit + excluded.deposit,
        valid = member_day.valid + excluded.valid`.execute(db);
    await sql`
      insert into report_progress (account_id, time_zone, posting_id)
      values (${accountId}, ${timeZone}, 1000000000000)
      on conflict (account_id) do update
      set posting_id = report_progress.posting_id + 1`.execute(db);
  }

  /** Closes a day, and so all before it. */
  async function close(day: string): Promise<void> {
    await db
      .insertInto('day_close')
      .values({ day, time_zone: timeZone, last_posting_id: 0n, closed_at: time.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return { roll, close };
}

/** Reads where members stand, and what they were given. */
function readLevels({ db }: Base) {
  async function levelOf({ memberId }: Member): Promise<number> {
    const row = await db
      .selectFrom('member')
      .select('vip_level')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return row.vip_level;
  }

  async function bonusesOf({ memberId }: Member) {
    const rows = await db
      .selectFrom('reward')
      .select(['key', 'amount', 'state'])
      .where('member_id', '=', memberId)
      .where('origin', '=', 'vip-up')
      .orderBy('key')
      .execute();
    return rows.map(({ key, amount, state }) => [key, amount, state]);
  }

  /** The causes of the changes of a member's level, and what it became. */
  async function changesOf({ memberId }: Member) {
    const rows = await db
      .selectFrom('vip_change')
      .select(['level_before', 'level', 'cause'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();
    return rows.map(({ level_before: before, level, cause }) => [before, level, cause]);
  }

  async function keptUntil({ memberId }: Member): Promise<string | null> {
    const row = await db
      .selectFrom('vip_standing')
      .select(sql<string | null>`kept_until::text`.as('day'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return row.day;
  }

  return { levelOf, bonusesOf, changesOf, keptUntil };
}

/** VIP levels over the real wallet and bonuses; what the roll-ups hold is written by the test. */
export async function openVip(database: TestDatabase) {
  const site = await openRewards(database);
  const letters: { memberId: bigint; title: string; content: string }[] = [];
  const writeInboxMessages: RewardsDependencies['writeInboxMessages'] = async (
    _,
    memberIds,
    { title, content },
  ) => {
    const [words, text] = [title.EN ?? '', content.EN ?? ''];
    letters.push(...memberIds.map((memberId) => ({ memberId, title: words, content: text })));
  };

  /** What the jobs are given, where the site has other levels. */
  const depsWith = (vip: { levels?: Level[]; keep?: KeepRule } = {}) => ({
    ...site.deps,
    writeInboxMessages,
    site: { ...site.deps.site, vip: { ...vipRules, ...vip } },
  });

  /** The same, where telling the pages of a member fails. */
  const failingFor = ({ memberId }: Member, deps = depsWith()) => ({
    ...deps,
    signals: {
      ...deps.signals,
      publishIn: async (...told: Parameters<typeof deps.signals.publishIn>) => {
        const [, ...signals] = told;
        const isTold = signals.some((one) => 'memberId' in one && one.memberId === memberId);
        if (isTold) throw new Error('the member was not told');
        await deps.signals.publishIn(...told);
      },
    },
  });

  return {
    ...site,
    depsWith,
    failingFor,
    ...writeRollUps(site),
    ...readLevels(site),
    lettersTo: ({ memberId }: Member) =>
      letters.filter((one) => one.memberId === memberId).map(({ content }) => content),
    /** Sets a level, or lets the counted one return, as an operator does. */
    setLevel: (
      { username: account }: Pick<Member, 'username'>,
      input: Pick<LevelInput, 'level' | 'endsAt'> & Partial<LevelInput>,
      by: OperatorContext = ana,
    ) =>
      site.operatorHandlers.setVipLevel(
        { account, reason: 'A guest of the house', requestKey: randomUUID(), ...input },
        by,
      ),
    endOverrides: (deps = depsWith()) => endOverrides(deps),
    count: (deps = depsWith()) => countLevels(deps),
    countAll: (deps = depsWith()) => countLevels(deps, { everybody: true }),
    keep: (deps = depsWith()) => keepLevels(deps),
  };
}

export type Vip = Awaited<ReturnType<typeof openVip>>;
