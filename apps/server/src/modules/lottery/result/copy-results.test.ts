import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { ana, ben, hanoi, north, openDraws, type DrawSite } from './draws.fixture.ts';

const reason = 'The page of the company says so';

describe.each(everyEngine())('HANOI copies XSMB, on $name', (database) => {
  let site: DrawSite;
  beforeAll(async () => {
    site = await openDraws(database);
  });
  afterAll(() => site.close());

  type State = Parameters<DrawSite['draw']>[1];

  /** A draw of the north, and the one of HANOI that copies it. */
  async function pair(original: State = {}, copied: State = {}) {
    const draw = await site.draw('XSMB', original);
    return { draw, copy: await site.draw('HANOI', { ...copied, numero: draw.numero }) };
  }

  async function typeBoth(draw: { id: string }, numbers = north()) {
    const input = () => ({ drawId: draw.id, ...numbers, requestKey: site.key() });
    await site.handlers.enterResult(input(), ana);
    await site.handlers.confirmResult(input(), ben);
  }

  async function correct(draw: { id: string }, numbers: ReturnType<typeof north>) {
    const input = () => ({ drawId: draw.id, ...numbers, requestKey: site.key() });
    await site.handlers.correctDraw({ ...input(), reason }, ana);
    await site.handlers.confirmCorrection(input(), ben);
  }

  async function makeVoid(draw: { id: string }) {
    const input = () => ({ drawId: draw.id, requestKey: site.key() });
    await site.handlers.voidDraw({ ...input(), reason }, ana);
    await site.handlers.confirmVoid(input(), ben);
  }

  test('its first two prizes are those of the north, at once, by operators', async () => {
    const { draw, copy } = await pair();
    const other = await site.draw('HANOI');
    await typeBoth(draw);
    expect(await site.shown(copy)).toMatchObject({
      state: 'drawn',
      ...hanoi(),
      decidedBy: 'ana, ben',
    });
    expect(await site.resultsOf(copy)).toEqual([{ by: 'ana, ben', ...hanoi() }]);
    expect(await site.shown(other)).toMatchObject({ state: 'closed' });
  });

  test('or by sources, and no source is asked about it', async () => {
    const { draw, copy } = await pair();
    site.say('north-star', draw, north());
    site.say('south-star', draw, north());
    await site.run();
    expect(await site.resultsOf(copy)).toEqual([{ by: 'north-star, south-star', ...hanoi() }]);
    const asked = site.fakeSources['north-star'].asked.map(({ code }) => code);
    expect(asked).not.toContain('HANOI');
  });

  test('a copy that is not closed yet takes the result later', async () => {
    const { draw, copy } = await pair({}, { state: 'open' });
    await typeBoth(draw);
    await site.run();
    expect(await site.shown(copy)).toMatchObject({ state: 'open', version: 0 });
    await site.db
      .updateTable('lottery_draw')
      .set({ state: 'closed' })
      .where('id', '=', copy.id)
      .execute();
    site.forget();
    await site.run();
    expect(await site.shown(copy)).toMatchObject({ state: 'drawn', ...hanoi() });
    expect(site.published).toEqual([{ kind: 'lottery', memberId: null }]);
  });

  test('a correction goes with it, but not one of prizes that it does not look at', async () => {
    const { draw, copy } = await pair({ state: 'settled' }, { state: 'settled' });
    await correct(draw, north('52768', '10430'));
    expect(await site.shown(copy)).toMatchObject({
      state: 'resettled',
      version: 2,
      ...hanoi('52768', '10430'),
      decidedBy: 'ana, ben',
    });
    site.pass(1000);
    const other = north('52768', '10430');
    other.prizes['G7'] = ['15', '73', '40', '89'];
    await correct(draw, other);
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ version: 3 });
    expect(await site.shown(copy)).toMatchObject({ version: 2 });
    const [{ reason: why } = { reason: null }] = await site.db
      .selectFrom('lottery_result')
      .select('reason')
      .where('draw_id', '=', copy.id)
      .where('version', '=', 2)
      .execute();
    expect(why).toBe(reason);
  });

  test('a correction waits until the copy is settled, and then counts once', async () => {
    const { draw, copy } = await pair({ state: 'settled' }, { state: 'drawn' });
    await correct(draw, north('52769'));
    await site.run();
    expect(await site.shown(copy)).toMatchObject({ state: 'drawn', version: 1, winNo: '52768' });
    await site.settle(copy.id);
    await site.run();
    await site.run();
    expect(await site.shown(copy)).toMatchObject({
      state: 'resettled',
      version: 2,
      winNo: '52769',
    });
  });

  test('a copy that is late takes the corrected result as its first', async () => {
    const { draw, copy } = await pair({ state: 'settled' });
    await correct(draw, north('52769'));
    expect(await site.resultsOf(copy)).toEqual([{ by: 'ana, ben', ...hanoi('52769') }]);
  });

  test.each(['open', 'closed', 'drawn', 'settled'] as const)(
    'a void goes with it, also while the copy is %s',
    async (state) => {
      const { draw, copy } = await pair({}, { state });
      await makeVoid(draw);
      expect(await site.shown(copy)).toMatchObject({
        state: 'void',
        voidReason: reason,
        voidedBy: 'ana, ben',
      });
    },
  );

  test('a void that came before the copy was there is followed later', async () => {
    const draw = await site.draw('XSMB');
    await makeVoid(draw);
    const copy = await site.draw('HANOI', { numero: draw.numero, state: 'scheduled' });
    await site.run();
    expect(await site.shown(copy)).toMatchObject({ state: 'void', voidedBy: 'ana, ben' });
  });

  test('a copy can be void alone, and stays so', async () => {
    const { draw, copy } = await pair();
    await makeVoid(copy);
    expect(await site.shown(draw)).toMatchObject({ state: 'closed' });
    await typeBoth(draw);
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'drawn' });
    expect(await site.shown(copy)).toMatchObject({ state: 'void', version: 0 });
  });

  test('what waits on a copy ends once it is void with the other', async () => {
    const { draw, copy } = await pair();
    const input = () => ({ drawId: copy.id, requestKey: site.key() });
    await site.handlers.voidDraw({ ...input(), reason }, ana);
    await makeVoid(draw);
    expect(await site.shown(copy)).toMatchObject({
      state: 'void',
      entry: { state: 'withdrawn', secondBy: null },
    });
    expect(await codeOf(site.handlers.confirmVoid(input(), ben))).toBe('lottery.draw.state');
  });

  test('a copy is corrected with the other alone', async () => {
    const { copy } = await pair({ state: 'settled' }, { state: 'settled' });
    const call = site.handlers.correctDraw(
      { drawId: copy.id, ...hanoi('11111'), reason, requestKey: site.key() },
      ana,
    );
    expect(await codeOf(call)).toBe('lottery.draw.state');
  });
});

describe.each(everyEngine())('a copy that is off now, on $name', (database) => {
  let site: DrawSite;
  beforeAll(async () => {
    site = await openDraws(database, {
      change: (rows) => rows.map((row) => ({ ...row, on: row.code !== 'HANOI' })),
    });
  });
  afterAll(() => site.close());

  test('still follows', async () => {
    const draw = await site.draw('XSMB');
    const copy = await site.draw('HANOI', { numero: draw.numero });
    site.say('north-star', draw, north());
    await site.run();
    expect(await site.shown(copy)).toMatchObject({ gameCode: 'HANOI', state: 'drawn', ...hanoi() });
  });
});
