import { describe, expect, test } from 'vitest';
import type { HarmMarker, MarkerFact } from '@pavilion/domain/protection/harm-markers';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { nextHarm, type HarmBefore } from './next-harm.ts';

const now = new Date('2026-11-21T10:00:00Z');
const earlier = new Date('2026-11-20T10:00:00Z');
const long = new Date('2026-11-15T10:00:00Z');
const policy = limitPolicy.markersOfHarm!;

const fact = (marker: HarmMarker, at = earlier): MarkerFact => ({
  marker,
  at,
  count: 1,
  amountMinor: null,
  usualMinor: null,
  limit: null,
});

const two = [fact('takenBack')];
const four = [...two, fact('depositJump')];
const six = [...four, fact('limitsRaised')];
const none: HarmBefore = { degree: 0, lookSince: null, lastLookAt: null };

const next = (before: Partial<HarmBefore>, facts: MarkerFact[], mayBeAdvised = true) =>
  nextHarm({ ...none, ...before }, facts, { now, policy, mayBeAdvised });

describe('§7: what follows from markers of harm', () => {
  test.each([
    [0, [], 0, 0],
    [0, [fact('nightPlay')], 1, 0],
    [0, two, 2, 1],
    [1, two, 2, 1],
    [0, four, 4, 2],
    [1, four, 4, 2],
    [0, six, 6, 3],
    [3, [], 0, 0],
  ] as const)('of degree %i, %# leads to score %i', (degree, facts, score, to) => {
    const after = next({ degree }, [...facts]);
    expect(after).toMatchObject({ score, degree: to, isChanged: degree !== to });
  });

  test.each([
    [0, two, true],
    [0, six, true],
    [0, [], false],
    [1, two, false],
    [1, six, false],
    [2, two, false],
  ] as const)('of degree %i, %# writes a message: %s', (degree, facts, written) => {
    expect(next({ degree }, [...facts]).writesAdvice).toBe(written);
    expect(next({ degree }, [...facts], false).writesAdvice).toBe(false);
  });

  test.each([
    [0, two, false],
    [0, four, true],
    [1, six, true],
    [2, six, false],
    [3, four, false],
    [3, two, true],
    [2, [], true],
  ] as const)('of degree %i, %# changes what is offered: %s', (degree, facts, changed) => {
    expect(next({ degree }, [...facts]).changesOffers).toBe(changed);
  });

  test.each([
    ['the highest degree is reached', {}, six, now],
    ['it is not', {}, four, null],
    ['somebody must look already', { degree: 3, lookSince: long }, six, long],
    ['the degree has fallen since', { degree: 3, lookSince: long }, [], long],
    ['somebody has looked, and nothing is new', { degree: 3, lastLookAt: earlier }, six, null],
    ['one marker is newer than the look', { degree: 3, lastLookAt: long }, six, now],
    [
      'only one is newer',
      { degree: 3, lastLookAt: earlier },
      [...four, fact('limitsRaised', now)],
      now,
    ],
    ['a newer one does not reach it', { degree: 3, lastLookAt: long }, four, null],
  ] as const)('since when somebody must look, where %s', (_, before, facts, since) => {
    expect(next(before, [...facts]).lookSince).toEqual(since);
  });

  test('a sign without points is left out', () => {
    const signs = { ...policy.signs, takenBack: { ...policy.signs.takenBack, points: 0 } };
    const given = { now, policy: { ...policy, signs }, mayBeAdvised: true };
    const after = nextHarm(none, four, given);
    expect(after).toMatchObject({ score: 2, degree: 1 });
    expect(after.facts.map(({ marker }) => marker)).toEqual(['depositJump']);
  });
});
