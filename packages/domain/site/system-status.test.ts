import { expect, test } from 'vitest';
import { systemStatus, systemStatusNumber } from './system-status.ts';

test.each([
  [false, false, 'normal', 0],
  [true, false, 'maintenance', 2],
  [false, true, 'restricted', 1],
  [true, true, 'maintenance', 2],
] as const)(
  '§4, D1: maintenance %s and region restriction %s is %s, number %i in the route wrapper',
  (maintenance, regionRestriction, status, number) => {
    expect(systemStatus({ maintenance, regionRestriction })).toBe(status);
    expect(systemStatusNumber(status)).toBe(number);
  },
);

test('§4, D1: the specification’s derivation read 1 as maintenance; only names are used across modules', () => {
  const underMaintenance = systemStatus({ maintenance: true, regionRestriction: true });
  expect(underMaintenance).toBe('maintenance');
  expect(systemStatusNumber(underMaintenance)).not.toBe(1);
});
