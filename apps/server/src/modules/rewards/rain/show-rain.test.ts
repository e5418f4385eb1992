import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { Signal, SignalListener } from '#kit/signals.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import { visitor, type Member } from '#testing/test-base.ts';
import { trialMemberType } from '@pavilion/domain/member/member-type';
import { openRains, type PlanInput, type RainSite } from '../rain-draws/rains.fixture.ts';
import { createKnownRains } from './known-rains.ts';

let site: RainSite;
let ana: Member;
beforeAll(async () => {
  site = await openRains(anyDatabase());
  ana = await site.member();
});
afterEach(() => site.clear());
afterAll(() => site.close());

const show = (of: Pick<Member, 'context'>) => site.handlers.showRain({}, of.context);

const showGuest = () => site.handlers.showRain({}, { ...visitor, caller: null });

/** Plans a rain of six waves that begins in so many hours; returns its id. */
async function planIn(hours: number, changes: Partial<PlanInput> = {}): Promise<string> {
  const beginsAt = new Date(site.time.now.getTime() + hours * hourMs).toISOString();
  const figures = { waves: 6, budget: '45.00', envelopes: 9, least: '1.00', most: '9.00' };
  const { rainId } = await site.plan(site.input({ beginsAt, ...figures, ...changes }));
  return rainId;
}

/** Lets a rain that is planned begin. */
const fall = async (id: string) => site.begin((await site.prepare(id)).id);

/** One rain that fell, one that falls, and eight that come, of which one is called off. */
async function season() {
  const last = await fall(await planIn(1));
  await site.draw(last, last.waves);
  const falling = await planIn(1, { minLevel: 3, needsContact: true, wageringMultiple: 2 });
  await site.cancel({ id: await planIn(2) });
  const next = await site.rowOf(await planIn(3, { needsDeposit: true }));
  const later: string[] = [];
  for (const hours of [4, 5, 6, 7, 8, 9]) later.push(await planIn(hours));
  const falls = await fall(falling);
  return { last, falls, next, later };
}

test('each caller is shown what they may see: guest, trial, member, not offered', async () => {
  const { last, falls, next, later } = await season();
  site.toWave(falls, 2, 4_999);
  const seedHash = createHash('sha256')
    .update(falls.seed ?? '')
    .digest('hex');
  const times = ({ id, begins_at: from, ends_at: until }: typeof falls) => ({
    rainId: id,
    beginsAt: from.toISOString(),
    endsAt: until.toISOString(),
  });
  const forGuests = {
    serverTime: site.time.now.toISOString(),
    now: {
      rain: { ...times(falls), waves: 6, waveSeconds: 5, terms: null },
      wave: 2,
      closesAt: new Date(falls.begins_at.getTime() + 10_000).toISOString(),
      claimId: null,
    },
    next: { ...times(next), waves: 6, waveSeconds: 5, terms: null },
    later: later.slice(0, 5).map((rainId) => expect.objectContaining({ rainId }) as unknown),
    last: null,
  };
  expect(await showGuest()).toEqual(forGuests);
  const trial = await site.member({ memberType: trialMemberType });
  expect(await show(trial)).toEqual(forGuests);

  const terms = {
    budget: '45.00',
    envelopes: 9,
    least: '1.00',
    most: '9.00',
    winsPerPerson: 2,
    minLevel: 3,
    minLevelName: 'Level 3',
    needs: ['level', 'contact'],
    missing: ['level', 'contact'],
    wageringMultiple: 2,
    seedHash,
  };
  const shown = await show(ana);
  expect(shown.now?.rain.terms).toEqual(terms);
  expect(shown.next?.terms).toMatchObject({ minLevelName: '', needs: ['deposit'] });
  expect(shown.last).toEqual({ rainId: last.id, endedAt: last.ends_at.toISOString() });
  const inFilipino = { context: { ...ana.context, language: 'TY' as const } };
  expect((await show(inFilipino)).now?.rain.terms?.minLevelName).toBe('Level 3 (TY)');

  const hidden = { now: null, next: null, later: [], last: null };
  const [harmed, onBreak, unfinished] = [
    await site.member(),
    await site.member(),
    await site.member(),
  ];
  await reachDegree(site.db, harmed.memberId, 2);
  await site.setMember(onBreak, { exclusion: 'timeOut' });
  await site.setMember(unfinished, { unfinished: true });
  for (const one of [harmed, onBreak, unfinished]) expect(await show(one)).toMatchObject(hidden);
  const caller = { ...ana.context.caller, isExcluded: true };
  expect(await show({ context: { ...ana.context, caller } })).toMatchObject(hidden);
});

test('a claim is shown while its wave falls, and no longer', async () => {
  const rain = await site.running();
  const { claimId } = await site.claimBy(ana, rain, 1);
  expect((await show(ana)).now).toMatchObject({ wave: 1, claimId });
  site.toWave(rain, 2);
  expect((await show(ana)).now).toMatchObject({ wave: 2, claimId: null });
  site.toWave(rain, 6);
  expect(await show(ana)).toMatchObject({ now: null, next: null, last: { rainId: rain.id } });
  expect(await showGuest()).toMatchObject({ now: null, next: null, later: [], last: null });
});

test('many who ask at once are each shown how they stand', async () => {
  const rain = await site.running();
  const next = await planIn(1, { minLevel: 2 });
  const people = [await site.member({ vipLevel: 2 }), ...(await site.people(29))];
  const [, harmed, ...others] = people as [Member, Member, ...Member[]];
  const claimed = await Promise.all(others.map((one) => site.claimBy(one, rain, 1)));
  await reachDegree(site.db, harmed.memberId, 2);
  const [ofHigh, ofHarmed, ...ofOthers] = await Promise.all(people.map((one) => show(one)));
  expect(ofHigh).toMatchObject({ now: { claimId: null }, next: { terms: { missing: [] } } });
  expect(ofHarmed).toMatchObject({ now: null, next: null });
  expect(ofOthers.map(({ now }) => now?.claimId)).toEqual(claimed.map(({ claimId }) => claimId));
  for (const shown of ofOthers) {
    expect(shown.next).toMatchObject({ rainId: next, terms: { missing: ['level'] } });
  }
});

test('rains are read once a second, however many ask', async () => {
  const rain = await site.running();
  await showGuest();
  const rainId = await planIn(1);
  site.pass(999);
  expect(await showGuest()).toMatchObject({ now: { rain: { rainId: rain.id } }, next: null });
  site.pass(1);
  expect(await showGuest()).toMatchObject({ next: { rainId } });
});

test('rains are read anew after a change of one, which pages are told of', async () => {
  const listeners: SignalListener[] = [];
  const listen = (listener: SignalListener) => {
    listeners.push(listener);
    return () => undefined;
  };
  const rains = createKnownRains({ ...site.deps, signals: { ...site.deps.signals, listen } });
  const tell = (signal: Signal | null) => {
    for (const listener of listeners) listener(signal);
  };
  for (const [index, signal] of [{ kind: 'rains', memberId: null }, null].entries()) {
    await rains.list();
    const id = await planIn(1 + index);
    tell({ kind: 'rain', memberId: ana.memberId });
    expect(await rains.find(id)).toBeNull();
    tell(signal);
    expect(await rains.find(id)).toMatchObject({ id });
  }
});
