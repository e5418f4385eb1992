import { expect, test } from 'vitest';
import { withReceived } from './received.store.ts';

const none = { sumMinor: 0n, oldest: null };
const of = (sumMinor: bigint, at: string, amountMinor: bigint) => ({
  sumMinor,
  oldest: { at: new Date(at), amountMinor },
});
const early = of(70_00n, '2026-11-20T10:00:00Z', 30_00n);
const late = of(5_00n, '2026-11-20T11:00:00Z', 2_00n);

test('what came by transfers is added to deposits, and the older of both frees first', () => {
  expect(withReceived(none, none)).toEqual(none);
  expect(withReceived(early, none)).toEqual(early);
  expect(withReceived(none, late)).toEqual(late);
  expect(withReceived(early, late)).toEqual({ ...early, sumMinor: 75_00n });
  expect(withReceived(late, early)).toEqual({ ...early, sumMinor: 75_00n });
});
