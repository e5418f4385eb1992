import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { openTestBase, type TestBase } from '#testing/test-base.ts';
import { applyAt } from '../apply-at.fixture.ts';
import { isLimit, type WalletOperation, type WalletOutcome } from '../operation.ts';
import { noteTimeZone, sumPlayAfter } from '../play-limit.store.ts';

const secondMs = 1000;
const endsMs = 5 * minuteMs;
const unwrittenMs = 15 * secondMs;
const start = new Date('2036-11-03T09:10:11.345Z').getTime();
/** Later than every sequence. */
const patienceMs = 120_000;

type What = 'bet' | 'win' | 'group' | 'sign' | 'answer' | 'stale' | { every: number | null };
type Step = { after: number; what: What; amount: number };
type Rests = { every: number | null; pause: { after: number; length: number } | null };

const every = fc.constantFrom(null, 6 * minuteMs, 15 * minuteMs, 60 * minuteMs);
const rests: fc.Arbitrary<Rests> = fc.record({
  every: fc.constantFrom(6 * minuteMs, 15 * minuteMs, 15 * minuteMs, null),
  pause: fc.constantFrom(
    null,
    { after: 10 * minuteMs, length: 6 * minuteMs },
    { after: 22 * minuteMs, length: 30 * minuteMs },
  ),
});
const step: fc.Arbitrary<Step> = fc.record({
  after: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: minuteMs, max: endsMs }) },
    fc.constantFrom(0, 1, unwrittenMs - 1, unwrittenMs, endsMs, endsMs + 1),
    fc.constantFrom(
      ...[6, 15, 60].flatMap((minutes) => [minutes * minuteMs - 1, minutes * minuteMs]),
    ),
  ),
  what: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<What>('bet', 'sign') },
    { weight: 2, arbitrary: fc.constantFrom<What>('answer', 'win', 'group') },
    fc.constantFrom<What>('stale'),
    every.map((ms) => ({ every: ms })),
  ),
  amount: fc.integer({ min: 1, max: 9 }),
});

/** A player, as the rules say it. */
class Model {
  rests: Rests;
  lastSign: number | null = null;
  /** Since when play is counted towards a check, and how much it was at the last sign. */
  since: number | null = null;
  checked = 0;
  isDue = false;
  stretch = 0;
  pausedUntil = 0;
  staked = 0n;
  won = 0n;

  constructor(drawn: Rests) {
    this.rests = drawn;
  }

  private gap(at: number): number {
    return this.lastSign === null ? Number.POSITIVE_INFINITY : at - this.lastSign;
  }

  /** What is played towards the check at an instant, and whether it begins then. */
  private towardsCheck(gap: number, played: number): { checked: number; begins: boolean } {
    const { every: interval } = this.rests;
    const begins = interval !== null && (this.since === null || gap >= interval);
    return { checked: interval === null || begins ? 0 : this.checked + played, begins };
  }

  /** What is played without a rest. */
  private towardsPause(gap: number, played: number): number {
    const { pause } = this.rests;
    return pause === null || gap >= pause.length ? 0 : this.stretch + played;
  }

  sign(at: number): void {
    if (this.refusal(at) !== null) return;
    const { every: interval, pause } = this.rests;
    const gap = this.gap(at);
    const played = gap <= endsMs ? gap : 0;
    const { checked, begins } = this.towardsCheck(gap, played);
    const stretch = this.towardsPause(gap, played);
    const isChecked = interval !== null && checked >= interval;
    const begun = pause !== null && stretch >= pause.after ? pause : null;
    if (gap < unwrittenMs && !isChecked && begun === null) return;
    this.lastSign = at;
    this.checked = checked;
    this.isDue = isChecked;
    this.stretch = begun === null ? stretch : 0;
    this.pausedUntil = begun === null ? this.pausedUntil : at + begun.length;
    if (interval === null) this.since = null;
    if (begins) this.begin(at);
  }

  private begin(at: number): void {
    this.since = at;
    this.staked = 0n;
    this.won = 0n;
  }

  refusal(at: number): WalletOutcome | null {
    if (this.pausedUntil > at) return 'pause';
    return this.isDue ? 'checkDue' : null;
  }

  answer(at: number): void {
    const { pause } = this.rests;
    if (pause !== null && this.gap(at) >= pause.length) this.stretch = 0;
    this.lastSign = at;
    this.checked = 0;
    this.isDue = false;
    this.begin(at);
  }
}

describe.each(testDatabases())('§7: checks and pauses of play, on $name', (database) => {
  let base: TestBase;
  let contraId: bigint;
  const seen = new Set<WalletOutcome>();
  beforeAll(async () => {
    base = await openTestBase(database);
    contraId = await base.wallet.houseAccount('games:test', 'PHP');
    await noteTimeZone(base.db, 'Asia/Manila');
  });
  afterAll(() => base.close());

  async function rowOf(accountId: bigint) {
    return base.db
      .selectFrom('play_limit')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
  }

  async function newPlayer(drawn: Rests, at: number): Promise<bigint> {
    const { accountId } = await base.member({ balance: 10n ** 9n });
    await base.engine.query('select limit_open($1, $2)', [accountId, new Date(at)]);
    const { every: interval, pause } = drawn;
    await base.db
      .updateTable('play_limit')
      .set({
        check_every_ms: interval === null ? null : BigInt(interval),
        pause_after_ms: pause === null ? null : BigInt(pause.after),
        pause_ms: pause === null ? null : BigInt(pause.length),
      })
      .where('account_id', '=', accountId)
      .execute();
    return accountId;
  }

  function operationOf(accountId: bigint, kind: 'bet' | 'win', amount: number): WalletOperation {
    const amountMinor = BigInt(kind === 'bet' ? -amount : amount);
    const common = { accountId, contraId, source: 'games:test', externalId: randomUUID() };
    return { ...common, kind, amountMinor };
  }

  /** Ends the check that waits since an instant; null where none does. */
  async function endCheck(accountId: bigint, since: number, at: number) {
    const { rows } = await base.engine.query<{ played_ms: bigint; after: bigint }>(
      'select * from limit_end_check($1, $2, $3)',
      [accountId, new Date(since), new Date(at)],
    );
    return rows[0] ?? null;
  }

  /** Sends groups to the wallet, of one player or more at once; returns their outcomes. */
  async function send(groups: readonly (readonly WalletOperation[])[], at: number) {
    const results = await applyAt(base.engine, groups, new Date(at));
    return results.map((each) => each.map(({ outcome }) => outcome));
  }

  /** Answers the check that is due, if one is; what comes back, and what must. */
  async function answer(accountId: bigint, model: Model, at: number) {
    const since = model.since ?? at;
    const { check_after: after } = await rowOf(accountId);
    const sums = await sumPlayAfter(base.db, accountId, after);
    const got = { ended: await endCheck(accountId, since, at), sums };
    if (!model.isDue) return { got: got.ended, wanted: null };
    const ended = { played_ms: BigInt(model.checked), after };
    const wanted = { ended, sums: { stakedMinor: model.staked, wonMinor: model.won } };
    model.answer(at);
    return { got, wanted };
  }

  type Player = { accountId: bigint; model: Model };

  /** The operations of a step, and what the wallet must answer. */
  function foreseen({ accountId, model }: Player, { what, amount }: Step, at: number) {
    const kinds = what === 'group' ? (['bet', 'win'] as const) : [what as 'bet' | 'win'];
    const operations = kinds.map((kind) => operationOf(accountId, kind, amount));
    if (what !== 'win') model.sign(at);
    const refusal = what === 'win' ? null : model.refusal(at);
    const minor = BigInt(amount);
    if (refusal === null) {
      if (what !== 'win') model.staked += minor;
      if (what !== 'bet') model.won += minor;
      return { operations, outcomes: kinds.map((): WalletOutcome => 'applied') };
    }
    return {
      operations,
      outcomes: kinds.map((_, index) => (index === 0 ? refusal : 'groupRefused')),
    };
  }

  async function choose({ accountId, model }: Player, ms: number | null): Promise<void> {
    model.rests = { ...model.rests, every: ms };
    await base.db
      .updateTable('play_limit')
      .set({ check_every_ms: ms === null ? null : BigInt(ms), next_rest_at: null })
      .where('account_id', '=', accountId)
      .execute();
  }

  /** Takes a step; returns what came back and what must. */
  async function take(player: Player, one: Step, at: number) {
    const { accountId, model } = player;
    const { what } = one;
    const nothing = { got: null, wanted: null };
    if (typeof what === 'object') {
      await choose(player, what.every);
      return nothing;
    }
    switch (what) {
      case 'answer':
        return answer(accountId, model, at);
      case 'stale':
        return { got: await endCheck(accountId, (model.since ?? at) - 1, at), wanted: null };
      case 'sign':
        model.sign(at);
        await base.engine.query('select limit_play($1, $2)', [[accountId], new Date(at)]);
        return nothing;
      default: {
        const { operations, outcomes } = foreseen(player, one, at);
        const [got = []] = await send([operations], at);
        for (const outcome of got) seen.add(outcome);
        return { got, wanted: outcomes };
      }
    }
  }

  async function expectRow({ accountId, model }: Player): Promise<void> {
    const date = (ms: number | null) => (ms === null ? null : new Date(ms));
    const row = await rowOf(accountId);
    expect(row).toMatchObject({
      check_ms: BigInt(model.checked),
      check_from: date(model.since),
      played_at: date(model.lastSign),
      stretch_ms: BigInt(model.stretch),
    });
    expect(row.check_due_at !== null).toBe(model.isDue);
  }

  test(
    'bets are refused from the end of the interval until the answer, and for the whole pause',
    async () => {
      const steps = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' });
      const sequence = fc.asyncProperty(rests, steps, async (drawn, list) => {
        let at = start;
        const player = { accountId: await newPlayer(drawn, at), model: new Model(drawn) };
        for (const one of list) {
          at += one.after;
          const { got, wanted } = await take(player, one, at);
          expect(got).toEqual(wanted);
          await expectRow(player);
        }
      });
      await fc.assert(sequence, drawnCases(20));
      expect([...seen].toSorted()).toEqual(['applied', 'checkDue', 'groupRefused', 'pause']);
      expect(await base.findings()).toEqual([]);
    },
    patienceMs,
  );

  test('a pause that has begun goes on to its end, though pauses are taken away', async () => {
    const pause = { after: 20 * minuteMs, length: endsMs };
    const accountId = await newPlayer({ every: null, pause }, start);
    const bet = (minutes: number) =>
      send([[operationOf(accountId, 'bet', 1)]], start + minutes * minuteMs);
    for (const minutes of [0, 4, 8, 12, 16]) expect(await bet(minutes)).toEqual([['applied']]);
    expect(await bet(20)).toEqual([['pause']]);
    await base.db
      .updateTable('play_limit')
      .set({ pause_after_ms: null, pause_ms: null, next_rest_at: null })
      .where('account_id', '=', accountId)
      .execute();
    expect(await bet(21)).toEqual([['pause']]);
    expect(await bet(20 + endsMs / minuteMs)).toEqual([['applied']]);
  });

  test('a batch refuses those whose check or pause is due, and applies the others', async () => {
    const drawn: Rests = { every: 15 * minuteMs, pause: { after: 45 * minuteMs, length: endsMs } };
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(drawn, start)));
    const bets = (at: number, ids = players) =>
      send(
        ids.map((accountId) => [operationOf(accountId, 'bet', 1)]),
        at,
      );
    const [first, ...others] = players;
    expect(first).toBeDefined();
    for (const minutes of [0, 4, 8, 12]) {
      expect((await bets(start + minutes * minuteMs)).flat().some(isLimit)).toBe(false);
    }
    const due = await bets(start + 15 * minuteMs);
    expect(due).toEqual(players.map(() => ['checkDue']));
    const ended = await endCheck(first!, start, start + 16 * minuteMs);
    expect(ended).toMatchObject({ played_ms: 15n * BigInt(minuteMs) });
    const later = await bets(start + 16 * minuteMs + 1);
    expect(later).toEqual([['applied'], ...others.map(() => ['checkDue'])]);
  });
});
