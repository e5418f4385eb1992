import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { openTestBase, type TestBase } from '#testing/test-base.ts';
import { applyAt } from './apply-at.fixture.ts';
import type { WalletOperation, WalletOutcome } from './operation.ts';
import { noteTimeZone, writePlayLimits, type PlayLimits } from './play-limit.store.ts';

/** `npm run property` runs many more. */
const runs = Number(env['PROPERTY_RUNS'] ?? 25);
const patienceMs = 120_000 + runs * 2000;
const dayOfMinutes = 1440;
const bucketOf = (at: Date) => Math.floor(at.getTime() / (15 * minuteMs));

type Act = { what: 'bet' | 'win' | 'back' | 'bring' | 'home'; amount: number; which: number };
type Step = { pause: number; groups: { other: boolean; acts: Act[] }[] };

/** Tens, so that sums often are exactly a limit. */
const amounts = fc.integer({ min: 1, max: 6 }).map((tens) => tens * 10);
const act: fc.Arbitrary<Act> = fc.record({
  what: fc.oneof(
    { arbitrary: fc.constantFrom('bet', 'win'), weight: 3 },
    { arbitrary: fc.constant('bet'), weight: 2 },
    fc.constantFrom('back', 'bring', 'home'),
  ),
  amount: amounts,
  which: fc.nat({ max: 30 }),
});
const group = fc.record({
  other: fc.boolean(),
  acts: fc.array(act, { minLength: 1, maxLength: 2 }),
});
/** Pauses in minutes, many at the edges of quarters of an hour and of windows; some go back. */
const pause = fc.oneof(
  fc.constantFrom(0, 1, 14, 15, 16, -20, -31),
  fc
    .constantFrom(1, 7, 30)
    .chain((days) =>
      fc.integer({ min: -16, max: 31 }).map((minutes) => days * dayOfMinutes + minutes),
    ),
  fc.nat({ max: 2 * dayOfMinutes }),
);
const step: fc.Arbitrary<Step> = fc.record({
  pause,
  groups: fc.array(group, { minLength: 1, maxLength: 2 }),
});
const tens = fc.bigInt({ min: 2n, max: 6n }).map((one) => one * 10n);
const most = (times: bigint) =>
  fc.option(
    tens.map((one) => one * times),
    { nil: null },
  );
const limits: fc.Arbitrary<PlayLimits> = fc.record({
  max_bet: most(1n),
  max_lost_day: most(2n),
  max_lost_week: most(3n),
  max_lost_month: most(4n),
  max_staked_day: most(4n),
  max_staked_week: most(6n),
  max_staked_month: most(9n),
  max_ms: fc.constant(null),
});

type Move = { id: string; bucket: number; lost: bigint; staked: bigint; isBack: boolean };
const lengths = { day: 96, week: 672, month: 2880 } as const;
const windows = ['day', 'week', 'month'] as const;

/** What counts for one account, added up anew for each bet. */
class CountedAccount {
  readonly accountId: bigint;
  readonly moves: Move[] = [];
  /** At providers, less what came home; and what of it can be staked. */
  open = 0n;
  staking = 0n;
  newest = 0;
  limits: PlayLimits | null = null;

  constructor(accountId: bigint) {
    this.accountId = accountId;
  }

  sum(what: 'lost' | 'staked', window: (typeof windows)[number]): bigint {
    const counted = this.moves.filter(({ bucket }) => bucket >= this.newest - lengths[window]);
    return counted.reduce((total, move) => total + move[what], 0n);
  }

  refusal(kind: WalletOperation['kind'], stake: bigint): WalletOutcome {
    const { limits: set } = this;
    if (set === null || (kind !== 'bet' && kind !== 'vendorTransferHold')) return 'applied';
    if (kind === 'bet' && set.max_bet !== null && stake > set.max_bet) return 'stakeLimit';
    const open = { lost: this.open > 0n ? this.open : 0n, staked: this.staking };
    const isOver = windows.some((window) =>
      (['lost', 'staked'] as const).some((what) => {
        const limit = set[`max_${what}_${window}`];
        return limit !== null && this.sum(what, window) + open[what] + stake > limit;
      }),
    );
    return isOver ? 'spendingLimit' : 'applied';
  }

  /** Counts an operation; returns what undoes that. */
  apply({ kind, amountMinor, externalId: id, reverses }: WalletOperation, bucket: number) {
    const original = this.moves.find((move) => move.id === reverses && !move.isBack);
    const isTaken = this.moves.some((move) => move.isBack && move.id === reverses);
    const { open, staking } = this;
    const move: Move = { id, bucket, lost: 0n, staked: 0n, isBack: false };
    if (kind === 'bet') Object.assign(move, { lost: -amountMinor, staked: -amountMinor });
    else if (kind === 'win') move.lost = -amountMinor;
    else if (kind === 'rollback' && original && !isTaken) {
      const { lost, staked } = original;
      Object.assign(move, { ...original, lost: -lost, staked: -staked, isBack: true });
    } else if (kind !== 'rollback') {
      this.open -= amountMinor;
      this.staking = staking > amountMinor ? staking - amountMinor : 0n;
    }
    this.moves.push(move);
    return () => {
      this.moves.splice(this.moves.indexOf(move), 1);
      Object.assign(this, { open, staking });
    };
  }
}

describe.each(testDatabases())('§7: the windows of limits of play, on $name', (database) => {
  let base: TestBase;
  let contraId: bigint;
  beforeAll(async () => {
    base = await openTestBase(database, { startedAt: new Date() });
    contraId = await base.wallet.houseAccount('games:test', 'PHP');
  });
  afterAll(() => base.close());

  function operationOf(account: CountedAccount, { what, amount, which }: Act): WalletOperation {
    const { accountId } = account;
    const common = { accountId, contraId, source: 'games:test', externalId: randomUUID() };
    const minor = BigInt(amount);
    if (what === 'back') {
      const ids = account.moves.filter((one) => !one.isBack && one.lost !== 0n).map(({ id }) => id);
      const reverses = ids[which % Math.max(ids.length, 1)] ?? randomUUID();
      return { ...common, kind: 'rollback', amountMinor: 0n, reverses };
    }
    if (what === 'bring') return { ...common, kind: 'vendorTransferHold', amountMinor: -minor };
    if (what === 'home') return { ...common, kind: 'vendorTransferIn', amountMinor: minor };
    return { ...common, kind: what, amountMinor: what === 'bet' ? -minor : minor };
  }

  /** Applies a group to what is counted, all or none; returns what the wallet must answer. */
  function expected(
    account: CountedAccount,
    operations: readonly WalletOperation[],
    at: Date,
  ): WalletOutcome[] {
    const undo: (() => void)[] = [];
    for (const [index, operation] of operations.entries()) {
      const outcome = account.refusal(operation.kind, -operation.amountMinor);
      if (outcome !== 'applied') {
        for (const undone of undo.toReversed()) undone();
        return operations.map((_, other) => (other === index ? outcome : 'groupRefused'));
      }
      undo.push(account.apply(operation, bucketOf(at)));
    }
    return operations.map(() => 'applied');
  }

  async function take(accounts: readonly CountedAccount[], { groups }: Step, at: Date) {
    const given = groups.flatMap(({ other, acts }) => {
      const account = accounts[other ? 1 : 0];
      return account ? [{ account, acts }] : [];
    });
    const sent = given.map(({ account, acts }) => ({
      account,
      operations: acts.map((one) => operationOf(account, one)),
    }));
    for (const { account } of sent) account.newest = Math.max(account.newest, bucketOf(at));
    const wanted = sent.map(({ account, operations }) => expected(account, operations, at));
    const all = sent.map(({ operations }) => operations);
    const results = await applyAt(base.engine, all, at);
    expect(results.map((one) => one.map(({ outcome }) => outcome))).toEqual(wanted);
  }

  async function expectSums(account: CountedAccount): Promise<void> {
    const row = await base.db
      .selectFrom('play_limit')
      .innerJoin('account', 'account.id', 'account_id')
      .selectAll('play_limit')
      .select(['bucket_lost', 'bucket_staked'])
      .where('account_id', '=', account.accountId)
      .executeTakeFirstOrThrow();
    const sums = windows.flatMap((window) => [
      [`lost_${window}`, account.sum('lost', window) - row.bucket_lost],
      [`staked_${window}`, account.sum('staked', window) - row.bucket_staked],
    ]);
    expect(row).toMatchObject({ ...Object.fromEntries(sums), at_studios: account.open });
    expect(row.open_stake).toBe(account.staking);
  }

  async function play(before: readonly Step[], set: PlayLimits, after: readonly Step[]) {
    const accounts = await Promise.all(
      [0, 1].map(
        async () => new CountedAccount((await base.member({ balance: 10n ** 9n })).accountId),
      ),
    );
    const limited = accounts[0]!;
    let at = Date.now() - before.reduce((sum, one) => sum + Math.abs(one.pause), 0) * minuteMs;
    for (const one of before) {
      at += one.pause * minuteMs;
      await take(accounts, one, new Date(at));
    }
    await base.db
      .transaction()
      .execute((transaction) => writePlayLimits(transaction, limited.accountId, set));
    const { bucket } = await base.db
      .selectFrom('play_limit')
      .select('bucket')
      .where('account_id', '=', limited.accountId)
      .executeTakeFirstOrThrow();
    limited.newest = bucket;
    limited.limits = set;
    await expectSums(limited);
    at = Date.now();
    for (const one of after) {
      at += one.pause * minuteMs;
      await take(accounts, one, new Date(at));
    }
    await expectSums(limited);
  }

  test(
    `${runs} sequences of play are counted and refused as when all is added up anew`,
    async () => {
      const steps = fc.array(step, { minLength: 6, maxLength: 12 });
      const property = fc.asyncProperty(steps, limits, steps, play);
      await fc.assert(property, drawnCases(runs));
      expect(await base.findings()).toEqual([]);
    },
    patienceMs,
  );

  /** The time played, in milliseconds, after bets so long after an instant, and their outcomes. */
  const days: readonly [what: string, bets: readonly number[], ms: number, last: WalletOutcome][] =
    [
      ['a pause of five minutes', [0, 5 * minuteMs], 5 * minuteMs, 'applied'],
      ['not a longer one', [0, 5 * minuteMs + 1], 0, 'applied'],
      ['what is noted within 15 seconds later', [0, 14_999, 15_000], 15_000, 'applied'],
      ['from midnight on', [-2 * minuteMs, -minuteMs, minuteMs], minuteMs, 'applied'],
      ['up to the limit', [0, 5 * minuteMs, 10 * minuteMs - 1], 10 * minuteMs - 1, 'applied'],
      ['no bet at the limit', [0, 5 * minuteMs, 10 * minuteMs], 10 * minuteMs, 'timeLimit'],
      ['the time since what is noted', [0, 299_000, 590_000, 600_000], 590_000, 'timeLimit'],
    ];

  test.each(days)('a day of play counts %s', async (_, bets, ms, last) => {
    await noteTimeZone(base.db, 'Asia/Manila');
    const account = new CountedAccount((await base.member({ balance: 100n })).accountId);
    const none = { max_lost_day: null, max_lost_week: null, max_lost_month: null };
    const nor = { max_staked_day: null, max_staked_week: null, max_staked_month: null };
    const limited = { ...none, ...nor, max_bet: null, max_ms: BigInt(10 * minuteMs) };
    await base.db
      .transaction()
      .execute((transaction) => writePlayLimits(transaction, account.accountId, limited));
    const midnight = new Date('2036-05-01T16:00:00Z').getTime();
    const outcomes: (WalletOutcome | undefined)[] = [];
    for (const after of bets) {
      const bet = operationOf(account, { what: 'bet', amount: 1, which: 0 });
      const [results] = await applyAt(base.engine, [[bet]], new Date(midnight + after));
      outcomes.push(results?.[0]?.outcome);
    }
    expect(outcomes).toEqual(
      bets.map((_at, index) => (index === bets.length - 1 ? last : 'applied')),
    );
    const row = await base.db
      .selectFrom('play_limit')
      .select('played_ms')
      .where('account_id', '=', account.accountId)
      .executeTakeFirst();
    expect(row).toEqual({ played_ms: BigInt(ms) });
  });
});
