import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { Signal, SignalListener } from '#kit/signals.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import { visitor, type Member } from '#testing/test-base.ts';
import { trialMemberType } from '@pavilion/domain/member/member-type';
import { createKnownRains } from './known-rains.ts';
import { openRains, type Rains } from './made-rain.fixture.ts';

let site: Rains;
let ana: Member;
beforeAll(async () => {
  site = await openRains(anyDatabase());
  ana = await site.member();
});
afterAll(() => site.close());

const show = (of: Pick<Member, 'context'>) => site.handlers.showRain({}, of.context);

const showGuest = () => site.handlers.showRain({}, { ...visitor, caller: null });

const inHours = (hours: number) => new Date(site.time.now.getTime() + hours * hourMs);

/** One rain that fell, one that falls, and eight that come, of which one is called off. */
async function season() {
  const last = await site.fall({ state: 'revealed', waves_drawn: 6, least: 2_00n, most: 9_00n });
  site.pass(hourMs);
  const falls = await site.insert({ min_level: 3, needs_contact: true, wagering_multiple: 2 });
  const coming = { state: 'planned', seed: null } as const;
  const calledOff = { cancelled_at: site.time.now, cancel_reason: 'Test' };
  await site.insert({
    ...coming,
    ...calledOff,
    state: 'cancelled',
    begins_at: inHours(1),
  });
  const next = await site.insert({ state: 'prepared', needs_deposit: true, begins_at: inHours(2) });
  const later: string[] = [];
  for (const hours of [3, 4, 5, 6, 7, 8]) {
    const { id } = await site.insert({ ...coming, begins_at: inHours(hours) });
    later.push(id);
  }
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
  site.pass(20 * hourMs);
  const rain = await site.fall();
  const { claimId } = await site.claim(ana, rain, 1);
  expect((await show(ana)).now).toMatchObject({ wave: 1, claimId });
  site.toWave(rain, 2);
  expect((await show(ana)).now).toMatchObject({ wave: 2, claimId: null });
  site.toWave(rain, 7);
  expect(await show(ana)).toMatchObject({ now: null, next: null, last: { rainId: rain.id } });
  expect(await showGuest()).toMatchObject({ now: null, next: null, later: [], last: null });
});

test('rains are read once a second, however many ask', async () => {
  const rain = await site.fall();
  await showGuest();
  const more = await site.insert({ state: 'prepared', begins_at: inHours(1) });
  site.pass(999);
  expect(await showGuest()).toMatchObject({ now: { rain: { rainId: rain.id } }, next: null });
  site.pass(1);
  expect(await showGuest()).toMatchObject({ next: { rainId: more.id } });
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
    const { id } = await site.insert({ state: 'prepared', begins_at: inHours(20 + index) });
    tell({ kind: 'rain', memberId: ana.memberId });
    expect(await rains.find(id)).toBeNull();
    tell(signal);
    expect(await rains.find(id)).toMatchObject({ id });
  }
});
