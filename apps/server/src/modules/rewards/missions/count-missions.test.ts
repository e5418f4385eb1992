import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { missionJob } from './mission-job.ts';
import { mission, openMissions, today, type MissionSite } from './missions.fixture.ts';

const yesterday = '2026-11-24';
const twoRounds = mission('two', { measure: 'rounds', target: 2 });
const weekly = mission('week', { measure: 'rounds', target: 2 }, { period: 'week' });
const once = mission('life', { measure: 'rounds', target: 2 }, { period: 'once' });
const contact = mission('contact', { measure: 'contact' }, { period: 'once' });
const profile = mission('profile', { measure: 'profile' }, { period: 'once' });
const never = new AbortController().signal;

describe.each(testDatabases())('missions are counted and given, on $name', (database) => {
  let site: MissionSite;
  beforeAll(async () => {
    site = await openMissions(database);
  });
  afterEach(() => site.at(`${today}T12:00`));
  afterAll(() => site.close());

  test('a mission is given once a run, with one letter and a signal', async () => {
    const who = await site.member();
    await site.plays(who, { rounds: 2 });
    await site.count(twoRounds);
    await site.plays(who, { rounds: 5 });
    await site.count(twoRounds);
    await site.countAll(twoRounds);
    expect(await site.given(who)).toEqual([`two:${today} issued`]);
    expect(site.lettersTo(who)).toBe(1);
    expect(site.published).toContainEqual({ kind: 'reward', memberId: who.memberId });
  });

  test('the points of a claimed mission are paid by the reward center', async () => {
    const who = await site.member();
    await site.plays(who, { rounds: 2 });
    await site.count(twoRounds);
    const { list } = await site.list(who, 'AVAILABLE');
    expect(list).toMatchObject([
      { origin: 'mission', title: 'Mission two', kind: 'points', amount: '10' },
    ]);
    await site.claim(who, list[0]?.transactionId ?? '');
    expect(await site.handlers.showPointBalance({}, who.context)).toMatchObject({ balance: 10 });
    expect(await site.given(who)).toEqual([`two:${today} claimed`]);
  });

  test('money of a mission is wagered as the site says', async () => {
    const who = await site.member();
    const reward = { kind: 'cash', amount: 5_00n, wageringTimes: 3 } as const;
    await site.plays(who, { rounds: 2 });
    await site.count({ ...twoRounds, reward });
    const { list } = await site.list(who, 'AVAILABLE');
    expect(list).toMatchObject([{ kind: 'cash', amount: '5.00', wageringMultiple: 3 }]);
  });

  test('several missions that are reached at once are all given', async () => {
    const who = await site.member();
    await site.plays(who, { rounds: 2 });
    await site.count(twoRounds, weekly, once);
    const keys = ['life:once issued', `two:${today} issued`, 'week:2026-11-23 issued'];
    expect(await site.given(who)).toEqual(keys);
    expect(site.lettersTo(who)).toBe(3);
  });

  test('a day that was done before midnight is given by a pass after it', async () => {
    const [late, split] = [await site.counted(), await site.counted()];
    await site.plays(late, { at: `${yesterday}T23:59`, rounds: 2 });
    await site.plays(split, { at: `${yesterday}T23:59` });
    await site.plays(split, { at: `${today}T00:00` });
    site.at(`${today}T00:01`);
    await site.count(twoRounds);
    expect(await site.given(late)).toEqual([`two:${yesterday} issued`]);
    expect(await site.given(split)).toEqual([]);
    await site.plays(late, { at: `${today}T00:02`, rounds: 2 });
    await site.count(twoRounds);
    expect(await site.given(late)).toEqual([`two:${yesterday} issued`, `two:${today} issued`]);
  });

  test('a week runs from Monday to Sunday, and begins anew on Monday', async () => {
    const who = await site.counted();
    await site.plays(who, { at: '2026-11-23T00:00' });
    await site.count(weekly);
    await site.plays(who, { at: '2026-11-29T23:59' });
    site.at('2026-11-30T00:01');
    await site.count(weekly);
    await site.plays(who, { at: '2026-11-30T00:02' });
    await site.count(weekly);
    expect(await site.given(who)).toEqual(['week:2026-11-23 issued']);
    await site.plays(who, { at: '2026-11-30T00:03' });
    await site.count(weekly);
    expect(await site.given(who)).toEqual(['week:2026-11-23 issued', 'week:2026-11-30 issued']);
  });

  test('what was played before the first count counts for no earlier day', async () => {
    const fresh = await site.member();
    await site.plays(fresh, { at: `${yesterday}T12:00`, rounds: 2 });
    await site.count(twoRounds, weekly);
    expect(await site.given(fresh)).toEqual(['week:2026-11-23 issued']);
  });

  test.each([
    ['2026-11-17T00:00', ['two:2026-11-17 issued']],
    ['2026-11-16T23:59', []],
  ])('a pass gives what was done up to eight days before, as on %s', async (at, given) => {
    const who = await site.counted();
    await site.plays(who, { at, rounds: 2 });
    await site.count(twoRounds);
    expect(await site.given(who)).toEqual(given);
  });

  test('no order of passes changes what is given', async () => {
    const [often, rare] = [await site.counted(), await site.counted()];
    const steps = [`${yesterday}T11:00`, `${yesterday}T12:00`, `${today}T09:00`, `${today}T10:00`];
    for (const at of steps) {
      site.at(at);
      await site.plays(often, { at });
      await site.count(twoRounds, weekly, once);
    }
    // `rare` is counted only now, as after a night without the job.
    for (const at of steps) await site.plays(rare, { at });
    await site.count(twoRounds, weekly, once);
    expect(await site.given(often)).toHaveLength(4);
    expect(await site.given(rare)).toEqual(await site.given(often));
  });

  test('play that is taken back later takes nothing back', async () => {
    const who = await site.member();
    const bets = mission('bets', { measure: 'validBets', target: 5_00n });
    await site.plays(who, { stake: 5_00n });
    await site.count(bets);
    const lower = { valid: 0n };
    await site.db
      .updateTable('member_day')
      .set(lower)
      .where('member_id', '=', who.memberId)
      .execute();
    await site.countAll(bets);
    expect(await site.given(who)).toEqual([`bets:${today} issued`]);
  });

  test('who is on a break gets a void row, and nothing after the break', async () => {
    const who = await site.member();
    await site.set(who, { exclusion: 'timeOut' });
    await site.plays(who, { rounds: 2 });
    await site.count(twoRounds);
    await site.set(who, { exclusion: null });
    await site.countAll(twoRounds);
    expect(await site.given(who)).toEqual([`two:${today} void`]);
    expect(site.lettersTo(who)).toBe(0);
    const shown = await site.show(who, site.depsWith([twoRounds]));
    expect(shown.list).toMatchObject([{ state: 'expired', transactionId: null }]);
  });

  test('who has not finished the account is given the mission once it is finished', async () => {
    const who = await site.member();
    await site.set(who, { unfinished: true, mobile_num: `+63915${who.memberId}` });
    await site.countAll(contact);
    expect(await site.given(who)).toEqual([]);
    await site.set(who, { unfinished: false });
    await site.count(contact);
    expect(await site.given(who)).toEqual(['contact:once issued']);
  });

  test('trial and closed accounts are given nothing', async () => {
    const trial = await site.member({ memberType: 4, currency: 'FUN' });
    const closed = await site.member();
    for (const one of [trial, closed]) {
      await site.set(one, { mobile_num: `+63917${one.memberId}` });
      await site.plays(one, { rounds: 2 });
    }
    const closure = { status: 'closed', exclusion: 'closing', closed_at: site.time.now } as const;
    await site.db.updateTable('member').set(closure).where('id', '=', closed.memberId).execute();
    await site.countAll(twoRounds, contact);
    for (const one of [trial, closed]) expect(await site.given(one)).toEqual([]);
  });

  test('a mission for a level is given from that level on', async () => {
    const [below, at] = [await site.member({ vipLevel: 2 }), await site.member({ vipLevel: 3 })];
    for (const one of [below, at]) await site.plays(one, { rounds: 2 });
    await site.count({ ...twoRounds, minLevel: 3 });
    expect(await site.given(below)).toEqual([]);
    expect(await site.given(at)).toHaveLength(1);
  });

  test('a contact and a profile are counted without any play', async () => {
    const who = await site.counted();
    await site.set(who, { mobile_num: `+63918${who.memberId}` });
    await site.count(contact, profile);
    expect(await site.given(who)).toEqual(['contact:once issued']);
    await site.writeProfile(who, 'Maria Cruz');
    await site.count(contact, profile);
    expect(await site.given(who)).toHaveLength(1);
    await site.set(who, { birthday: '1990-06-15' });
    await site.count(contact, profile);
    expect(await site.given(who)).toEqual(['contact:once issued', 'profile:once issued']);
  });

  test('a proved e-mail address is a contact, one that is not proved is none', async () => {
    const [proved, unproved] = [await site.counted(), await site.counted()];
    const write = (id: bigint, email: string, at: Date | null) =>
      site.db
        .updateTable('member')
        .set({ email, email_proved_at: at })
        .where('id', '=', id)
        .execute();
    await write(proved.memberId, 'proved@example.com', site.time.now);
    await write(unproved.memberId, 'unproved@example.com', null);
    await site.count(contact);
    expect(await site.given(proved)).toHaveLength(1);
    expect(await site.given(unproved)).toEqual([]);
  });

  test('the job counts everybody when a mission begins', async () => {
    const who = await site.member();
    await site.set(who, { mobile_num: `+63919${who.memberId}` });
    const days = { startDate: '2026-11-26', endDate: '2026-11-27' };
    const coming = { ...contact, id: 'coming', window: { days } };
    const job = missionJob(site.depsWith([coming]));
    await job.run(never);
    expect(await site.given(who)).toEqual([]);
    site.at('2026-11-26T00:00');
    await job.run(never);
    expect(await site.given(who)).toEqual(['coming:once issued']);
  });

  test.each([
    ['2026-11-27T23:59', '2026-11-28T00:01', ['ends:once issued']],
    ['2026-11-28T23:59', '2026-11-29T00:01', []],
  ])('a contact of %s, counted at %s, of a mission until November 27', async (at, pass, given) => {
    site.at(at);
    const who = await site.counted();
    await site.set(who, { mobile_num: `+63916${who.memberId}` });
    site.at(pass);
    const days = { startDate: '2026-11-26', endDate: '2026-11-27' };
    await site.count({ ...contact, id: 'ends', window: { days } });
    expect(await site.given(who)).toEqual(given);
  });

  test('passes at once give once', async () => {
    const members = [await site.member(), await site.member(), await site.member()];
    for (const one of members) await site.plays(one, { rounds: 2 });
    await Promise.all(Array.from({ length: 6 }, () => site.count(twoRounds, weekly)));
    for (const one of members) {
      expect(await site.given(one)).toHaveLength(2);
      expect(site.lettersTo(one)).toBe(2);
    }
  });

  test('one member who cannot be counted keeps no other, and is counted again', async () => {
    const [broken, other] = [await site.member(), await site.member()];
    for (const one of [broken, other]) await site.plays(one, { rounds: 2 });
    const { writeInboxMessages } = site.deps;
    const deps = site.depsWith([twoRounds], {
      writeInboxMessages: async (transaction, memberIds, letter) => {
        if (memberIds.includes(broken.memberId)) throw new Error('no inbox');
        return writeInboxMessages(transaction, memberIds, letter);
      },
    });
    const job = missionJob(deps);
    await job.run(never);
    expect(await site.given(broken)).toEqual([]);
    expect(await site.given(other)).toHaveLength(1);
    await site.count(twoRounds);
    expect(await site.given(broken)).toHaveLength(1);
  });

  test('where the state of members cannot be read, nothing is given or noted', async () => {
    const who = await site.member();
    await site.plays(who, { rounds: 2 });
    await sql`alter table member rename column harm_degree to hidden`.execute(site.db);
    const isWhole = await site.count(twoRounds);
    await sql`alter table member rename column hidden to harm_degree`.execute(site.db);
    expect(isWhole).toBe(false);
    expect(await site.given(who)).toEqual([]);
    await site.count(twoRounds);
    expect(await site.given(who)).toHaveLength(1);
  });
});
