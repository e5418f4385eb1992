import { expect, test } from 'vitest';
import {
  breakKinds,
  exclusionActs,
  exclusionKinds,
  hasLapsed,
  isStricter,
  lengthUnits,
  readLength,
  returnStepAt,
  returnSteps,
  type Exclusion,
  type ExclusionKind,
} from './exclusion.ts';

const at = (hours: number) => new Date(Date.parse('2026-11-27T00:00:00Z') + hours * 3_600_000);

test('§7: the words of exclusions are those of the contract', () => {
  expect(breakKinds).toEqual(['timeOut', 'selfExclusion']);
  expect(exclusionKinds).toEqual(['timeOut', 'selfExclusion', 'closing']);
  expect(lengthUnits).toEqual(['h', 'd', 'm', 'y']);
  expect(returnSteps).toEqual(['none', 'ask', 'wait', 'confirm']);
  expect(exclusionActs).toEqual([
    'begun',
    'lengthened',
    'returnAsked',
    'returnDropped',
    'closed',
    'reopened',
    'ended',
  ]);
});

test.each([
  ['24 h', { count: 24, unit: 'h' }],
  ['7 d', { count: 7, unit: 'd' }],
  ['6 m', { count: 6, unit: 'm' }],
  ['999 y', { count: 999, unit: 'y' }],
  ['forGood', 'forGood'],
  ['0 d', null],
  ['1000 d', null],
  ['7d', null],
  ['7 w', null],
  ['-1 d', null],
  [' 7 d', null],
  ['7 d\n', null],
  ['', null],
])('§7: the length %j reads as %j', (written, length) => {
  expect(readLength(written)).toEqual(length);
});

const span = (kind: ExclusionKind, hours: number | null) => ({
  kind,
  until: hours === null ? null : at(hours),
});

test.each([
  { now: span('timeOut', 24), wanted: span('timeOut', 72), is: true },
  { now: span('timeOut', 24), wanted: span('timeOut', 24), is: false },
  { now: span('timeOut', 24), wanted: span('timeOut', 23), is: false },
  { now: span('timeOut', 24), wanted: span('selfExclusion', 24), is: true },
  { now: span('timeOut', 24), wanted: span('selfExclusion', 23), is: false },
  { now: span('timeOut', 24), wanted: span('selfExclusion', null), is: true },
  { now: span('selfExclusion', 24), wanted: span('timeOut', 72), is: false },
  { now: span('selfExclusion', 24), wanted: span('selfExclusion', 25), is: true },
  { now: span('selfExclusion', 24), wanted: span('selfExclusion', 24), is: false },
  { now: span('selfExclusion', 24), wanted: span('selfExclusion', null), is: true },
  { now: span('selfExclusion', null), wanted: span('selfExclusion', 99_999), is: false },
  { now: span('selfExclusion', null), wanted: span('selfExclusion', null), is: false },
  { now: span('closing', null), wanted: span('timeOut', 24), is: true },
  { now: span('closing', null), wanted: span('selfExclusion', null), is: true },
  { now: span('closing', null), wanted: span('closing', null), is: false },
  { now: span('timeOut', 24), wanted: span('closing', null), is: false },
  { now: span('selfExclusion', 24), wanted: span('closing', null), is: false },
])('§7: $wanted in place of $now is stricter: $is', ({ now, wanted, is }) => {
  expect(isStricter(now, wanted)).toBe(is);
});

test('§7: only a time-out ends by itself, at its end', () => {
  expect(hasLapsed(span('timeOut', 24), at(23.999))).toBe(false);
  expect(hasLapsed(span('timeOut', 24), at(24))).toBe(true);
  expect(hasLapsed(span('selfExclusion', 24), at(99))).toBe(false);
  expect(hasLapsed(span('selfExclusion', null), at(99))).toBe(false);
});

const self = (until: number | null, returnFrom: number | null): Exclusion => ({
  ...span('selfExclusion', until),
  returnFrom: returnFrom === null ? null : at(returnFrom),
});

test.each([
  [self(24, null), 23.999, 'none'],
  [self(24, null), 24, 'ask'],
  [self(24, 50), 49.999, 'wait'],
  [self(24, 50), 50, 'confirm'],
  [self(24, 50), 20, 'none'],
  [self(null, null), 1e6, 'none'],
  [{ ...span('timeOut', 24), returnFrom: null }, 30, 'none'],
] as const)('§7: %j after %d hours leaves the step %s', (exclusion, hours, step) => {
  expect(returnStepAt(exclusion, at(hours))).toBe(step);
});
