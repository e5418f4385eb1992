import { createHash, createHmac } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { tablesNaming } from '#db/testing/tables-naming.ts';
import { everyEngine, testDatabases } from '#db/testing/test-database.ts';
import { codeOf, visitor } from '#testing/test-base.ts';
import { isProven, verifyDraw } from '@pavilion/domain/lottery/fair/verify-draw';
import { ownFamilies } from '@pavilion/domain/lottery/families';
import { openDraws, type OpenDraws } from '../draw/draws.fixture.ts';
import { createDayLists } from './day-list.ts';
import { fairHandlers } from './fair-handlers.ts';

let site: OpenDraws;
afterEach(() => site.close());

const fairness = (numero: string, gameId = 1001) =>
  fairHandlers(site.deps).getFairness({ gameId, numero }, visitor);
const dayList = (day: string, gameId = 1001) =>
  fairHandlers(site.deps).getDayList({ gameId, day }, visitor);

const hashes = {
  sha256: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest(),
  hmacSha256: (key: Uint8Array, bytes: Uint8Array) =>
    createHmac('sha256', key).update(bytes).digest(),
};

/** Whether everything that the call shows of a draw proves its result. */
async function isProvenBy(shown: Awaited<ReturnType<typeof fairness>>): Promise<boolean> {
  const { fakeBeacon } = site;
  const proof = {
    ...shown,
    drawAt: new Date(shown.drawAt),
    chainHash: shown.chain.hash,
    seed: shown.seed ?? '',
    signature: shown.signature ?? '',
    randomness: shown.randomness ?? '',
    winNo: shown.winNo ?? '',
  };
  const trusted = {
    chain: fakeBeacon.beacon.chain,
    isSigned: (round: number, signature: Uint8Array) =>
      Buffer.from(fakeBeacon.signatureOf(round)).equals(signature),
  };
  const family = ownFamilies[shown.family as keyof typeof ownFamilies];
  return isProven(await verifyDraw(proof, hashes, family, trusted));
}

const first = '20261124-073';

describe.each(everyEngine())('what is public of own draws, on $name', (database) => {
  test('before its draw nothing of a seed can be read; after it everything', async () => {
    site = await openDraws(database);
    const engine = site.process();
    await engine.run();
    const sealed = await site.db.selectFrom('lottery_seed').selectAll().execute();
    const ids = new Map(sealed.map((row) => [row.draw_id, row.sealed]));
    const { id } = await site.drawOf(first);
    const seed = site.deps.seedBox.decrypt(ids.get(id)!);
    const texts = [seed.toString('hex'), seed.toString('base64')];
    const naming = async () =>
      (await Promise.all(texts.map((text) => tablesNaming(site.db, text)))).flat();
    for (const time of ['12:00:01', '12:09:55', '12:10:01']) {
      site.at(time);
      await engine.run();
      const shown = await fairness(first);
      expect(shown).toMatchObject({
        code: 'PVSSC1',
        family: 'SSC',
        drawAt: '2026-11-24T04:10:00.000Z',
        seed: null,
        signature: null,
        randomness: null,
        blocks: [],
        winNo: null,
        yearAnimal: 6,
        voidReason: null,
      });
      expect(shown.commit).toMatch(/^[\da-f]{64}$/);
      expect(JSON.stringify(shown)).not.toContain(texts[0]);
      expect(await naming()).toEqual([]);
    }
    site.at('12:10:03');
    await engine.run();
    const shown = await fairness(first);
    expect(shown.seed).toBe(texts[0]);
    expect(await naming()).toEqual(['lottery_result']);
    expect(await isProvenBy(shown)).toBe(true);
    expect(await isProvenBy({ ...shown, winNo: '00000x' })).toBe(false);
  });

  test('the list of a day stands in the audit log before the day begins', async () => {
    site = await openDraws(database, { only: ['PVSSC1', 'PVK31'] });
    await site.process().run();
    const list = await dayList('2026-11-25');
    expect(list.commits).toHaveLength(144);
    expect(list.commits[0]?.numero).toBe('20261125-001');
    expect(list.commits.at(-1)?.numero).toBe('20261125-144');
    const lines = list.commits.map(({ numero, commit }) => `PVSSC1|${numero}|${commit}\n`);
    const hash = createHash('sha256').update(lines.join('')).digest('hex');
    expect(list).toMatchObject({ code: 'PVSSC1', day: '2026-11-25', hash });
    expect(list.madeAt).toBe(site.clock().toISOString());
    expect(list.recordedAt).toBe(site.clock().toISOString());
    const entries = site.audited.filter(({ input }) => JSON.stringify(input).includes(hash));
    expect(entries).toMatchObject([
      {
        operator: 'site',
        call: 'lottery.publishDayList',
        outcome: 'done',
        input: { gameId: 1001, lottery: 'PVSSC1', day: '2026-11-25', draws: 144, hash },
      },
    ]);
    // The day that runs is listed late, with the draws that are still to come.
    const today = await dayList('2026-11-24');
    expect(today.commits).toHaveLength(72);
    expect(today.madeAt).toBe(site.clock().toISOString());
    expect(site.audited).toHaveLength(4);
    expect((await fairness('20261125-001')).commit).toBe(list.commits[0]?.commit);
  });
});

describe.each(testDatabases())('lists of days, on $name', (database) => {
  test('each coming day is listed once, by one of several processes', async () => {
    site = await openDraws(database, { every: 3600 });
    const processes = [site.process(), site.process()];
    for (let hours = 0; hours < 60; hours++) {
      await Promise.all(processes.map((one) => one.runOne('make draws')));
      site.pass(3_600_000);
    }
    const days = site.audited.map(({ input }) => (input as { day: string }).day);
    expect(days).toEqual(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
    const lists = await site.db.selectFrom('lottery_day_list').selectAll().execute();
    expect(lists.map(({ draws }) => draws)).toEqual([12, 24, 24, 24]);
    const isBefore = lists.slice(1).map(({ day, made_at: madeAt }) => {
      return madeAt < new Date(`${day}T00:00:00+08:00`);
    });
    expect(isBefore).toEqual([true, true, true]);
  });

  test('a crash before the entry, or after it, repeats the entry and never loses it', async () => {
    site = await openDraws(database, { every: 7200 });
    const crash = async () => {
      throw new Error('crash');
    };
    await site.process({ recordAudit: crash }).run();
    expect(site.errors).toHaveLength(2);
    expect((await dayList('2026-11-25')).recordedAt).toBeNull();
    // After the entry: it is written, and then the process ends.
    const after = site.process({
      recordAudit: async (entry) => {
        await site.deps.recordAudit(entry);
        await crash();
      },
    });
    site.pass(60_000);
    await after.run();
    expect(site.audited).toHaveLength(2);
    expect((await dayList('2026-11-25')).recordedAt).toBeNull();
    site.pass(60_000);
    const again = site.process();
    await again.run();
    expect(site.audited).toHaveLength(4);
    expect(site.audited.slice(2)).toEqual(site.audited.slice(0, 2));
    const list = await dayList('2026-11-25');
    expect(list.recordedAt).toBe(site.clock().toISOString());
    site.pass(60_000);
    await again.run();
    expect(site.audited).toHaveLength(4);
    const unchanged = await dayList('2026-11-25');
    expect(unchanged).toEqual(list);
  });

  test('a day whose rows are not all there is not listed yet', async () => {
    site = await openDraws(database, { every: 7200 });
    await site.place({
      gameId: 1001,
      code: 'PVSSC1',
      numero: '20261125-01',
      day: '2026-11-25',
      seed: new Uint8Array(32),
      round: 5,
      chainHash: site.fakeBeacon.beacon.chain.hash,
      drawsAt: new Date('2026-11-25T02:00:00+08:00'),
    });
    await createDayLists(site.deps).run();
    expect(await codeOf(dayList('2026-11-25'))).toBe('lottery.numero.unknown');
    expect(site.audited).toEqual([]);
    await site.process().run();
    expect((await dayList('2026-11-25')).commits).toHaveLength(12);
  });
});

describe.each(testDatabases())('the calls of fairness, on $name', (database) => {
  test('two hundred draws of all families verify, and void ones are counted', async () => {
    const only = ['PVSSC1', 'PV11X5', 'PVK31', 'PVPK3', 'PVPC28', 'PVLHC5'];
    site = await openDraws(database, { only, every: 1800 });
    const engine = site.process();
    await engine.run();
    site.fakeBeacon.state.isDown = true;
    for (const time of ['12:30:03', '12:30:04', '12:40:05']) {
      site.at(time);
      await engine.run();
    }
    site.fakeBeacon.state.isDown = false;
    site.at('05:59:00', '2026-11-25');
    for (let times = 0; times < 12; times++) {
      await engine.run();
      site.pass(2000);
    }
    const draws = await site.allDraws();
    const drawn = draws.filter(({ state }) => state === 'settled');
    expect(drawn).toHaveLength(6 * 34);
    let proven = 0;
    for (const { numero, game_id: gameId } of drawn) {
      const shown = await fairness(numero, gameId);
      if (await isProvenBy(shown)) proven++;
    }
    expect(proven).toBe(drawn.length);
    site.pass(60_000);
    const voided = draws.find(({ state, game_id: gameId }) => state === 'void' && gameId === 1001);
    expect(await fairness(voided!.numero)).toMatchObject({
      state: 'void',
      seed: null,
      winNo: null,
      voidDraws: 1,
      draws: 34,
    });
  });

  test('what is no own draw of the site is refused', async () => {
    site = await openDraws(database, { only: ['PVSSC1', 'XSMB'], every: 7200 });
    await site.process().run();
    expect(await codeOf(fairness('20261124-073'))).toBe('lottery.numero.unknown');
    expect(await codeOf(fairness('20261124', 2001))).toBe('lottery.numero.unknown');
    expect(await codeOf(fairness('20261124', 9999))).toBe('lottery.game.not.found');
    expect(await codeOf(dayList('2026-11-25', 2001))).toBe('lottery.numero.unknown');
    expect(await codeOf(dayList('2026-11-25', 9999))).toBe('lottery.game.not.found');
    expect(await codeOf(dayList('2026-11-23'))).toBe('lottery.numero.unknown');
  });

  test('a draw of a chain that is not the configured one names its own', async () => {
    site = await openDraws(database, { every: 7200 });
    const numero = '20261124-999';
    await site.place({
      gameId: 1001,
      code: 'PVSSC1',
      numero,
      seed: new Uint8Array(32),
      round: 5,
      chainHash: 'cd'.repeat(32),
      drawsAt: new Date('2026-11-24T11:59:00+08:00'),
    });
    const { chain } = await fairness(numero);
    expect(chain).toMatchObject({ name: 'unknown', hash: 'cd'.repeat(32), publicKey: '' });
  });
});
