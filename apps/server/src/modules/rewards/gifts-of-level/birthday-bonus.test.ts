import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { inFull } from '#testing/in-full.ts';
import type { Member } from '#testing/test-base.ts';
import { local, openVip, type Vip } from '../vip/vip.fixture.ts';
import { giveBirthdayBonuses } from './birthday-bonus.ts';
import { addMembers, sumsOf } from './many-members.fixture.ts';

describe.each(everyEngine())('§4: bonuses of birthdays, on $name', (database) => {
  let vip: Vip;
  beforeAll(async () => {
    vip = await openVip(database);
  });
  afterEach(async () => {
    expect(await vip.findings()).toEqual([]);
  });
  afterAll(() => vip.engine.close());

  const give = () => giveBirthdayBonuses(vip.depsWith());

  async function giveAt(text: string): Promise<void> {
    vip.time.now = local(text);
    await give();
  }

  /** A member of level 1 whose profile has had the birthday for long. */
  async function born(
    birthday: string,
    { since = local('2020-01-01T00:00:00'), ...wanted }: { since?: Date } & WantedMember = {},
  ): Promise<Member> {
    const member = await vip.member({ vipLevel: 1, ...wanted });
    const row = vip.db.updateTable('member').where('id', '=', member.memberId);
    await row.set({ birthday }).execute();
    await row.set({ birthday_since: since }).execute();
    return member;
  }
  type WantedMember = NonNullable<Parameters<Vip['member']>[0]>;

  async function given({ memberId }: Member) {
    const rows = await vip.db
      .selectFrom('reward')
      .select(['key', 'amount', 'state', 'expires_at'])
      .where('member_id', '=', memberId)
      .where('origin', '=', 'birthday')
      .orderBy('key')
      .execute();
    return rows.map(({ expires_at: ends, ...row }) => ({ ...row, ends }));
  }

  test('the bonus comes at midnight of the site, and can be claimed for seven days', async () => {
    const [one, two] = [await born('1990-06-15'), await born('1985-06-15', { vipLevel: 2 })];
    await giveAt('2026-06-14T23:59:59.999');
    expect(await given(one)).toEqual([]);
    vip.time.now = local('2026-06-15T00:00:00');
    await Promise.all([give(), give()]);
    await giveAt('2026-06-21T12:00:00');
    const ends = local('2026-06-22T00:00:00');
    expect(await given(one)).toEqual([{ key: '2026', amount: 30_00n, state: 'issued', ends }]);
    expect(await given(two)).toEqual([{ key: '2026', amount: 60_00n, state: 'issued', ends }]);
    const letter = '"Birthday bonus" is waiting for you in the reward center.';
    expect(vip.lettersTo(one)).toEqual([letter]);
    expect(vip.published).toContainEqual({ kind: 'reward', memberId: one.memberId });
  });

  test('it is given on the sixth day after and no later', async () => {
    const [sixth, seventh] = [await born('1990-08-02'), await born('1990-08-01')];
    await giveAt('2026-08-08T23:59:59');
    expect(await given(sixth)).toMatchObject([{ key: '2026', amount: 30_00n, state: 'issued' }]);
    expect(await given(seventh)).toEqual([]);
  });

  test("around New Year it is that of the birthday's year, and comes again each year", async () => {
    const member = await born('1990-12-30');
    await giveAt('2027-01-02T12:00:00');
    await giveAt('2027-12-30T12:00:00');
    await giveAt('2028-01-05T12:00:00');
    expect(await given(member)).toEqual([
      { key: '2026', amount: 30_00n, state: 'issued', ends: local('2027-01-06T00:00:00') },
      { key: '2027', amount: 30_00n, state: 'issued', ends: local('2028-01-06T00:00:00') },
    ]);
  });

  test('a birthday on February 29 is on February 28 in other years', async () => {
    const member = await born('1992-02-29');
    await giveAt('2027-02-28T00:00:00');
    await giveAt('2028-02-28T23:59:59');
    expect(await given(member)).toMatchObject([{ key: '2027' }]);
    await giveAt('2028-02-29T00:00:00');
    expect(await given(member)).toMatchObject([{ key: '2027' }, { key: '2028' }]);
  });

  test('the birthday has to be in the profile for thirty days', async () => {
    const since = local('2026-09-01T12:00:00');
    const member = await born('1990-09-28', { since });
    await giveAt('2026-10-01T11:59:59.999');
    expect(await given(member)).toEqual([]);
    await giveAt('2026-10-01T12:00:00');
    expect(await given(member)).toMatchObject([{ key: '2026' }]);
  });

  test('another birthday in the same year gives nothing', async () => {
    const member = await born('1990-03-10');
    await giveAt('2026-03-10T12:00:00');
    const row = vip.db.updateTable('member').where('id', '=', member.memberId);
    await row.set({ birthday: '1990-05-10' }).execute();
    await row.set({ birthday_since: local('2026-04-01T00:00:00') }).execute();
    await giveAt('2026-05-10T12:00:00');
    expect(await given(member)).toMatchObject([{ key: '2026' }]);
  });

  test('nothing for level 0, trials and breaks; a level that rises is in time', async () => {
    const low = await born('1990-04-10', { vipLevel: 0 });
    const trial = await born('1990-04-10', { memberType: 4, currency: 'FUN' });
    const agent = await born('1990-04-10', { memberType: 1 });
    const away = await born('1990-04-10');
    const change = (
      { memberId }: Member,
      set: { vip_level: number } | { exclusion: null | 'timeOut' },
    ) => vip.db.updateTable('member').set(set).where('id', '=', memberId).execute();
    await change(away, { exclusion: 'timeOut' });
    await giveAt('2026-04-10T12:00:00');
    expect(await given(low)).toEqual([]);
    await change(away, { exclusion: null });
    await change(low, { vip_level: 3 });
    await giveAt('2026-04-12T12:00:00');
    expect(await given(low)).toMatchObject([{ key: '2026', amount: 90_00n, state: 'issued' }]);
    expect(await given(agent)).toMatchObject([{ key: '2026', amount: 30_00n, state: 'issued' }]);
    expect(await given(trial)).toEqual([]);
    expect(await given(away)).toMatchObject([{ key: '2026', amount: 30_00n, state: 'void' }]);
    expect(vip.lettersTo(away)).toEqual([]);
  });

  const isMeasured = inFull && database.name === 'postgres';
  test.runIf(isMeasured)('20,000 members have their birthday, each once', async () => {
    await addMembers(vip.db, 20_000);
    vip.time.now = local('2026-06-15T00:00:00');
    await Promise.all([give(), give()]);
    const all = { rewards: 20_000, members: 20_000, amount: 20_000n * 30_00n };
    expect(await sumsOf(vip.db, 'birthday')).toEqual(all);
  });
});
