import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { endOfRain } from '@pavilion/domain/reward/rain';
import { timesOf } from '../rain/rain-times.ts';
import { expectedDraws, openRains, type Claim, type RainSite } from './rains.fixture.ts';
import { advanceRain } from './run-rains.ts';

const waves = 5;

describe.each(everyEngine())('draws of a rain, on $name', (database) => {
  let site: RainSite;
  let people: Member[];
  beforeAll(async () => {
    site = await openRains(database);
    people = await site.people(12);
  });
  afterEach(() => site.clear());
  afterAll(() => site.close());

  const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);
  const toldOf = () => site.published.filter(({ kind }) => kind === 'rain');

  test('draws are what anybody works out from the seed', async () => {
    const rain = await site.running();
    const claims: Claim[] = [];
    for (let wave = 1; wave <= waves; wave++) {
      // In the second wave one only takes part, so that what is left moves on.
      const here = wave === 2 ? people.slice(0, 1) : people.slice(0, 9);
      claims.push(...(await site.claim(rain, wave, here)));
      site.afterWave(rain, wave);
      await advanceRain(site.deps, rain.id);
      expect((await site.rowOf(rain.id)).waves_drawn).toBe(wave);
      expect(await site.givenIn(rain.id)).toEqual(expectedDraws(rain, claims, wave));
    }
    const given = await site.givenIn(rain.id);
    expect(given.filter(({ wave }) => wave === 1)).toHaveLength(4);
    expect(given.filter(({ wave }) => wave === 2)).toHaveLength(1);
    expect(given.filter(({ wave }) => wave === 3)).toHaveLength(7);
    expect((await site.rowOf(rain.id)).state).toBe('revealed');
    expect(toldOf()).toHaveLength(given.length);
  });

  test('nobody gets more than one can have, and the rest stays with the house', async () => {
    const rain = await site.running();
    for (let wave = 1; wave <= waves; wave++) await site.claim(rain, wave, people.slice(0, 3));
    site.afterWave(rain, waves);
    await advanceRain(site.deps, rain.id);
    const given = await site.givenIn(rain.id);
    expect(given.map(({ wave, nth }) => [wave, nth])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    const left = (await site.envelopesOf(rain.id)).filter((row) => row.member_id === null);
    expect(left.map(({ place }) => place)).toEqual(Array.from({ length: 14 }, (_, at) => at + 7));
    expect((await site.rowOf(rain.id)).state).toBe('revealed');
  });

  test('what was left by a wave of few claims is given in the next', async () => {
    const rain = await site.running({ winsPerPerson: 1 });
    const first = await site.claim(rain, 1, people.slice(0, 1));
    const second = await site.claim(rain, 2, people);
    site.afterWave(rain, 2);
    await advanceRain(site.deps, rain.id);
    const given = await site.givenIn(rain.id);
    expect(given).toEqual(expectedDraws(rain, [...first, ...second], 2));
    expect(given.map(({ wave }) => wave)).toEqual([1, 2, 2, 2, 2, 2, 2, 2]);
  });

  test('the order in which claims came changes nothing', async () => {
    const rain = await site.running();
    const claims = await site.claim(rain, 1, people);
    site.afterWave(rain, 1);
    await advanceRain(site.deps, rain.id);
    const given = await site.givenIn(rain.id);
    expect(given).toHaveLength(4);
    await site.undoDraws(rain);
    await site.insertClaims(rain.id, claims.toReversed());
    await advanceRain(site.deps, rain.id);
    expect(await site.givenIn(rain.id)).toEqual(given);
  });

  test('a wave that is drawn by several at once, and again, is drawn once', async () => {
    const rain = await site.running();
    const claims = await site.claim(rain, 1, people);
    claims.push(...(await site.claim(rain, 2, people)));
    site.afterWave(rain, 2);
    await Promise.all([1, 2, 3].map(() => advanceRain(site.deps, rain.id)));
    await advanceRain(site.deps, rain.id);
    expect((await site.rowOf(rain.id)).waves_drawn).toBe(2);
    expect(await site.givenIn(rain.id)).toEqual(expectedDraws(rain, claims, 2));
    expect(toldOf()).toHaveLength(8);
  });

  test('a wave is not drawn before claims that came in time are written', async () => {
    const rain = await site.running();
    await site.claim(rain, 1, people);
    site.afterWave(rain, 1);
    site.pass(-1);
    await site.run();
    expect((await site.rowOf(rain.id)).waves_drawn).toBe(0);
    expect(await site.givenIn(rain.id)).toEqual([]);
  });

  test('a whole rain, to money in the wallets', async () => {
    const rain = await site.prepared();
    const hash = createHash('sha256')
      .update(rain.seed ?? '')
      .digest('hex');
    site.at(rain.begins_at.getTime());
    await site.run();
    const before = await Promise.all(people.map((one) => site.balanceOf(one)));
    for (let wave = 1; wave <= waves; wave++) {
      await site.claim(rain, wave, people);
      site.afterWave(rain, wave);
      await site.run();
    }
    const over = await site.rowOf(rain.id);
    expect(over).toMatchObject({ state: 'revealed', waves_drawn: waves });
    expect(createHash('sha256').update(over.seed ?? '').digest('hex')).toBe(hash); // oxfmt-ignore
    const envelopes = await site.envelopesOf(rain.id);
    expect(sumOf(envelopes.map(({ amount }) => amount))).toBe(1000_00n);
    expect(envelopes.every((row) => row.reward_id !== null)).toBe(true);
    for (const [index, member] of people.entries()) {
      const own = envelopes.filter((row) => row.member_id === member.memberId);
      const rewards = await site.rewardsOf(member);
      expect(rewards.map(({ state }) => state)).toEqual(own.map(() => 'claimed'));
      const gained = (await site.balanceOf(member)) - (before[index] ?? 0n);
      expect(gained).toBe(sumOf(own.map(({ amount }) => amount)));
    }
    expect(await site.findings()).toEqual([]);
    const forAll = site.published.filter(({ kind }) => kind === 'rains');
    // Planned, prepared, begun and revealed.
    expect(forAll).toHaveLength(4);
  });

  test('a process that comes late does all that was missed, in order', async () => {
    const rain = await site.prepared();
    const claims: Claim[] = [];
    for (const wave of [1, 3, 5]) claims.push(...(await site.claim(rain, wave, people)));
    site.at(endOfRain(timesOf(rain)) + 3_600_000);
    await site.run();
    expect((await site.rowOf(rain.id)).state).toBe('revealed');
    expect(await site.givenIn(rain.id)).toEqual(expectedDraws(rain, claims, waves));
  });
});
