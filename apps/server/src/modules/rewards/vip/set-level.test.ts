import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { codeOf, firstPage } from '#testing/test-base.ts';
import { ana, ben } from '../rewards.fixture.ts';
import { local, openVip, type Vip } from './vip.fixture.ts';

describe.each(everyEngine())('§4: VIP levels set by operators, on $name', (database) => {
  let vip: Vip;
  beforeAll(async () => {
    vip = await openVip(database);
    vip.time.now = local('2026-11-20T12:00:00');
  });
  afterAll(() => vip.engine.close());

  const endsAt = '2026-11-30T00:00:00.000Z';

  test('a level that is set holds until its end, and counting goes on underneath', async () => {
    const member = await vip.member();
    const standing = await vip.setLevel(member, { level: 4, endsAt });
    expect(standing).toEqual({
      account: member.username,
      level: 4,
      countedLevel: 0,
      deposits: '0.00',
      turnover: '0.00',
      keptUntil: null,
      override: {
        level: 4,
        reason: 'A guest of the house',
        setBy: 'ana',
        setAt: vip.time.now.toISOString(),
        endsAt,
      },
    });
    await vip.roll(member, { deposit: 5_000_00n, valid: 50_000_00n });
    await vip.count();
    expect(await vip.levelOf(member)).toBe(4);
    expect(await vip.bonusesOf(member)).toEqual([
      ['1', 18_00n, 'issued'],
      ['2', 58_00n, 'issued'],
    ]);
    vip.time.now = new Date(Date.parse(endsAt) - 1);
    await vip.endOverrides();
    expect(await vip.levelOf(member)).toBe(4);
    vip.time.now = new Date(endsAt);
    await Promise.all([vip.endOverrides(), vip.endOverrides()]);
    expect(await vip.changesOf(member)).toEqual([
      [0, 4, 'override'],
      [4, 2, 'overrideEnded'],
    ]);
    expect(await vip.levelOf(member)).toBe(2);
    vip.time.now = local('2026-11-20T12:00:00');
  });

  test('one whose end fails keeps no other waiting, and ends the next time', async () => {
    const [failing, other] = [await vip.member(), await vip.member()];
    for (const member of [failing, other]) await vip.setLevel(member, { level: 2, endsAt });
    const levelsOf = async () => [await vip.levelOf(failing), await vip.levelOf(other)];
    vip.time.now = new Date(endsAt);
    await vip.endOverrides(vip.failingFor(failing));
    expect(await levelsOf()).toEqual([2, 0]);
    await vip.endOverrides();
    expect(await levelsOf()).toEqual([0, 0]);
    vip.time.now = local('2026-11-20T12:00:00');
  });

  test('another takes its place, and null lets the counted level return', async () => {
    const member = await vip.member({ vipLevel: 1 });
    await vip.setLevel(member, { level: 4, endsAt });
    await vip.setLevel(member, { level: 3, endsAt }, ben);
    const rows = await vip.db
      .selectFrom('vip_override')
      .select(['level', 'ended_by'])
      .where('member_id', '=', member.memberId)
      .orderBy('level', 'desc')
      .execute();
    expect(rows).toEqual([
      { level: 4, ended_by: 'ben' },
      { level: 3, ended_by: null },
    ]);
    const back = await vip.setLevel(member, { level: null, endsAt: null });
    expect(back).toMatchObject({ level: 1, countedLevel: 1, override: null });
    expect(await vip.changesOf(member)).toEqual([
      [1, 4, 'override'],
      [4, 3, 'override'],
      [3, 1, 'overrideEnded'],
    ]);
  });

  test('a repeat answers the same and changes nothing; other content is refused', async () => {
    const [member, other] = [await vip.member(), await vip.member()];
    const [requestKey, endKey] = [randomUUID(), randomUUID()];
    const set = { level: 2, endsAt, requestKey };
    const first = await vip.setLevel(member, set);
    const both = await Promise.all([vip.setLevel(member, set), vip.setLevel(member, set)]);
    expect(both).toEqual([first, first]);
    for (const change of [{ level: 3 }, { reason: 'Another reason' }, { level: null }]) {
      const differing = vip.setLevel(member, { ...set, ...change });
      expect(await codeOf(differing)).toBe('reward.repeat.differs');
    }
    expect(await codeOf(vip.setLevel(other, set))).toBe('reward.repeat.differs');
    const end = { level: null, endsAt: null, requestKey: endKey };
    const ended = await vip.setLevel(member, end);
    await vip.setLevel(member, { level: 3, endsAt }, ben);
    expect(await vip.setLevel(member, end)).toMatchObject({ level: 3 });
    expect(ended).toMatchObject({ level: 0, override: null });
    expect(await codeOf(vip.setLevel(other, end))).toBe('reward.repeat.differs');
    expect(await vip.changesOf(member)).toHaveLength(3);
  });

  test('an unknown level, an end that is not to come and a trial account are refused', async () => {
    const member = await vip.member();
    const trial = await vip.member({ memberType: 4, currency: 'FUN' });
    const now = vip.time.now.toISOString();
    for (const wrong of [
      { level: 5, endsAt },
      { level: 1, endsAt: now },
      { level: 1, endsAt: null },
      { level: null, endsAt },
    ]) {
      expect(await codeOf(vip.setLevel(member, wrong))).toBe('vip.override');
    }
    const code = await codeOf(vip.setLevel(trial, { level: 1, endsAt }));
    expect(code).toBe('trial.restricted');
    const nobody = { ...member, username: 'nobody' };
    expect(await codeOf(vip.setLevel(nobody, { level: 1, endsAt }))).toBe('member.not.found');
    expect(await vip.changesOf(member)).toEqual([]);
  });

  test('operators list members by level and name, or one of them', async () => {
    const member = await vip.member();
    await vip.roll(member, { deposit: 500_00n, valid: 5_000_00n });
    await vip.count();
    const { listVipStandings } = vip.operatorHandlers;
    const input = { account: undefined, level: undefined, ...firstPage };
    const own = await listVipStandings({ ...input, account: member.username }, ana);
    expect(own).toMatchObject({
      total: 1,
      list: [{ account: member.username, level: 1, deposits: '500.00', turnover: '5000.00' }],
    });
    const all = await listVipStandings(input, ana);
    const levels = all.list.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((one, other) => other - one));
    const first = await listVipStandings({ ...input, level: 1 }, ana);
    expect(new Set(first.list.map(({ level }) => level))).toEqual(new Set([1]));
    const unknown = listVipStandings({ ...input, account: 'nobody' }, ana);
    expect(await codeOf(unknown)).toBe('member.not.found');
  });

  test('what was written about an erased member goes', async () => {
    const member = await vip.member();
    const { memberId } = member;
    await vip.setLevel(member, { level: 1, endsAt });
    await vip.db
      .transaction()
      .execute(async (transaction) => vip.rewards.on.memberErased?.({ transaction, memberId }));
    const row = await vip.db
      .selectFrom('vip_override')
      .select('reason')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(row.reason).toBe('');
  });
});
