import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { maskedName } from '@pavilion/domain/member/masked';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { openRains, type RainSite } from '../rain-draws/rains.fixture.ts';
import type { RainRow } from './rain.store.ts';

let site: RainSite;
let members: Member[];
beforeAll(async () => {
  site = await openRains(anyDatabase());
  members = await Promise.all(Array.from({ length: 5 }, () => site.member()));
});
afterAll(() => site.close());

const hex = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('hex');

const readDraw = (rain: Pick<RainRow, 'id'>, wave: number, pageNo = 1, pageSize = 1000) =>
  site.handlers.showRainDraw(
    { rainId: rain.id, wave, pageNo, pageSize },
    (members[0] as Member).context,
  );

/** All members claim in every wave, each is drawn after it, and what was drawn is shown. */
async function playOut(rain: RainRow): Promise<void> {
  for (let wave = 1; wave <= rain.waves; wave++) {
    site.toWave(rain, wave, 7);
    await Promise.all(members.map((member) => site.claimBy(member, rain, wave)));
    await site.draw(rain, wave);
  }
}

test('a wave is pending until it is drawn, then won or lost; none without a claim', async () => {
  const [ana, ben, cleo] = members as [Member, Member, Member];
  // An odd budget: one envelope holds more than the other.
  const two = { envelopes: 2, budget: '3.01', least: '1.00', most: '2.01' };
  const rain = await site.running({ ...two, waves: 3, winsPerPerson: 1 });
  const envelopes = await site.envelopesOf(rain.id);
  const [first, second] = envelopes.map(({ amount }) => formatAmount(amount, 2));
  await site.claimBy(ana, rain, 1);
  expect(await site.result(ana, rain, 1)).toMatchObject({ state: 'pending', after: null });
  await site.draw(rain, 1);
  expect(await site.result(ana, rain, 1)).toMatchObject({ state: 'lost', amount: null });
  site.toWave(rain, 2);
  const { claimId } = await site.claimBy(ana, rain, 2);
  expect(await site.result(ana, rain, 2)).toMatchObject({ state: 'pending', wins: [] });
  await site.draw(rain, 2);
  expect(await site.result(ana, rain, 2)).toMatchObject({
    state: 'won',
    amount: first,
    wins: [{ wave: 2, amount: first, claimId }],
    claims: [{ wave: 1 }, { wave: 2, claimId }],
    total: first,
    after: null,
  });
  expect(await site.result(ana, rain)).toMatchObject({ state: 'pending', amount: null });
  site.toWave(rain, 3);
  await site.claimBy(ben, rain, 3);
  await site.claimBy(ana, rain, 3);
  await site.draw(rain, 3);
  expect(await site.result(ben, rain)).toMatchObject({ state: 'won', amount: second });
  expect(await site.result(ana, rain)).toMatchObject({ state: 'won', amount: first });
  expect(await site.result(cleo, rain)).toMatchObject({ state: 'none', claims: [] });
  expect(await site.result(cleo, rain, 3)).toMatchObject({ state: 'none', total: '0.00' });
  expect((await site.result(cleo, rain)).after).toEqual({
    seed: hex(rain.seed),
    seedHash: createHash('sha256')
      .update(rain.seed ?? '')
      .digest('hex'),
    claims: 4,
    people: 2,
    taken: 2,
    paid: '3.01',
    winners: [
      { name: maskedName(ben.username), amount: second, wave: 3 },
      { name: maskedName(ana.username), amount: first, wave: 2 },
    ].toSorted((one, other) => (String(one.amount) < String(other.amount) ? 1 : -1)),
  });
});

test('a rain is closed if unknown, planned or called off; a draw until the end', async () => {
  const [ana] = members as [Member];
  const rain = await site.running();
  expect(await codeOf(readDraw(rain, 1))).toBe('rain.closed');
  site.at(rain.ends_at.getTime());
  await site.run();
  expect((await site.rowOf(rain.id)).state).toBe('over');
  expect(await codeOf(readDraw(rain, 1))).toBe('rain.closed');
  await site.draw(rain, 5);
  expect(await codeOf(readDraw(rain, 5))).toBe(null);
  expect(await codeOf(readDraw(rain, 6))).toBe('rain.closed');
  const { rainId: planned } = await site.plan();
  for (const id of [planned, randomUUID(), 'rain-1']) {
    expect(await codeOf(site.result(ana, { id }))).toBe('rain.closed');
    expect(await codeOf(readDraw({ id }, 1))).toBe('rain.closed');
  }
  await site.cancel({ id: planned });
  expect(await codeOf(site.result(ana, { id: planned }))).toBe('rain.closed');
});

/** The claims of a wave that win, worked out from what is published alone. */
async function workOut(rain: RainRow, wave: number, wins: Map<string, number>): Promise<string[]> {
  const draw = await readDraw(rain, wave, 1, 2);
  const pages = [draw, await readDraw(rain, wave, 2, 2), await readDraw(rain, wave, 3, 2)];
  expect(draw).toMatchObject({ total: 5, totalPages: 3, pageSize: 2 });
  const claims = pages.flatMap((page) => page.claims);
  expect(claims.map(({ claimId }) => claimId)).toEqual(
    claims.map(({ claimId }) => claimId).toSorted(),
  );
  const key = Buffer.from(draw.seed, 'hex');
  const order = (claimId: string) =>
    createHmac('sha256', key).update(`${rain.id}|${wave}|${claimId}`).digest('hex');
  const winners = claims
    .toSorted((one, other) => (order(one.claimId) < order(other.claimId) ? -1 : 1))
    .filter(({ person }) => (wins.get(person) ?? 0) < draw.winsPerPerson)
    .slice(0, draw.due);
  for (const { person } of winners) wins.set(person, (wins.get(person) ?? 0) + 1);
  return winners.map(({ claimId }) => claimId);
}

test('anybody can work out the winners from what is published', async () => {
  const rain = await site.running({ envelopes: 12, waves: 4 });
  await playOut(rain);
  const wins = new Map<string, number>();
  const places: number[] = [];
  const got: (string | null)[] = [];
  const expected: (string | null)[] = [];
  for (let wave = 1; wave <= 4; wave++) {
    const { due, envelopes } = await readDraw(rain, wave);
    const winners = await workOut(rain, wave, wins);
    expected.push(...Array.from({ length: due }, (_, index) => winners[index] ?? null));
    got.push(...envelopes.map(({ claimId }) => claimId));
    places.push(...envelopes.map(({ place }) => place));
  }
  expect(got).toEqual(expected);
  // Five members get two each; what is left in the last wave stays with the house.
  expect([...wins.values()]).toEqual([2, 2, 2, 2, 2]);
  // What one wave could not give is shown again in the next.
  expect([...new Set(places)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(got.filter((claimId) => claimId !== null)).toHaveLength(10);
  expect(got.slice(-2)).toEqual([null, null]);
});
