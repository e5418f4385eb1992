import { describe, expect, it } from 'vitest';
import { liesBelow, returnTo } from '../return-to.ts';

describe('§2 Login screen: after a log-in the person is back at the page before', () => {
  it('takes the history entry first, then the query', () => {
    expect(returnTo({ backTo: '/m/withdraw' }, '?next=/m/set')).toBe('/m/withdraw');
    expect(returnTo(null, '?next=%2Fm%2Fplay%2F42%3Ftrial%3D1')).toBe('/m/play/42?trial=1');
  });

  it('is the home screen when neither is known', () => {
    expect(returnTo(null, '')).toBe('/m/home');
    expect(returnTo({ other: 1 }, '?next=')).toBe('/m/home');
  });

  it.each(['https://evil.example/m/home', '//evil.example', '/\\evil.example', 'javascript:0', 7])(
    'refuses %j, from either source',
    (target) => {
      expect(returnTo({ backTo: target }, '')).toBe('/m/home');
      const search = `?${new URLSearchParams({ next: String(target) })}`;
      expect(returnTo(null, search)).toBe('/m/home');
    },
  );

  it('is stepped back to only where the entry says that it is the page before', () => {
    expect(liesBelow({ backTo: '/m/rng', isBelow: true })).toBe(true);
    expect(liesBelow({ backTo: '/m/rng' })).toBe(false);
    expect(liesBelow({ isBelow: 1 })).toBe(false);
    expect(liesBelow(null)).toBe(false);
  });
});
