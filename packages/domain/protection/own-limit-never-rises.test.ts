import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeLimit,
  confirmWish,
  isLooser,
  limitAt,
  noLimit,
  type OwnLimit,
  type RaiseRule,
} from './own-limit.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Act = { what: 'set' | 'confirm' | 'drop'; amount: bigint | null; at: number };

/** More than any amount that is drawn: what no limit allows. */
const boundless = 10n ** 12n;
const height = (amount: bigint | null) => amount ?? boundless;

/**
 * What the history of a member's acts says of a limit. It keeps no state: the limit in force is the
 * amount of the last act that settled one, which is a request for no more than was allowed before
 * it, or the second yes to a wish that is open.
 */
function readHistory(acts: readonly Act[], { raiseAfter, confirmWithin }: RaiseRule) {
  const known = new Map<number, boolean>();

  function settles(index: number): boolean {
    const found = known.get(index) ?? judge(index);
    known.set(index, found);
    return found;
  }

  function judge(index: number): boolean {
    const act = acts[index];
    if (act === undefined || act.what === 'drop') return false;
    if (act.what === 'set') return height(act.amount) <= height(inForce(index));
    const wish = openWish(index, act.at);
    return wish !== null && wish.amount === act.amount && act.at - wish.since >= raiseAfter;
  }

  /** The limit after the first acts. */
  function inForce(count: number): bigint | null {
    const last = acts.findLastIndex((_, index) => index < count && settles(index));
    return acts[last]?.amount ?? null;
  }

  /** What is wished for at an instant after the first acts, and since when. */
  function openWish(count: number, at: number) {
    const end = acts.findLastIndex(
      ({ what }, index) => index < count && (what === 'drop' || settles(index)),
    );
    const wishes = acts.slice(end + 1, count).filter(({ what }) => what === 'set');
    const amount = wishes.at(-1)?.amount;
    if (amount === undefined) return null;
    const same = wishes.slice(wishes.findLastIndex((wish) => wish.amount !== amount) + 1);
    let since = Number.NEGATIVE_INFINITY;
    const isGone = (now: number) => now >= since + raiseAfter + confirmWithin;
    for (const wish of same) if (isGone(wish.at)) since = wish.at;
    return isGone(at) ? null : { amount, since };
  }

  return { inForce, openWish };
}

/** Before a change to summer or winter time, the end of a month, of a year and a leap day. */
const starts = [
  '2026-03-28T23:30:00Z',
  '2026-10-24T23:30:00Z',
  '2026-11-01T05:30:00Z',
  '2026-01-31T15:59:59.999Z',
  '2028-02-28T16:00:00Z',
  '2026-12-31T15:59:59Z',
].map((text) => Date.parse(text));

/** How far the clock goes on before an act: a step, or to the border of the wish that is open. */
type Passes = { ms: number } | { to: 'from' | 'until'; by: number };

/** Days of 23 and 25 hours and months of each length are among the steps. */
const calendarSteps = [23, 24, 25, 48, 72].map((hours) => hours * hourMs);
const months = [7, 28, 29, 30, 31].map((days) => days * dayMs);

const freely: fc.Arbitrary<Passes> = fc.record({
  ms: fc.oneof(
    fc.constantFrom(0, 1, 1000),
    fc.integer({ min: 0, max: 4 * dayMs }),
    fc.integer({ min: 0, max: 45 * dayMs }),
    fc.constantFrom(...calendarSteps, ...months),
  ),
});

const toBorder: fc.Arbitrary<Passes> = fc.record({
  to: fc.constantFrom('from' as const, 'from' as const, 'until' as const),
  by: fc.constantFrom(0, -1, 1),
});

const amounts = fc.constantFrom<bigint | null>(1n, 500n, 1000n, 1001n, 5000n, null);

type Step = { after: Passes; what: Act['what']; amount: bigint | 'wished' | null };

const stepOf = (what: Act['what'], amount: fc.Arbitrary<Step['amount']>) => {
  const often = what === 'confirm' ? toBorder : fc.constant({ ms: 0 });
  const after = fc.oneof(freely, { weight: 2, arbitrary: often });
  return fc.record({ after, what: fc.constant(what), amount });
};

const toSet = fc.oneof({ weight: 3, arbitrary: amounts }, fc.constant('wished' as const));
const toConfirm = fc.oneof({ weight: 4, arbitrary: fc.constant('wished' as const) }, amounts);

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: stepOf('set', toSet) },
    { weight: 6, arbitrary: stepOf('confirm', toConfirm) },
    { weight: 1, arbitrary: stepOf('drop', fc.constant(null)) },
  ),
  { minLength: 1, maxLength: 20, size: 'max' },
);

const rules: fc.Arbitrary<RaiseRule> = fc.record({
  raiseAfter: fc.oneof(
    fc.constantFrom(24 * hourMs, 72 * hourMs),
    fc.integer({ min: 24 * hourMs, max: 72 * hourMs }),
  ),
  confirmWithin: fc.oneof(
    fc.constantFrom(dayMs, 7 * dayMs, 30 * dayMs),
    fc.integer({ min: dayMs, max: 30 * dayMs }),
  ),
});

function instantAfter(now: number, after: Passes, { wish }: OwnLimit): number {
  if ('ms' in after) return now + after.ms;
  return wish === null ? now : Math.max(now, wish[after.to].getTime() + after.by);
}

function doneBy({ what, amount, at }: Act, limit: OwnLimit, rule: RaiseRule): OwnLimit {
  const now = new Date(at);
  if (what === 'set') return changeLimit(limit, amount, now, rule);
  if (what === 'drop') return { ...limitAt(limit, now), wish: null };
  return confirmWish(limit, amount, now) ?? limit;
}

/** What stands before and after each act of a sequence. */
function play(start: number, rule: RaiseRule, drawn: readonly Step[]) {
  const acts: Act[] = [];
  let limit = noLimit;
  let now = start;
  return drawn.map(({ after, what, amount: drawnAmount }) => {
    const before = limit;
    now = instantAfter(now, after, limit);
    const amount = drawnAmount === 'wished' ? (limit.wish ?? limit).amount : drawnAmount;
    const act = { what, amount, at: now };
    const earlier = [...acts];
    acts.push(act);
    limit = doneBy(act, before, rule);
    return { before, act, earlier, limit };
  });
}

const sequences = { numRuns: 2500 };

function always(holds: (done: ReturnType<typeof play>, rule: RaiseRule) => void) {
  const drawn = fc.property(fc.constantFrom(...starts), rules, steps, (start, rule, list) =>
    holds(play(start, rule, list), rule),
  );
  fc.assert(drawn, sequences);
}

test('§7: the limit and its wish are at any instant what the history of acts says', () => {
  always((done, rule) => {
    const acts = done.map(({ act }) => act);
    const { inForce, openWish } = readHistory(acts, rule);
    for (const [index, { act, limit }] of done.entries()) {
      const until = acts[index + 1]?.at ?? act.at + 90 * dayMs;
      for (const at of [act.at, Math.floor((act.at + until) / 2), until]) {
        const wish = openWish(index + 1, at);
        const from = (wish?.since ?? 0) + rule.raiseAfter;
        expect(limitAt(limit, new Date(at))).toEqual({
          amount: inForce(index + 1),
          wish: wish && {
            amount: wish.amount,
            from: new Date(from),
            until: new Date(from + rule.confirmWithin),
          },
        });
      }
    }
  });
});

test('§7: only a second yes allows more, to what was wanted long enough and not too long ago', () => {
  let count = 0;
  always((done, { raiseAfter, confirmWithin }) => {
    const raised = done.filter(({ before, limit }) => isLooser(before.amount, limit.amount));
    count += raised.length;
    for (const { act, earlier, limit } of raised) {
      expect([act.what, act.amount]).toEqual(['confirm', limit.amount]);
      const inTime = earlier.filter(
        ({ what, amount, at }) =>
          what === 'set' &&
          amount === limit.amount &&
          act.at - at >= raiseAfter &&
          act.at - at < raiseAfter + confirmWithin,
      );
      expect(inTime).not.toEqual([]);
    }
  });
  expect(count).toBeGreaterThan(sequences.numRuns / 5);
});

test('§7: a stricter limit is in force at the same instant and leaves no wish', () => {
  always((done) => {
    const stricter = done.filter(
      ({ before, act }) => act.what === 'set' && !isLooser(before.amount, act.amount),
    );
    for (const { act, limit } of stricter) {
      expect(limit).toEqual({ amount: act.amount, wish: null });
    }
  });
});

test('§7: time alone changes no limit, and a second yes given again changes nothing', () => {
  always((done) => {
    for (const { act, limit } of done) {
      for (const days of [1, 3, 7, 30, 33, 400]) {
        expect(limitAt(limit, new Date(act.at + days * dayMs)).amount).toBe(limit.amount);
      }
    }
    const confirmed = done.filter(
      ({ before, act, limit }) => act.what === 'confirm' && limit !== before,
    );
    for (const { act, limit } of confirmed) {
      expect(confirmWish(limit, act.amount, new Date(act.at))).toBeNull();
      expect(confirmWish(limit, act.amount, new Date(act.at + dayMs))).toBeNull();
    }
  });
});

test('§7: a wish waits anew only for another amount, or once it is gone', () => {
  always((done) => {
    const repeated = done.filter(({ before, act }) => {
      const { wish } = limitAt(before, new Date(act.at));
      return act.what === 'set' && wish !== null && wish.amount === act.amount;
    });
    for (const { before, limit } of repeated) expect(limit).toEqual(before);
  });
});
