import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { codeOf } from '#testing/test-base.ts';
import { ana, ben, cho, hanoi, north, openDraws, type DrawSite } from './draws.fixture.ts';

const told = { kind: 'lottery', memberId: null };
const reason = 'The page of the company says so';

describe.each(everyEngine())('results by operators, on $name', (database) => {
  let site: DrawSite;
  beforeAll(async () => {
    site = await openDraws(database);
  });
  afterAll(() => site.close());

  const typed = (draw: { id: string }, winNo = '8072', requestKey = site.key()) => {
    return { drawId: draw.id, winNo, prizes: {}, requestKey };
  };

  describe('entering', () => {
    test('a result that two operators type alike counts', async () => {
      const draw = await site.draw('LAOS');
      site.forget();
      const first = await site.handlers.enterResult(typed(draw), ana);
      expect(first).toMatchObject({ state: 'closed', entry: { state: 'waiting', act: 'result' } });
      expect(site.published).toEqual([]);
      expect(await site.handlers.confirmResult(typed(draw), ben)).toMatchObject({
        state: 'drawn',
        version: 1,
        winNo: '8072',
        prizes: {},
        decidedBy: 'ana, ben',
        entry: { state: 'agreed', enteredBy: 'ana', secondBy: 'ben', winNo: '8072' },
      });
      expect(site.published).toEqual([told]);
    });

    test('nobody is shown what the first one typed before the second one typed', async () => {
      const draw = await site.draw('XSMB');
      const input = { drawId: draw.id, ...north('90817', '66554'), requestKey: site.key() };
      const answers: unknown[] = [
        await site.handlers.enterResult(input, ana),
        await site.handlers.enterResult(input, ana),
        await site.shown(draw),
      ];
      expect(await codeOf(site.handlers.confirmResult(input, ana))).toBe('lottery.draw.state');
      await site.handlers.withdrawEntry({ drawId: draw.id }, ana);
      answers.push(await site.shown(draw));
      expect(answers).toHaveLength(4);
      for (const answer of answers) {
        expect(JSON.stringify(answer)).toContain('"enteredBy":"ana"');
        expect(JSON.stringify(answer)).not.toMatch(/90817|66554|84106/);
      }
    });

    test('the same person is refused, and may still be followed by another one', async () => {
      const draw = await site.draw('LAOS');
      await site.handlers.enterResult(typed(draw), ana);
      expect(await codeOf(site.handlers.confirmResult(typed(draw), ana))).toBe(
        'lottery.same.person',
      );
      expect(await site.handlers.confirmResult(typed(draw), ben)).toMatchObject({ state: 'drawn' });
    });

    test('two that differ are both told, all can read both, and someone starts anew', async () => {
      const draw = await site.draw('LAOS');
      await site.handlers.enterResult(typed(draw, '1111'), ana);
      const second = typed(draw, '2222');
      const refusal = {
        code: 'lottery.result.differs',
        hints: {
          first: { by: 'ana', winNo: '1111', prizes: {} },
          second: { by: 'ben', winNo: '2222', prizes: {} },
        },
      };
      await expect(site.handlers.confirmResult(second, ben)).rejects.toMatchObject(refusal);
      await expect(site.handlers.confirmResult(second, ben)).rejects.toMatchObject(refusal);
      expect(await site.shown(draw)).toMatchObject({
        state: 'closed',
        entry: { state: 'differs', winNo: '1111', secondWinNo: '2222' },
      });
      site.pass(1000);
      await site.handlers.enterResult(typed(draw, '2222'), ana);
      expect(await site.shown(draw)).toMatchObject({ entry: { state: 'waiting', winNo: null } });
      await site.handlers.confirmResult(typed(draw, '2222'), cho);
      expect(await site.resultsOf(draw)).toMatchObject([{ by: 'ana, cho', winNo: '2222' }]);
    });

    test('prizes differ by one number', async () => {
      const draw = await site.draw('XSMB');
      const one = { drawId: draw.id, ...north(), requestKey: site.key() };
      await site.handlers.enterResult(one, ana);
      const other = { ...one, prizes: { ...one.prizes, G6: ['463', '917', '033'] } };
      expect(await codeOf(site.handlers.confirmResult(other, ben))).toBe('lottery.result.differs');
      expect(await site.resultsOf(draw)).toEqual([]);
    });

    test('what is no result is refused with the names of prizes, and ends nothing', async () => {
      const draw = await site.draw('XSMB');
      const good = { drawId: draw.id, ...north(), requestKey: site.key() };
      const bad = {
        ...good,
        requestKey: site.key(),
        prizes: { ...good.prizes, G7: ['15'], X: [] },
      };
      const refusal = { code: 'lottery.result.invalid', hints: { prizes: ['G7', 'X'] } };
      await expect(site.handlers.enterResult(bad, ana)).rejects.toMatchObject(refusal);
      expect(await site.entriesOf(draw)).toEqual([]);
      await site.handlers.enterResult(good, ana);
      await expect(site.handlers.confirmResult(bad, ben)).rejects.toMatchObject(refusal);
      expect(await site.shown(draw)).toMatchObject({ entry: { state: 'waiting', secondBy: null } });
    });

    test('one that a source says too counts at once', async () => {
      const draw = await site.draw('LAOS');
      site.say('north-star', draw, { winNo: '8072', prizes: {} });
      await site.run();
      expect(await site.handlers.enterResult(typed(draw), ana)).toMatchObject({
        state: 'drawn',
        decidedBy: 'north-star, ana',
        entry: { state: 'agreed', enteredBy: 'ana', secondBy: 'source north-star' },
      });
    });

    test('one that a source says later counts then', async () => {
      const draw = await site.draw('LAOS');
      await site.handlers.enterResult(typed(draw), ana);
      site.say('south-star', draw, { winNo: '8072', prizes: {} });
      await site.run();
      expect(await site.shown(draw)).toMatchObject({ decidedBy: 'south-star, ana' });
    });

    test('against a source that says otherwise two operators decide', async () => {
      const draw = await site.draw('LAOS');
      site.say('north-star', draw, { winNo: '8070', prizes: {} });
      await site.run();
      expect(await site.handlers.enterResult(typed(draw), ana)).toMatchObject({
        state: 'closed',
        readings: [{ source: 'north-star', winNo: '8070' }],
        entry: { state: 'waiting', winNo: null },
      });
      await site.run();
      expect(await site.shown(draw)).toMatchObject({ state: 'closed' });
      await site.handlers.confirmResult(typed(draw), ben);
      expect(await site.resultsOf(draw)).toMatchObject([{ by: 'ana, ben', winNo: '8072' }]);
    });

    test('one source and one operator do not count while another source differs', async () => {
      const draw = await site.draw('LAOS');
      site.say('north-star', draw, { winNo: '8072', prizes: {} });
      site.say('south-star', draw, { winNo: '8070', prizes: {} });
      await site.run();
      expect(await site.handlers.enterResult(typed(draw), ana)).toMatchObject({ state: 'closed' });
    });

    test('only a closed outside draw takes one, after its time', async () => {
      const later = new Date(site.clock().getTime() + dayMs);
      const refused = [
        await site.draw('LAOS', { drawsAt: later }),
        await site.draw('LAOS', { state: 'scheduled' }),
        await site.draw('LAOS', { state: 'open' }),
        await site.draw('LAOS', { state: 'drawn' }),
        await site.draw('LAOS', { state: 'settled' }),
        await site.draw('PVSSC1'),
      ];
      for (const draw of refused) {
        expect(await codeOf(site.handlers.enterResult(typed(draw), ana))).toBe(
          'lottery.draw.state',
        );
      }
      const none = { id: randomUUID() };
      expect(await codeOf(site.handlers.enterResult(typed(none), ana))).toBe(
        'lottery.numero.unknown',
      );
      expect(await codeOf(site.handlers.enterResult(typed({ id: 'none' }), ana))).toBe(
        'lottery.numero.unknown',
      );
    });

    test('one thing waits at a time', async () => {
      const draw = await site.draw('LAOS');
      await site.handlers.enterResult(typed(draw), ana);
      const { enterResult, voidDraw, confirmVoid, confirmCorrection } = site.handlers;
      const { drawId, requestKey } = typed(draw);
      for (const call of [
        () => enterResult(typed(draw), ben),
        () => voidDraw({ drawId, reason, requestKey }, ben),
        () => confirmVoid({ drawId, requestKey }, ben),
        () => confirmCorrection(typed(draw), ben),
      ]) {
        expect(await codeOf(call())).toBe('lottery.draw.state');
      }
    });

    test('nothing to confirm is refused', async () => {
      const draw = await site.draw('LAOS');
      expect(await codeOf(site.handlers.confirmResult(typed(draw), ben))).toBe(
        'lottery.draw.state',
      );
    });
  });

  describe('a request key', () => {
    test('a repeat changes nothing and is answered alike, also once it is confirmed', async () => {
      const draw = await site.draw('LAOS');
      const [first, second] = [typed(draw), typed(draw)];
      const entered = await site.handlers.enterResult(first, ana);
      expect(await site.handlers.enterResult(first, ana)).toEqual(entered);
      const confirmed = await site.handlers.confirmResult(second, ben);
      expect(await site.handlers.confirmResult(second, ben)).toEqual(confirmed);
      expect(await site.handlers.enterResult(first, ana)).toEqual(confirmed);
      expect(await site.entriesOf(draw)).toHaveLength(1);
      expect(await site.resultsOf(draw)).toHaveLength(1);
    });

    test('stands for one thing: another draw, act or number is refused', async () => {
      const [draw, other] = [await site.draw('LAOS'), await site.draw('LAOS')];
      const { enterResult, confirmResult, voidDraw, confirmVoid } = site.handlers;
      const requestKey = site.key();
      const secondKey = site.key();
      await enterResult(typed(draw, '8072', requestKey), ana);
      await confirmResult(typed(draw, '8072', secondKey), ben);
      await enterResult(typed(other), cho);
      const codes: unknown[] = [];
      for (const call of [
        () => enterResult(typed(other, '8072', requestKey), ana),
        () => enterResult(typed(draw, '8073', requestKey), ana),
        () => voidDraw({ drawId: draw.id, reason, requestKey }, ana),
        () => confirmResult(typed(other, '8072', requestKey), ana),
        () => confirmResult(typed(other, '8072', secondKey), ben),
        () => confirmResult(typed(draw, '8073', secondKey), ben),
        () => confirmVoid({ drawId: draw.id, requestKey: secondKey }, ben),
        () => enterResult(typed(draw, '8072', secondKey), ben),
      ]) {
        codes.push(await codeOf(call()));
      }
      expect(new Set(codes)).toEqual(new Set(['lottery.draw.state']));
      expect(await site.shown(other)).toMatchObject({ entry: { state: 'waiting' } });
    });

    test('of two operators can be the same', async () => {
      const draw = await site.draw('LAOS');
      const input = typed(draw);
      await site.handlers.enterResult(input, ana);
      expect(await site.handlers.confirmResult(input, ben)).toMatchObject({ state: 'drawn' });
    });
  });

  describe('correcting', () => {
    const wrong = (draw: { id: string }, winNo = '8070') => ({ ...typed(draw, winNo), reason });

    test('two operators put a result right, and the old one stays', async () => {
      const draw = await site.draw('LAOS', { state: 'settled' });
      expect(await site.handlers.correctDraw(wrong(draw), ana)).toMatchObject({
        state: 'settled',
        winNo: '8072',
        entry: { act: 'correct', state: 'waiting', reason, winNo: null },
      });
      site.forget();
      expect(await site.handlers.confirmCorrection(typed(draw, '8070'), ben)).toMatchObject({
        state: 'resettled',
        version: 2,
        winNo: '8070',
        decidedBy: 'ana, ben',
      });
      expect(site.published).toEqual([told]);
      expect(await site.resultsOf(draw)).toMatchObject([
        { by: 'test', winNo: '8072' },
        { by: 'ana, ben', winNo: '8070' },
      ]);
    });

    test('a correction can be put right again', async () => {
      const draw = await site.draw('LAOS', { state: 'settled' });
      for (const winNo of ['8070', '8072']) {
        site.pass(1000);
        await site.handlers.correctDraw(wrong(draw, winNo), ana);
        await site.handlers.confirmCorrection(typed(draw, winNo), ben);
      }
      expect(await site.shown(draw)).toMatchObject({ version: 3, winNo: '8072' });
    });

    test('the present result is no correction', async () => {
      const draw = await site.draw('LAOS', { state: 'settled' });
      await expect(site.handlers.correctDraw(wrong(draw, '8072'), ana)).rejects.toMatchObject({
        code: 'lottery.result.invalid',
        hints: { same: true },
      });
    });

    test('refused on own draws, on those that are not settled, and to one person', async () => {
      for (const draw of [
        await site.draw('PVSSC1', { state: 'settled' }),
        await site.draw('LAOS', { state: 'closed' }),
        await site.draw('LAOS', { state: 'drawn' }),
      ]) {
        expect(await codeOf(site.handlers.correctDraw(wrong(draw), ana))).toBe(
          'lottery.draw.state',
        );
      }
      const draw = await site.draw('LAOS', { state: 'settled' });
      await site.handlers.correctDraw(wrong(draw), ana);
      const same = site.handlers.confirmCorrection(typed(draw, '8070'), ana);
      expect(await codeOf(same)).toBe('lottery.same.person');
      const other = site.handlers.confirmCorrection(typed(draw, '8071'), ben);
      expect(await codeOf(other)).toBe('lottery.result.differs');
      expect(await site.shown(draw)).toMatchObject({ state: 'settled', version: 1 });
    });
  });

  describe('voiding', () => {
    const voided = (draw: { id: string }) => {
      return { drawId: draw.id, reason, requestKey: site.key() };
    };

    test.each(['scheduled', 'open', 'closed', 'drawn', 'settled'] as const)(
      'two operators void a draw that is %s, also one of the house',
      async (state) => {
        for (const code of ['LAOS', 'PVSSC1'] as const) {
          const draw = await site.draw(code, { state });
          await site.handlers.voidDraw(voided(draw), ana);
          const { drawId, requestKey } = voided(draw);
          site.forget();
          const confirm = () => site.handlers.confirmVoid({ drawId, requestKey }, ben);
          const confirmed = await confirm();
          expect(confirmed).toMatchObject({
            state: 'void',
            voidReason: reason,
            voidedBy: 'ana, ben',
            entry: { act: 'void', state: 'agreed', winNo: null },
          });
          expect(await confirm()).toEqual(confirmed);
          expect(site.published).toEqual([told]);
          expect(await codeOf(site.handlers.voidDraw(voided(draw), ana))).toBe(
            'lottery.draw.state',
          );
        }
      },
    );

    test('needs another person', async () => {
      const draw = await site.draw('LAOS');
      const { drawId, requestKey } = voided(draw);
      await site.handlers.voidDraw(voided(draw), ana);
      const call = site.handlers.confirmVoid({ drawId, requestKey }, ana);
      expect(await codeOf(call)).toBe('lottery.same.person');
      expect(await site.shown(draw)).toMatchObject({ state: 'closed' });
    });

    test('a draw gets its result while its void waits, and can be voided after it', async () => {
      const draw = await site.draw('LAOS');
      await site.handlers.voidDraw(voided(draw), ana);
      site.say('north-star', draw, { winNo: '8072', prizes: {} });
      site.say('south-star', draw, { winNo: '8072', prizes: {} });
      await site.run();
      expect(await site.shown(draw)).toMatchObject({ state: 'drawn', entry: { state: 'waiting' } });
      const { drawId, requestKey } = voided(draw);
      expect(await site.handlers.confirmVoid({ drawId, requestKey }, ben)).toMatchObject({
        state: 'void',
        winNo: '8072',
      });
    });
  });

  describe('withdrawing', () => {
    test('any operator takes back what waits, as its author may be away', async () => {
      const draw = await site.draw('LAOS');
      const { withdrawEntry } = site.handlers;
      const drawId = draw.id;
      expect(await codeOf(withdrawEntry({ drawId }, ana))).toBe('lottery.draw.state');
      await site.handlers.enterResult(typed(draw), ana);
      expect(await withdrawEntry({ drawId }, ben)).toMatchObject({
        entry: { state: 'withdrawn', winNo: null, secondBy: null },
      });
      expect(await codeOf(site.handlers.confirmResult(typed(draw), ben))).toBe(
        'lottery.draw.state',
      );
      expect(await codeOf(withdrawEntry({ drawId }, ana))).toBe('lottery.draw.state');
      site.pass(1000);
      await site.handlers.enterResult(typed(draw), ben);
      expect(await site.shown(draw)).toMatchObject({ entry: { enteredBy: 'ben' } });
    });
  });

  test('a copy takes no typed result while the draw that it copies is there', async () => {
    const { numero } = await site.draw('XSMB');
    const copy = await site.draw('HANOI', { numero });
    const input = { drawId: copy.id, ...hanoi(), requestKey: site.key() };
    expect(await codeOf(site.handlers.enterResult(input, ana))).toBe('lottery.draw.state');
    const alone = await site.draw('HANOI');
    const typedAlone = { drawId: alone.id, ...north(), requestKey: site.key() };
    await site.handlers.enterResult(typedAlone, ana);
    await site.handlers.confirmResult({ ...typedAlone, ...hanoi() }, ben);
    expect(await site.shown(alone)).toMatchObject({ state: 'drawn', ...hanoi() });
  });
});
