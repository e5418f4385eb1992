import { expect, test } from 'vitest';
import {
  nextPromotionState,
  promotionStateOn,
  promotionStates,
  unlessClosed,
  type PromotionEvent,
} from './promotion-state.ts';

const allowed = [
  ['coming', 'begin', 'join'],
  ['join', 'sign', 'signed'],
  ['join', 'apply', 'applying'],
  ['signed', 'review', 'process'],
  ['applying', 'review', 'process'],
  ['process', 'issue', 'issued'],
  ['process', 'reject', 'rejected'],
  ['issued', 'offer', 'claim'],
  ['claim', 'take', 'claimed'],
] as const;

test.each(allowed)('D14: a promotion that is %s and gets %s becomes %s', (state, event, next) => {
  expect(nextPromotionState(state, event)).toBe(next);
});

test('D14: every state but the closed one closes at the end date', () => {
  const closing = promotionStates.filter((state) => nextPromotionState(state, 'end') === 'close');
  expect(closing).toEqual(promotionStates.filter((state) => state !== 'close'));
});

test('D14: anything else is refused', () => {
  const events: PromotionEvent[] = [
    'begin', 'sign', 'apply', 'review', 'issue', 'reject', 'offer', 'take', 'end',
  ]; // oxfmt-ignore
  const pairs = promotionStates.flatMap((state) => events.map((event) => ({ state, event })));
  const refused = pairs.filter(({ state, event }) => nextPromotionState(state, event) === null);
  expect(refused).toHaveLength(pairs.length - allowed.length - (promotionStates.length - 1));
  expect(nextPromotionState('claimed', 'take')).toBeNull();
  expect(nextPromotionState('rejected', 'issue')).toBeNull();
  expect(nextPromotionState('issued', 'take')).toBeNull();
  expect(nextPromotionState('close', 'begin')).toBeNull();
});

test.each([
  ['2026-11-20', 'coming'],
  ['2026-11-21', 'join'],
  ['2026-11-30', 'join'],
  ['2026-12-01', 'close'],
] as const)('D14: on %s a promotion of 21 to 30 November is %s', (today, state) => {
  const period = { startDate: '2026-11-21', endDate: '2026-11-30' };
  expect(promotionStateOn(period, today)).toBe(state);
});

test('D14: a long-term promotion does not close, and a member’s state stays', () => {
  const period = { startDate: '2026-11-21', endDate: null };
  expect(promotionStateOn(period, '2036-01-01')).toBe('join');
  expect(promotionStateOn(period, '2026-11-25', 'applying')).toBe('applying');
});

test('only a running promotion whose code is closed is coming again', () => {
  expect(unlessClosed('join', 'REFERRAL', ['REFERRAL'])).toBe('coming');
  expect(unlessClosed('join', 'REFERRAL', [])).toBe('join');
  expect(unlessClosed('join', undefined, ['REFERRAL'])).toBe('join');
  expect(unlessClosed('signed', 'REFERRAL', ['REFERRAL'])).toBe('signed');
  expect(unlessClosed('close', 'REFERRAL', ['REFERRAL'])).toBe('close');
});
