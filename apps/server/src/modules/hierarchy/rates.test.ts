import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { parseRate } from '@pavilion/domain/agent/rate-chain';
import { openRatesHarness, type Rated, type RatesHarness } from './testing/rates-harness.ts';

const today = '2026-11-21';
const next = '2026-11-22';

describe.each(everyEngine())('D13: rebate rates, on $name', (database) => {
  let harness: RatesHarness;
  beforeAll(async () => {
    harness = await openRatesHarness(database);
  });
  afterEach(async () => {
    expect(await harness.wrong()).toEqual([]);
    harness.letters.splice(0);
  });
  afterAll(() => harness.close());

  /** A line of members, the first without an upline; their RNG rates count already. */
  async function line(...given: string[]): Promise<Rated[]> {
    const members: Rated[] = [];
    for (const RNG of given) {
      const member = await harness.newcomer(members.at(-1) ?? null);
      await harness.write(member, { RNG });
      members.push(member);
    }
    return members;
  }
  const linePair = async (upper: string, lower: string) =>
    (await line(upper, lower)) as [Rated, Rated];
  const lineOfThree = async (...given: [string, string, string]) =>
    (await line(...given)) as [Rated, Rated, Rated];

  test('are the default without an upline, also of trial accounts, and 0 with one', async () => {
    const top = await harness.newcomer();
    const trial = await harness.newcomer(null, 4);
    const child = await harness.newcomer(top, 0);
    expect(await harness.on(top, today)).toMatchObject({ RNG: 0, LIVE: 0, LOTT: 80 });
    expect(await harness.on(trial, today)).toEqual(await harness.on(top, today));
    expect(await harness.on(child, today)).toMatchObject({ RNG: 0, LIVE: 0, LOTT: 0 });
  });

  test('count from the next 00:00 of the site, and the last change of a day wins', async () => {
    const top = await harness.newcomer();
    const answer = await harness.set(top, { RNG: '1.00', LOTT: '1.00' });
    expect(answer).toMatchObject({
      rates: { RNG: '0.00', LOTT: '0.80', LIVE: '0.00' },
      nextRates: { RNG: '1.00', LOTT: '1.00', LIVE: '0.00' },
      from: next,
      lowered: 0,
    });
    await harness.set(top, { RNG: '0.75' });
    expect(await harness.on(top, today)).toMatchObject({ RNG: 0, LOTT: 80 });
    expect(await harness.on(top, next)).toMatchObject({ RNG: 75, LOTT: 100 });
    expect(await harness.on(top, '2027-01-01')).toMatchObject({ RNG: 75, LOTT: 100 });
  });

  test('keep their history', async () => {
    const top = await harness.newcomer();
    await harness.write(top, { RNG: '0.50' }, '2026-11-01');
    await harness.write(top, { RNG: '0.60' }, '2026-11-10');
    await harness.set(top, { RNG: '0.70' }, { setBy: { operator: 'ben' } });
    const { history, upline } = await harness.show(top);
    expect(upline).toBeNull();
    expect(history.map(({ rate, from, setBy }) => [rate, from, setBy])).toEqual([
      ['0.70', next, 'operator:ben'],
      ['0.60', '2026-11-10', 'test'],
      ['0.50', '2026-11-01', 'test'],
    ]);
    expect(await harness.rngOn(top, '2026-10-31')).toBe(0);
    expect(await harness.rngOn(top, '2026-11-09')).toBe(50);
    expect(await harness.rngOn(top, '2026-11-10')).toBe(60);
  });

  const range = (ceiling: string, floor = '0.00') => ({
    code: 'agent.rebate.range',
    hints: { category: 'RNG', floor, ceiling },
  });

  test.each([['1.20'], ['0.35'], ['0.30']])(
    'of a top agent may be %s, from what it has given on to the house’s maximum',
    async (rate) => {
      const [top] = await linePair('1.00', '0.30');
      await harness.set(top, { RNG: rate });
      expect(await harness.rngOn(top, next)).toBe(parseRate(rate));
    },
  );

  const below = { ...range('1.20', '0.30'), code: 'agent.rebate.below' };
  test.each([
    ['above the house’s maximum', '1.25', range('1.20', '0.30')],
    ['off the step', '0.52', range('1.20', '0.30')],
    ['less than it has given on', '0.25', below],
    ['nothing, though it has given on', '0', below],
  ])('of a top agent are refused %s: %s', async (_, rate, refused) => {
    const [top] = await linePair('1.00', '0.30');
    await expect(harness.set(top, { RNG: rate })).rejects.toMatchObject(refused);
    expect(await harness.rngOn(top, next)).toBe(100);
  });

  test('of a child end at the rate of the upline, now and on the day they begin', async () => {
    const [top, child] = await linePair('1.00', '0.30');
    await expect(harness.setBelow(top, child, { RNG: '1.05' })).rejects.toMatchObject(
      range('1.00'),
    );
    await harness.set(top, { RNG: '1.20' });
    await expect(harness.setBelow(top, child, { RNG: '1.05' })).rejects.toMatchObject(
      range('1.00'),
    );
    await harness.set(top, { RNG: '0.40' });
    await expect(harness.setBelow(top, child, { RNG: '0.45' })).rejects.toMatchObject(
      range('0.40'),
    );
    await harness.setBelow(top, child, { RNG: '0.40' });
    expect(await harness.show(child)).toMatchObject({
      upline: top.username,
      floor: { RNG: '0.00', LOTT: '0.00' },
      ceiling: { RNG: '0.40', LOTT: '0.80' },
    });
  });

  test('of an upline end at what its children have today, until those are lower', async () => {
    const [top, child] = await linePair('1.00', '0.60');
    await harness.setBelow(top, child, { RNG: '0.20' });
    const lower = () => harness.set(top, { RNG: '0.50' });
    await expect(lower()).rejects.toMatchObject({ code: 'agent.rebate.below' });
    expect(await harness.show(top)).toMatchObject({ floor: { RNG: '0.60' } });
  });

  test('of one call are set all or not at all', async () => {
    const top = await harness.newcomer();
    const call = harness.set(top, { RNG: '1.00', LIVE: '0.20' });
    await expect(call).rejects.toMatchObject({
      code: 'agent.rebate.range',
      hints: { category: 'LIVE', ceiling: '0.15' },
    });
    expect(await harness.on(top, next)).toMatchObject({ RNG: 0, LIVE: 0 });
  });

  test('are set by an operator without an upline only, and by nobody for others', async () => {
    const [top, child] = await linePair('1.00', '0.30');
    const stranger = await harness.newcomer();
    const trial = await harness.newcomer(null, 4);
    const code = (one: string) => ({ code: one });
    const given = { RNG: '0.10' };
    await expect(harness.set(child, given)).rejects.toMatchObject(code('agent.rebate.upline'));
    await expect(harness.set(trial, given)).rejects.toMatchObject(code('trial.restricted'));
    const nobody = { memberId: 0n, username: 'nobody' };
    await expect(harness.set(nobody, given)).rejects.toMatchObject(code('member.not.found'));
    const beside = harness.setBelow(stranger, child, given);
    await expect(beside).rejects.toMatchObject(code('agent.downline.not.found'));
    const oneself = harness.setBelow(top, top, given);
    await expect(oneself).rejects.toMatchObject(code('agent.downline.not.found'));
  });

  test('a repeat answers the first answer; the same key with other rates is refused', async () => {
    const top = await harness.newcomer();
    const requestKey = randomUUID();
    const first = await harness.set(top, { RNG: '0.50' }, { requestKey });
    await harness.set(top, { RNG: '0.60' });
    expect(await harness.set(top, { RNG: '0.50' }, { requestKey })).toEqual(first);
    expect(await harness.rngOn(top, next)).toBe(60);
    const differs = { code: 'agent.repeat.differs' };
    const other = harness.set(top, { RNG: '0.55' }, { requestKey });
    await expect(other).rejects.toMatchObject(differs);
    const branch = harness.set(top, { RNG: '0.50' }, { requestKey, lowerBranch: true });
    await expect(branch).rejects.toMatchObject(differs);
    const ofBen = { requestKey, setBy: { operator: 'ben' } };
    await harness.set(top, { RNG: '0.55' }, ofBen);
    expect(await harness.rngOn(top, next)).toBe(55);
  });

  test('an operator lowers a whole branch; those who were lowered are told', async () => {
    const [top, middle, low] = await lineOfThree('1.00', '0.80', '0.60');
    const beside = await harness.newcomer(top);
    await harness.write(beside, { RNG: '0.40' });
    const answer = await harness.set(top, { RNG: '0.50' }, { lowerBranch: true });
    expect(answer).toMatchObject({ nextRates: { RNG: '0.50' }, lowered: 2 });
    const rates = (day: string) =>
      Promise.all([top, middle, low, beside].map((one) => harness.rngOn(one, day)));
    expect(await rates(today)).toEqual([100, 80, 60, 40]);
    expect(await rates(next)).toEqual([50, 50, 50, 40]);
    const change = (before: number) => [{ category: 'RNG', before, after: 50 }];
    expect(harness.letters).toEqual([
      {
        fromDay: next,
        setBy: 'operator:ana',
        lowered: [
          { memberId: top.memberId, changes: change(100) },
          { memberId: middle.memberId, changes: change(80) },
          { memberId: low.memberId, changes: change(60) },
        ],
      },
    ]);
  });

  test('an operator lowers a branch in the middle, and raises nobody in it', async () => {
    const [top, middle, low] = await lineOfThree('1.00', '0.80', '0.60');
    const raise = harness.set(middle, { RNG: '0.90' }, { lowerBranch: true });
    await expect(raise).rejects.toMatchObject(range('0.80'));
    await harness.set(middle, { RNG: '0.00' }, { lowerBranch: true });
    expect(await harness.rngOn(top, next)).toBe(100);
    expect(await harness.rngOn(middle, next)).toBe(0);
    expect(await harness.rngOn(low, next)).toBe(0);
  });

  test('a rate that is raised, or set as it was, writes no message', async () => {
    const [top, child] = await linePair('1.00', '0.30');
    await harness.set(top, { RNG: '1.10' });
    await harness.setBelow(top, child, { RNG: '0.30' });
    expect(harness.letters).toEqual([]);
    await harness.setBelow(top, child, { RNG: '0.25' });
    expect(harness.letters.map(({ lowered }) => lowered.map((one) => one.memberId))).toEqual([
      [child.memberId],
    ]);
  });

  test('the check finds a rate above the upline’s and one above the house’s maximum', async () => {
    const [top, child] = await linePair('0.50', '0.60');
    const high = await harness.newcomer();
    await harness.write(high, { LIVE: '0.20' }, '2026-12-24');
    const orphan = await harness.newcomer(await harness.newcomer());
    await harness.write(orphan, { LOTT: '0.90' });
    expect(await harness.wrong()).toEqual([
      ...[
        `${child.username}: RNG 60 on ${today}, bound 50`,
        `${child.username}: RNG 60 on ${next}, bound 50`,
        `${child.username}: RNG 60 on 2026-12-24, bound 50`,
        `${orphan.username}: LOTT 90 on ${today}, bound 80`,
        `${orphan.username}: LOTT 90 on ${next}, bound 80`,
        `${orphan.username}: LOTT 90 on 2026-12-24, bound 80`,
      ].toSorted(),
      `${high.username}: LIVE 20 on 2026-12-24, maximum 15`,
    ]);
    const wrong = [child, orphan, high].map(({ memberId }) => memberId);
    await harness.db.deleteFrom('rebate_rate').where('member_id', 'in', wrong).execute();
    expect(top.memberId).toBeGreaterThan(0n);
  });

  test.each([
    ['a minute before 00:00', 'Asia/Manila', '2026-11-21T15:59:00Z', '2026-11-22'],
    ['a minute after 00:00', 'Asia/Manila', '2026-11-21T16:01:00Z', '2026-11-23'],
    ['before a day of 23 hours', 'Europe/Berlin', '2026-03-28T22:59:00Z', '2026-03-29'],
    ['late on a day of 23 hours', 'Europe/Berlin', '2026-03-29T21:59:00Z', '2026-03-30'],
    ['in the hour that comes twice', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-26'],
    ['in that hour again', 'Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-26'],
    ['late on a day of 25 hours', 'Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-26'],
  ])('set %s of %s, at %s, count from %s', async (_, timeZone, moment, from) => {
    const before = harness.time.now;
    harness.time.now = new Date(moment);
    const top = await harness.newcomer();
    const answer = await harness.ratesWith({}, timeZone).setRates({
      account: top.username,
      rates: { RNG: '1.00' },
      lowerBranch: false,
      requestKey: randomUUID(),
      setBy: { operator: 'ana' },
    });
    expect(answer).toMatchObject({ from });
    const dayBefore = dayAfter(from, -1);
    expect(await harness.rngOn(top, dayBefore)).toBe(0);
    expect(await harness.rngOn(top, from)).toBe(100);
    harness.time.now = before;
  });
});
