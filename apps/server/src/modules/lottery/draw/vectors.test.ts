import { afterEach, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import type { RandomnessBeacon } from '#ports/randomness-beacon.ts';
import { visitor } from '#testing/test-base.ts';
import { quicknet } from '@pavilion/domain/lottery/fair/quicknet';
import {
  randomnessHex,
  round,
  seedHex,
  signatureHex,
  vectors,
} from '@pavilion/domain/lottery/fair/vectors.fixture';
import { fairHandlers } from '../fair/fair-handlers.ts';
import { openDraws, type OpenDraws } from './draws.fixture.ts';

const signature = new Uint8Array(Buffer.from(signatureHex, 'hex'));
/** The public chain, which has come no further than the round of the vectors. */
const beacon: RandomnessBeacon = {
  name: 'quicknet',
  chain: quicknet,
  readRound: async (asked) => {
    return { outcome: 'done', value: asked === round ? { round, signature } : null };
  },
};

let site: OpenDraws;
afterEach(() => site.close());

describe.each(everyEngine())('the vectors of §11, on $name', (database) => {
  test('the engine draws what the specification says', async () => {
    const only = vectors.map(({ code }) => code);
    site = await openDraws(database, { only, every: 7200, deps: { beacon } });
    const drawsAt = new Date('2026-11-24T12:11:00+08:00');
    const gameIds = new Map(site.deps.lotteries.all.map((one) => [one.code, one.gameId]));
    for (const { code, numero } of vectors) {
      await site.place({
        gameId: gameIds.get(code)!,
        code,
        numero,
        seed: new Uint8Array(Buffer.from(seedHex, 'hex')),
        round,
        chainHash: quicknet.hash,
        drawsAt,
      });
    }
    site.at('12:11:00');
    await site.process().run();
    const { getFairness } = fairHandlers(site.deps);
    const shown = await Promise.all(
      vectors.map(({ code, numero }) =>
        getFairness({ gameId: gameIds.get(code)!, numero }, visitor),
      ),
    );
    expect(shown.map(({ winNo }) => winNo)).toEqual(vectors.map(({ winNo }) => winNo));
    expect(shown.map(({ commit }) => commit)).toEqual(vectors.map(({ commit }) => commit));
    expect(shown.map(({ blocks }) => blocks[0])).toEqual(
      vectors.map(({ firstBlock }) => firstBlock),
    );
    expect(new Set(shown.map(({ randomness }) => randomness))).toEqual(new Set([randomnessHex]));
    expect(new Set(shown.map(({ seed }) => seed))).toEqual(new Set([seedHex]));
    expect(new Set(shown.map(({ state }) => state))).toEqual(new Set(['settled']));
  });
});
