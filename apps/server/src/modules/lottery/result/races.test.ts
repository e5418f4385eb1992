import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { anyDatabase } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { lockDraw } from '../draw.store.ts';
import { ana, ben, cho, hanoi, north, openDraws, type DrawSite } from './draws.fixture.ts';
import { resultJobs } from './result-jobs.ts';

const reason = 'The page of the company says so';
const rounds = 12;

describe('several at once', () => {
  let site: DrawSite;
  beforeAll(async () => {
    site = await openDraws(anyDatabase());
  });
  afterEach(() => site.voidWaiting());
  afterAll(() => site.close());

  const typed = ({ id: drawId }: { id: string }, winNo = '8072', requestKey = site.key()) => {
    return { drawId, winNo, prizes: {}, requestKey };
  };

  /** Lets calls that never reject reach the lock of a draw one after the other, and then go on. */
  async function inOrder(draw: { id: string }, calls: readonly (() => Promise<unknown>)[]) {
    const started = await site.db.transaction().execute(async (transaction) => {
      await lockDraw(transaction, draw.id);
      const begun: Promise<unknown>[] = [];
      for (const call of calls) {
        begun.push(call());
        await expect.poll(() => lockWaits(site.db)).toBe(begun.length);
      }
      return { begun };
    });
    return Promise.all(started.begun);
  }
  const sorted = (codes: readonly unknown[]) => codes.map(String).toSorted();

  test('of two confirms at once one counts', async () => {
    for (let round = 0; round < rounds; round++) {
      const draw = await site.draw('LAOS');
      await site.handlers.enterResult(typed(draw), ana);
      const codes = await Promise.all(
        [ben, cho].map((who) => codeOf(site.handlers.confirmResult(typed(draw), who))),
      );
      expect(sorted(codes)).toEqual(['lottery.draw.state', 'null']);
      expect(await site.resultsOf(draw)).toHaveLength(1);
    }
  });

  test('the same confirm twice at once counts once and is answered twice', async () => {
    const draw = await site.draw('LAOS', { state: 'settled' });
    const input = typed(draw, '8070');
    await site.handlers.correctDraw({ ...typed(draw, '8070'), reason }, ana);
    const answers = await Promise.all(
      [1, 2, 3].map(() => site.handlers.confirmCorrection(input, ben)),
    );
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2]));
    expect(await site.resultsOf(draw)).toHaveLength(2);
  });

  test('of two that enter at once one waits, and the same request twice is one', async () => {
    for (let round = 0; round < rounds; round++) {
      const draw = await site.draw('LAOS');
      const input = typed(draw);
      const calls = [
        site.handlers.enterResult(input, ana),
        site.handlers.enterResult(input, ana),
        site.handlers.enterResult(typed(draw), ben),
      ];
      const codes = sorted(await Promise.all(calls.map(codeOf)));
      expect([
        ['lottery.draw.state', 'lottery.draw.state', 'null'],
        ['lottery.draw.state', 'null', 'null'],
      ]).toContainEqual(codes);
      expect(await site.entriesOf(draw)).toHaveLength(1);
    }
  });

  test('one key for two draws at once stands for one of them', async () => {
    for (let round = 0; round < rounds; round++) {
      const requestKey = site.key();
      const draws = [await site.draw('LAOS'), await site.draw('LAOS')];
      const codes = await Promise.all(
        draws.map((draw) =>
          codeOf(site.handlers.enterResult(typed(draw, '8072', requestKey), ana)),
        ),
      );
      expect(sorted(codes)).toEqual(['lottery.draw.state', 'null']);
    }
  });

  test.each([
    ['first', [null, 'lottery.draw.state'], { by: 'north-star, south-star', winNo: '8072' }],
    ['last', [null, null], { by: 'ana, ben', winNo: '1111' }],
  ] as const)('sources that are %s while an operator confirms', async (place, codes, result) => {
    const draw = await site.draw('LAOS');
    const said = { winNo: '8072', prizes: {} };
    await site.handlers.enterResult(typed(draw, '1111'), ana);
    site.say('south-star', draw, said);
    await site.run();
    site.say('north-star', draw, said);
    const confirm = () => codeOf(site.handlers.confirmResult(typed(draw, '1111'), ben));
    const run = () => codeOf(site.run());
    const answers = await inOrder(draw, place === 'first' ? [run, confirm] : [confirm, run]);
    expect(answers).toEqual(codes);
    expect(await site.resultsOf(draw)).toMatchObject([result]);
    expect(await site.shown(draw)).toMatchObject({ state: 'drawn', entry: { enteredBy: 'ana' } });
  });

  test('of two confirms that wait for the same lock the first one counts', async () => {
    const draw = await site.draw('LAOS');
    await site.handlers.enterResult(typed(draw), ana);
    const calls = [ben, cho].map(
      (who) => () => codeOf(site.handlers.confirmResult(typed(draw), who)),
    );
    expect(await inOrder(draw, calls)).toEqual([null, 'lottery.draw.state']);
    expect(await site.resultsOf(draw)).toMatchObject([{ by: 'ana, ben' }]);
  });

  test('two processes that read the same sources give one result', async () => {
    const jobs = [...site.jobs, ...resultJobs(site.deps)];
    const { signal } = new AbortController();
    for (let round = 0; round < rounds; round++) {
      const draw = await site.draw('XSMB');
      const copy = await site.draw('HANOI', { numero: draw.numero });
      site.say('north-star', draw, north());
      site.say('south-star', draw, north());
      site.pass(3000);
      await Promise.all(jobs.map((job) => job.run(signal)));
      expect(await site.resultsOf(draw)).toHaveLength(1);
      expect(await site.resultsOf(copy)).toEqual([{ by: 'north-star, south-star', ...hanoi() }]);
    }
  });

  test('a void of a copy while the other gets its result: neither is lost', async () => {
    for (let round = 0; round < rounds; round++) {
      const draw = await site.draw('XSMB');
      const copy = await site.draw('HANOI', { numero: draw.numero });
      const input = () => ({ drawId: copy.id, requestKey: site.key() });
      await site.handlers.voidDraw({ ...input(), reason }, ana);
      const result = () => ({ drawId: draw.id, ...north(), requestKey: site.key() });
      await site.handlers.enterResult(result(), ana);
      await Promise.all([
        site.handlers.confirmVoid(input(), ben),
        site.handlers.confirmResult(result(), ben),
      ]);
      expect(await site.shown(draw)).toMatchObject({ state: 'drawn' });
      expect(await site.shown(copy)).toMatchObject({ state: 'void', voidedBy: 'ana, ben' });
    }
  });
});
