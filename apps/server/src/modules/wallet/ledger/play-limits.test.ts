import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { openTestBase, type TestBase } from '#testing/test-base.ts';
import { applyAt } from '../apply-at.fixture.ts';
import { outcomeOf, type PostingKind, type WalletOperation } from '../operation.ts';
import { findPlayUse, noteTimeZone, type PlayLimits } from '../play-limit.store.ts';
import {
  accountWith,
  applyToModel,
  atStudiosOf,
  bucketAt,
  bucketStart,
  limited,
  openStakeOf,
  playedOf,
  rowOf,
  unwrittenMs,
  useOf,
  windows,
  type Accounts,
} from './play-limits.fixture.ts';

const quarterMs = 15 * 60_000;
/** With days of 23 and 25 hours within the sequences. */
const timeZone = 'America/New_York';
const starts = ['2025-10-30T03:59:58Z', '2025-03-08T17:07:11Z', '2024-12-31T23:59:59.999Z'];
const players = 3;
const balance = 150n;

type DrawnKind = 'bet' | 'win' | 'rollback' | 'finish' | 'out' | 'back' | 'home' | 'again';
type Drawn = { kind: DrawnKind; amount: number; of: number };
type Group = { who: number; operations: Drawn[]; other: { who: number; operation: Drawn } | null };
/** By milliseconds, or to the border of a later quarter of an hour. */
type Passes = { ms: number } | { quarters: number; by: number };
type Step = { passes: Passes; sets: { who: number; limits: PlayLimits } | null; groups: Group[] };

const operation: fc.Arbitrary<Drawn> = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant<DrawnKind>('bet') },
    { weight: 4, arbitrary: fc.constant<DrawnKind>('win') },
    { weight: 3, arbitrary: fc.constant<DrawnKind>('rollback') },
    { weight: 2, arbitrary: fc.constant<DrawnKind>('again') },
    { weight: 3, arbitrary: fc.constantFrom<DrawnKind>('finish', 'out', 'back', 'home') },
  ),
  amount: fc.nat({ max: 25 }),
  of: fc.nat({ max: 20 }),
});
const who = fc.nat({ max: players - 1 });

/** Once in four times. */
const sometimes = <Value>(drawn: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, drawn);

const group: fc.Arbitrary<Group> = fc.record({
  who,
  operations: fc.array(operation, { minLength: 1, maxLength: 3, size: 'max' }),
  other: sometimes(fc.record({ who, operation })),
});

const passes: fc.Arbitrary<Passes> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ms: fc.constantFrom(0, 1, 14_999, 15_000, 20_000, 299_999, 300_000, 300_001),
    }),
  },
  fc.record({ ms: fc.integer({ min: 0, max: 2 * 3_600_000 }) }),
  fc.record({
    quarters: fc.oneof(
      fc.constant(1),
      fc.constantFrom(...Object.values(windows).flatMap((most) => [most - 1, most, most + 1])),
      fc.nat({ max: 400 }),
    ),
    by: fc.constantFrom(-1, 0, 1),
  }),
);

const maximum = (most: bigint) => fc.option(fc.bigInt({ min: 1n, max: most }), { freq: 2 });

const limits: fc.Arbitrary<PlayLimits> = fc.record({
  max_bet: maximum(30n),
  max_lost_day: maximum(90n),
  max_lost_week: maximum(150n),
  max_lost_month: maximum(300n),
  max_staked_day: maximum(150n),
  max_staked_week: maximum(300n),
  max_staked_month: maximum(500n),
  max_ms: fc.constantFrom<bigint | null>(null, null, null, 1n, 299_999n, 315_000n, 600_000n),
});

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    passes,
    sets: sometimes(fc.record({ who, limits })),
    groups: fc.array(group, { minLength: 1, maxLength: 4, size: 'max' }),
  }),
  { minLength: 5, maxLength: 25, size: 'max' },
);

/** Groups of operations by how long ago they are, in quarters of an hour that are over. */
const pasts = fc.array(
  fc.record({
    quarters: fc.oneof(
      fc.nat({ max: 3 }),
      fc.constantFrom(...Object.values(windows).flatMap((most) => [most - 2, most - 1, most])),
      fc.nat({ max: 3000 }),
    ),
    // The time of play is that of a while after the last sign, with nothing that is not written.
    ms: fc.nat({ max: quarterMs - 1 - unwrittenMs }),
    groups: fc.array(group, { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 3, maxLength: 12, size: 'max' },
);

type Ago = { quarters: number; ms: number };
const before = (one: Ago, other: Ago) =>
  one.quarters === other.quarters ? other.ms - one.ms : one.quarters - other.quarters;

function instantAfter(at: Date, step: Passes): Date {
  if ('ms' in step) return new Date(at.getTime() + step.ms);
  const border = (bucketAt(at) + step.quarters) * quarterMs + step.by;
  return new Date(Math.max(at.getTime(), border));
}

const kinds = {
  bet: ['bet', -1],
  win: ['win', 1],
  finish: ['finish', 0],
  out: ['vendorTransferHold', -1],
  back: ['vendorTransferReturn', 1],
  home: ['vendorTransferIn', 1],
} as const satisfies Partial<Record<DrawnKind, readonly [PostingKind, number]>>;

describe.each(everyEngine())('§7: what counts against limits of play, on $name', (database) => {
  let base: TestBase;
  let contraId: bigint;
  let names = 0;

  beforeAll(async () => {
    base = await openTestBase(database);
    contraId = await base.wallet.houseAccount('vendor', 'PHP');
    await noteTimeZone(base.db, timeZone);
  });
  afterAll(() => base.close());

  async function setLimits(accountId: bigint, wanted: PlayLimits, at: Date) {
    await base.engine.query('select limit_open($1, $2)', [accountId, at]);
    await base.db
      .updateTable('play_limit')
      .set(wanted)
      .where('account_id', '=', accountId)
      .execute();
  }

  /** The rows of accounts, as the model names them. */
  async function rowsOf(accountIds: readonly bigint[]) {
    const found = await base.db
      .selectFrom('play_limit')
      .innerJoin('account', 'account.id', 'account_id')
      .selectAll('play_limit')
      .select(['bucket_lost', 'bucket_staked'])
      .where('account_id', 'in', accountIds)
      .execute();
    return accountIds.map((accountId) => {
      const row = found.find(({ account_id: id }) => id === accountId);
      if (!row) return null;
      const { account_id: _, refused_outcome: number, ...rest } = row;
      return { ...rest, refused_outcome: number === null ? null : outcomeOf(number) };
    });
  }

  /** Accounts with money, and what they have done; what is drawn becomes operations of theirs. */
  async function newPlayers() {
    const accountIds: bigint[] = [];
    const accounts: Accounts = new Map();
    for (let player = 0; player < players; player += 1) {
      const { accountId } = await base.member({ balance });
      accountIds.push(accountId);
      accounts.set(accountId, accountWith(balance));
    }
    const sent = new Map<bigint, WalletOperation[]>();

    function operationOf(index: number, { kind, amount, of }: Drawn): WalletOperation {
      const accountId = accountIds[index] ?? 0n;
      const earlier = sent.get(accountId) ?? [];
      const plays = earlier.filter((one) => one.kind === 'bet' || one.kind === 'win');
      const [play, any] = [plays, earlier].map((list) => list.at(-1 - (of % (list.length || 1))));
      names += 1;
      const common = { accountId, contraId, source: 'test', externalId: `play-${names}` };
      const said = kind === 'again' || kind === 'rollback' ? kinds.finish : kinds[kind];
      let made: WalletOperation = {
        ...common,
        kind: said[0],
        amountMinor: BigInt(said[1] * amount),
      };
      if (kind === 'rollback' && play) {
        made = { ...common, kind: 'rollback', amountMinor: 0n, reverses: play.externalId };
      }
      if (kind === 'again' && any) made = any;
      sent.set(accountId, [...earlier, made]);
      return made;
    }

    const groupsOf = (drawn: readonly Group[]) =>
      drawn.map(({ who: one, operations, other }) => [
        ...operations.map((each) => operationOf(one, each)),
        ...(other ? [operationOf(other.who, other.operation)] : []),
      ]);

    async function apply(drawn: readonly Group[], at: Date) {
      const groups = groupsOf(drawn);
      const results = await applyAt(base.engine, groups, at);
      const outcomes = results.map((each) => each.map(({ outcome }) => outcome));
      return { outcomes, foreseen: applyToModel(accounts, groups, at, timeZone) };
    }

    async function set(index: number, wanted: PlayLimits, at: Date) {
      const accountId = accountIds[index] ?? 0n;
      await setLimits(accountId, wanted, at);
      const account = accounts.get(accountId) ?? accountWith(0n);
      accounts.set(accountId, limited(account, wanted, at, timeZone));
    }

    return { accountIds, accounts, apply, set };
  }

  test('the sums and the refusals are those of the postings, at any instant', async () => {
    const seen = new Set<string>();
    const sequence = fc.asyncProperty(fc.constantFrom(...starts), steps, async (start, list) => {
      const { accountIds, accounts, apply, set } = await newPlayers();
      let at = new Date(start);
      for (const step of list) {
        at = instantAfter(at, step.passes);
        if (step.sets) await set(step.sets.who, step.sets.limits, at);
        const { outcomes, foreseen } = await apply(step.groups, at);
        expect(outcomes).toEqual(foreseen);
        for (const one of outcomes.flat()) seen.add(one);
        const rows = await rowsOf(accountIds);
        const buckets = rows.map((row) => row?.bucket ?? 0);
        expect(Math.max(...buckets)).toBeLessThanOrEqual(bucketAt(at));
        expect(rows).toEqual(
          [...accounts.values()].map((account, index) => rowOf(account, buckets[index] ?? 0)),
        );
      }
    });
    await fc.assert(sequence, drawnCases(30));
    expect([...seen].toSorted()).toEqual([
      'alreadyRolledBack',
      'applied',
      'groupRefused',
      'noFunds',
      'repeated',
      'spendingLimit',
      'stakeLimit',
      'timeLimit',
    ]);
    expect(await base.findings()).toEqual([]);
  });

  /** What an account has used, and a present within the quarter of an hour of which it is. */
  async function useNow(accountId: bigint) {
    for (;;) {
      const [now, use, later] = [
        await present(),
        await findPlayUse(base.db, accountId),
        await present(),
      ];
      if (bucketAt(now) === bucketAt(later)) return { now, use };
    }
  }

  async function present(): Promise<Date> {
    const { rows } = await base.engine.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]?.now ?? new Date(0);
  }

  test('what is used at present and frees next is what the postings say', async () => {
    expect(await findPlayUse(base.db, -1n)).toBeNull();
    const sequence = fc.asyncProperty(pasts, limits, async (list, wanted) => {
      const { accountIds, accounts, apply, set } = await newPlayers();
      const newest = bucketAt(await present());
      for (const { quarters, ms, groups } of list.toSorted((one, other) => before(other, one))) {
        await apply(groups, new Date(bucketStart(newest - quarters - 1).getTime() + ms));
      }
      for (const [index, accountId] of accountIds.entries()) {
        await set(index, wanted, await present());
        const { now, use } = await useNow(accountId);
        const account = accounts.get(accountId) ?? accountWith(0n);
        expect(use).toEqual({
          windows: useOf(account, now),
          atStudiosMinor: atStudiosOf(account),
          openStakeMinor: openStakeOf(account),
          playedMs: playedOf(account, now, timeZone),
          checkedMs: 0n,
          due: null,
          pausedUntil: null,
          refused: null,
        });
      }
    });
    await fc.assert(sequence, drawnCases(15));
  });
});
