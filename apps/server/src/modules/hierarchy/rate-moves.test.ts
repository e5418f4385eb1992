import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { openRatesHarness, type Rated, type RatesHarness } from './testing/rates-harness.ts';

const day = '2026-11-21';
const dayBefore = '2026-11-20';

describe.each(everyEngine())('D13: the rates of who moves, on $name', (database) => {
  let harness: RatesHarness;
  beforeAll(async () => {
    harness = await openRatesHarness(database);
  });
  afterEach(async () => {
    expect(await harness.wrong()).toEqual([]);
    harness.letters.splice(0);
  });
  afterAll(() => harness.close());

  async function rated(RNG: string, upline: Rated | null = null): Promise<Rated> {
    const member = await harness.newcomer(upline);
    await harness.write(member, { RNG, LOTT: '0.00' });
    return member;
  }

  const problem = (who: Rated, upline: Rated | null, fromDay = day) =>
    harness.rates.problemOfMove(harness.db, who.memberId, upline?.memberId ?? null, fromDay);

  /** Moves a member as the operator's move does: its rates first. */
  const move = (who: Rated, upline: Rated | null, rates = harness.rates) =>
    harness.db.transaction().execute(async (transaction) => {
      const parentId = upline?.memberId ?? null;
      await rates.lowerBranch(transaction, who.memberId, parentId, day, 'operator:ana');
      await transaction
        .updateTable('member')
        .set({ parent_id: parentId })
        .where('id', '=', who.memberId)
        .execute();
    });

  test('are a problem above the new upline’s, and at the top above the maximum', async () => {
    const upline = await rated('0.50');
    const [same, above] = [await rated('0.50'), await rated('0.55')];
    expect(await problem(same, upline)).toBeNull();
    expect(await problem(above, upline)).toBe('RNG 0.55, not 0.50');
    expect(await problem(above, null)).toBeNull();
    const house = { maximum: { ...harness.rules.maximum, RNG: 50 } };
    const strict = harness.ratesWith(house);
    const toTop = (who: Rated) => strict.problemOfMove(harness.db, who.memberId, null, day);
    expect([await toTop(same), await toTop(above)]).toEqual([null, 'RNG 0.55, not 0.50']);
  });

  test('are a problem too where the default, or a rate that is coming, is above', async () => {
    const upline = await rated('0.50');
    const unset = await harness.newcomer();
    expect(await problem(unset, upline)).toBe('LOTT 0.80, not 0.00');
    const rising = await rated('0.40');
    await harness.write(rising, { RNG: '0.60' }, '2026-11-22');
    expect(await problem(rising, upline)).toBe('RNG 0.60, not 0.50');
    const falling = await rated('0.60');
    await harness.write(falling, { RNG: '0.40' }, day);
    expect(await problem(falling, upline)).toBeNull();
    expect(await problem(falling, upline, dayBefore)).toBe('RNG 0.60, not 0.50');
  });

  test('are lowered with those of the whole branch, from the day on, and told', async () => {
    const upline = await rated('0.50');
    await harness.write(upline, { RNG: '0.30' }, '2026-11-22');
    const root = await rated('1.00');
    const child = await rated('0.80', root);
    const low = await rated('0.20', child);
    await move(root, upline);
    const rates = (on: string) =>
      Promise.all([root, child, low].map((one) => harness.rngOn(one, on)));
    expect(await rates(dayBefore)).toEqual([100, 80, 20]);
    expect(await rates(day)).toEqual([50, 50, 20]);
    expect(await rates('2026-11-22')).toEqual([30, 30, 20]);
    const [letter] = harness.letters;
    expect(letter?.lowered.map(({ memberId }) => memberId)).toEqual([
      root.memberId,
      child.memberId,
    ]);
    expect(letter).toMatchObject({ fromDay: day, setBy: 'operator:ana' });
  });

  test('leave the gap of the site at every level, and stay on the step', async () => {
    const gap = { ...harness.rules.gap, RNG: 10 };
    const step = { ...harness.rules.step, RNG: 10 };
    const rates = harness.ratesWith({ gap, step });
    const upline = await rated('0.55');
    const root = await rated('1.00');
    const child = await rated('0.90', root);
    const low = await rated('0.80', child);
    const last = await rated('0.10', low);
    await move(root, upline, rates);
    const after = await Promise.all([root, child, low, last].map((one) => harness.rngOn(one, day)));
    expect(after).toEqual([40, 30, 20, 10]);
  });

  test('stay as they are where they fit, and nobody is told', async () => {
    const upline = await rated('0.50');
    const root = await rated('0.50');
    const child = await rated('0.40', root);
    await move(root, upline);
    expect(await Promise.all([root, child].map((one) => harness.rngOn(one, day)))).toEqual([
      50, 40,
    ]);
    expect(harness.letters).toEqual([]);
  });

  test('that were the default are written out for who gets or loses an upline', async () => {
    const upline = await harness.newcomer();
    const gains = await harness.newcomer();
    const loses = await harness.newcomer(upline);
    await move(gains, upline);
    await move(loses, null);
    const other = { default: { ...harness.rules.default, LOTT: 50, RNG: 20 } };
    const later = harness.ratesWith(other);
    const on = async (one: Rated, at: string) =>
      (await later.ratesOn(harness.db, [one.memberId], at)).get(one.memberId);
    for (const at of [dayBefore, day]) {
      expect(await on(gains, at)).toMatchObject({ RNG: 0, LOTT: 80 });
      expect(await on(loses, at)).toMatchObject({ RNG: 0, LOTT: 0 });
      expect(await on(upline, at)).toMatchObject({ RNG: 20, LOTT: 50 });
    }
    const { history } = await harness.show(gains);
    expect(new Set(history.map(({ setBy }) => setBy))).toEqual(new Set(['site:default']));
  });

  test('that were set before the move keep their days', async () => {
    const upline = await rated('1.00');
    const gains = await harness.newcomer();
    await harness.db
      .updateTable('member')
      .set({ registered_at: new Date('2026-10-31T16:00:00Z') })
      .where('id', '=', gains.memberId)
      .execute();
    await harness.write(gains, { LIVE: '0.05' }, '2026-11-10');
    await harness.write(gains, { LOTT: '0.00' }, day);
    await harness.write(upline, { LIVE: '0.15' });
    await move(gains, upline);
    expect(await harness.on(gains, '2026-11-01')).toMatchObject({ LIVE: 0, LOTT: 80 });
    expect(await harness.on(gains, '2026-11-09')).toMatchObject({ LIVE: 0, LOTT: 80 });
    expect(await harness.on(gains, dayBefore)).toMatchObject({ LIVE: 5, LOTT: 80 });
    expect(await harness.on(gains, day)).toMatchObject({ LIVE: 5, LOTT: 0 });
  });
});
