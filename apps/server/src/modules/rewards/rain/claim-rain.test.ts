import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { anyDatabase, everyEngine, type TestDatabase } from '#db/testing/test-database.ts';
import type { ApiError } from '#http/api-error.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { openRains, type RainSite } from '../rain-draws/rains.fixture.ts';
import { createRewards } from '../rewards.ts';
import { todayOf } from '../site-day.ts';
import { lockRain, writeRain } from './rain.store.ts';

/** The code and the hints of a refusal. */
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => {
      const { code, hints } = error as ApiError;
      return { code, hints };
    },
  );

const atOnce: Record<TestDatabase['name'], number> = { postgres: 500, embedded: 100 };

describe.each(everyEngine())('claims of a rain, on $name', (database) => {
  let site: RainSite;
  let ana: Member;
  beforeAll(async () => {
    site = await openRains(database);
    ana = await site.member();
  });
  afterEach(() => site.clear());
  afterAll(() => site.close());

  test('a claim counts from the first to the last millisecond of its wave', async () => {
    const rain = await site.running();
    site.toWave(rain, 1, -1);
    expect(await codeOf(site.claimBy(ana, rain, 1))).toBe('rain.closed');
    site.toWave(rain, 1);
    const { claimId } = await site.claimBy(ana, rain, 1);
    expect(await codeOf(site.claimBy(ana, rain, 2))).toBe('rain.wave');
    site.toWave(rain, 2, -1);
    expect(await site.claimBy(ana, rain, 1)).toEqual({
      claimId,
      wave: 1,
      drawnAt: new Date(rain.begins_at.getTime() + 6500).toISOString(),
    });
    site.toWave(rain, 2);
    expect(await codeOf(site.claimBy(ana, rain, 1))).toBe('rain.wave');
    site.toWave(rain, 6, -1);
    await site.claimBy(ana, rain, 5);
    const lastAt = site.time.now;
    site.toWave(rain, 6);
    expect(await codeOf(site.claimBy(ana, rain, 5))).toBe('rain.closed');
    expect(await site.claimsOf(rain)).toMatchObject([
      { id: claimId, wave: 1, member_id: ana.memberId, at: rain.begins_at },
      { wave: 5, at: lastAt },
    ]);
  });

  test('a rain that is unknown, only planned or called off takes no claim', async () => {
    const { rainId: id } = await site.plan();
    expect(await codeOf(site.claimBy(ana, { id }, 1))).toBe('rain.closed');
    expect(await codeOf(site.claimBy(ana, { id: randomUUID() }, 1))).toBe('rain.closed');
    await site.cancel({ id });
    const rain = await site.prepared();
    site.toWave(rain, 1, -1);
    expect(await codeOf(site.claimBy(ana, rain, 1))).toBe('rain.closed');
    await site.cancel(rain);
    site.toWave(rain, 1);
    expect(await codeOf(site.claimBy(ana, rain, 1))).toBe('rain.wave');
    site.pass(1000);
    expect(await codeOf(site.claimBy(ana, rain, 1))).toBe('rain.closed');
  });

  test('a prepared rain takes claims from its time on, whatever its row says yet', async () => {
    const rain = await site.prepared();
    site.toWave(rain, 1);
    const bea = await site.member();
    const { claimId } = await site.claimBy(bea, rain, 1);
    expect(await site.claimsOf(rain)).toMatchObject([{ id: claimId }]);
  });

  test('64 at once by one member are one claim, and four of them too many', async () => {
    const rain = await site.running({ waves: 60, waveSeconds: 10 });
    const sent = Array.from({ length: 64 }, () => site.claimBy(ana, rain, 1));
    const answers = await Promise.allSettled(sent);
    const [row] = await site.claimsOf(rain);
    const answered = answers.flatMap((one) =>
      one.status === 'fulfilled' ? one.value.claimId : [],
    );
    expect(answered).toEqual(Array.from({ length: 60 }, () => row?.id));
    expect(await site.claimsOf(rain)).toHaveLength(1);
    site.toWave(rain, 6, 9_999);
    expect(await codeOf(site.claimBy(ana, rain, 6))).toBe('request.limited');
    site.toWave(rain, 7);
    expect(await codeOf(site.claimBy(ana, rain, 7))).toBe(null);
  });

  test('two processes give one member one claim', async () => {
    const rain = await site.running();
    const other = createRewards(site.deps).handlers;
    const cleo = await site.member();
    const input = { rainId: rain.id, wave: 1 };
    const ids = await Promise.all(
      [site.handlers, other].map((one) => one.claimRain(input, cleo.context)),
    );
    const [row] = await site.claimsOf(rain);
    expect(ids.map(({ claimId }) => claimId)).toEqual([row?.id, row?.id]);
  });

  test('what the rain takes is named to whoever lacks it', async () => {
    const terms = { minLevel: 2, needsDeposit: true, needsContact: true };
    const rain = await site.running(terms);
    const dora = await site.member();
    const refused = (...missing: string[]) => ({ code: 'rain.level', hints: { missing } });
    const tried = () => refusalOf(site.claimBy(dora, rain, 1));
    expect(await tried()).toEqual(refused('level', 'deposit', 'contact'));
    const today = todayOf(site.deps);
    await site.deposit(dora, dayAfter(today, -7));
    await site.setMember(dora, { mobile_num: '+639170000007' });
    expect(await tried()).toEqual(refused('level', 'deposit'));
    await site.deposit(dora, dayAfter(today, -6));
    expect(await tried()).toEqual(refused('level'));
    await site.deposit(dora, today, -10_00n);
    const promoted = site.db.updateTable('member').set({ vip_level: 2 });
    await promoted.where('id', '=', dora.memberId).execute();
    expect(await tried()).toEqual(refused('deposit'));
    const more = site.db.updateTable('member_day').set({ deposit: 1n });
    await more.where('member_id', '=', dora.memberId).where('day', '=', today).execute();
    expect(await tried()).toBe(null);
  });

  test.each([
    [
      'on a break',
      'reward.not.offered',
      (who: Member) => site.setMember(who, { exclusion: 'timeOut' }),
    ],
    [
      'showing signs of harm',
      'reward.not.offered',
      (who: Member) => reachDegree(site.db, who.memberId, 2),
    ],
    ['unfinished', 'member.unfinished', (who: Member) => site.setMember(who, { unfinished: true })],
  ])('a member who is %s is refused as %s', async (_, code, change) => {
    const rain = await site.running();
    const erin = await site.member();
    await change(erin);
    expect(await codeOf(site.claimBy(erin, rain, 1))).toBe(code);
    expect(await site.claimsOf(rain)).toEqual([]);
  });

  test('a wave that is drawn takes no more, but answers who had claimed', async () => {
    const rain = await site.running();
    const { claimId } = await site.claimBy(ana, rain, 1);
    await site.draw(rain, 1);
    site.toWave(rain, 2, -1);
    const fay = await site.member();
    expect(await codeOf(site.claimBy(fay, rain, 1))).toBe('rain.wave');
    expect(await site.claimBy(ana, rain, 1)).toMatchObject({ claimId });
    expect(await site.claimsOf(rain)).toHaveLength(1);
  });

  test('all who claim at once get a claim each, by four statements for all at most', async () => {
    const rain = await site.running();
    const count = atOnce[database.name];
    const members = await site.db
      .insertInto('member')
      .values(
        Array.from({ length: count }, () => ({
          username: `m${randomBytes(6).toString('hex')}`,
          member_type: 0,
          password_hash: 'none',
        })),
      )
      .returning('id')
      .execute();
    const statements = vi.spyOn(site.engine, 'query');
    const answers = await Promise.all(
      members.map(({ id: memberId }) => {
        const context = { ...ana.context, caller: { ...ana.context.caller, memberId } };
        return site.claimBy({ context }, rain, 1);
      }),
    );
    expect(statements.mock.calls.length).toBeLessThanOrEqual(4);
    statements.mockRestore();
    expect(new Set(answers.map(({ claimId }) => claimId)).size).toBe(count);
    const rows = await site.claimsOf(rain);
    const asked = new Map(members.map(({ id }, index) => [id, answers[index]?.claimId]));
    expect(rows).toHaveLength(count);
    expect(rows.filter((row) => asked.get(row.member_id) !== row.id)).toEqual([]);
  });
});

describe('claims of a rain beside its draw', () => {
  let site: RainSite;
  beforeAll(async () => {
    site = await openRains(anyDatabase());
  });
  afterEach(() => site.clear());
  afterAll(() => site.close());

  test('a claim that comes during a draw waits for it, and finds the wave drawn', async () => {
    const rain = await site.running();
    const gil = await site.member();
    const sent = await site.db.transaction().execute(async (transaction) => {
      await lockRain(transaction, rain.id);
      const claimed = codeOf(site.claimBy(gil, rain, 1));
      await expect.poll(() => lockWaits(site.db)).toBe(1);
      await writeRain(transaction, rain.id, { waves_drawn: 1 });
      return { claimed };
    });
    expect(await sent.claimed).toBe('rain.wave');
    expect(await site.claimsOf(rain)).toEqual([]);
  });
});
