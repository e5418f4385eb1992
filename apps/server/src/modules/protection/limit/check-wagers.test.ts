import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql, type PluginTransformQueryArgs, type PluginTransformResultArgs } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseTransaction } from '#db/database.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { blockWagering } from '#modules/wallet/account.store.ts';
import type { WalletOperation } from '#modules/wallet/operation.ts';
import {
  currency,
  keysSecret,
  openTestBase,
  type Member,
  type TestBase,
} from '#testing/test-base.ts';
import type { LimitName } from '@pavilion/domain/protection/own-limit';
import { ensureVerified } from '../identity/ensure-verified.ts';
import { createIdentityBoxes } from '../identity/identity-boxes.ts';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { createLimits, playedFor } from '../limits.fixture.ts';
import type { BetStake } from './check-wagers.ts';

const start = 1_000_000_00n;

/** Limits that a drawn member may have, and the most that is drawn for each. */
const names = {
  'loss day': { kind: 'loss', period: 'day' },
  'loss month': { kind: 'loss', period: 'month' },
  'wager week': { kind: 'wager', period: 'week' },
  'bet stake': { kind: 'bet', period: 'stake' },
  'time day': { kind: 'time', period: 'day' },
  'deposit day': { kind: 'deposit', period: 'day' },
} as const satisfies Record<string, LimitName>;

const states = [
  'plays',
  'plays',
  'plays',
  'blocked',
  'excluded',
  'pausing',
  'checked',
  'played',
  'unverified',
  'playMoney',
] as const;

const amounts = fc.integer({ min: 1, max: 20 }).map((units) => BigInt(units) * 5_00n);
const people = fc.record({
  state: fc.constantFrom(...states),
  limits: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...(Object.keys(names) as (keyof typeof names)[])),
      units: fc.integer({ min: 1, max: 60 }),
    }),
    { selector: ({ name }) => name, maxLength: 3 },
  ),
  /** What was bet and won before. */
  before: fc.array(fc.record({ bet: amounts, win: fc.constantFrom(0n, 10_00n, 150_00n) }), {
    maxLength: 2,
  }),
});
const orders = fc.array(
  fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    /** Of each draw. */
    draws: fc.array(amounts, { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 8 },
);
type Person = typeof people extends fc.Arbitrary<infer Drawn> ? Drawn : never;
type Order = typeof orders extends fc.Arbitrary<(infer Drawn)[]> ? Drawn : never;

describe.each(testDatabases())('§7: limits of many bets at once, on $name', (database) => {
  let base: TestBase;
  let limits: ReturnType<typeof createLimits>;
  let contraId: bigint;

  beforeAll(async () => {
    base = await openTestBase(database, { startedAt: new Date() });
    limits = createLimits(base, { ...limitPolicy, verifiedBefore: ['play'] });
    await limits.ownLimits.prepare();
    contraId = await base.wallet.houseAccount('lottery', currency.code);
  });
  afterAll(async () => {
    expect([...(await base.findings()), ...(await limits.checks())]).toEqual([]);
    await base.close();
  });

  const inTransaction = <Value>(act: (transaction: DatabaseTransaction) => Promise<Value>) =>
    base.db.transaction().execute(act);

  async function verified(balance = start): Promise<Member> {
    const member = await base.member({ balance });
    const boxes = createIdentityBoxes({ files: base.files, keysSecret });
    const { username } = member;
    const details = { username, name: 'Ana Cruz', birthday: '1990-05-01' };
    await ensureVerified({ ...base, ...boxes }, [details]);
    return member;
  }

  /** Brings a member into a state in which play may be refused. */
  const into: Record<Person['state'], (member: Member) => Promise<unknown>> = {
    plays: async () => undefined,
    blocked: ({ accountId }) =>
      inTransaction((transaction) => blockWagering(transaction, accountId, 'operator')),
    excluded: (member) => limits.limitsOf(member).exclude('timeOut', '24 h'),
    pausing: async (member) => {
      await limits.limitsOf(member).notePlay();
      await sql`update play_limit set paused_until = '2100-01-01'
        where account_id = ${member.accountId}`.execute(base.db);
    },
    checked: async (member) => {
      await limits.limitsOf(member).notePlay();
      await playedFor(base.db, member, 60);
    },
    played: async (member) => {
      await limits.limitsOf(member).limit(names['time day'], '41');
      await sql`update play_limit set played_at = clock_timestamp() - interval '1 minute',
          played_on = (clock_timestamp() at time zone time_zone)::date, played_ms = 2700000
        from play_policy where account_id = ${member.accountId}`.execute(base.db);
    },
    unverified: async () => undefined,
    playMoney: async () => undefined,
  };

  async function person({ state, limits: wanted, before }: Person): Promise<Member> {
    if (state === 'playMoney') return base.member({ currency: 'FUN' });
    const isVerified = state !== 'unverified';
    const member = isVerified ? await verified() : await base.member({ balance: start });
    for (const { name, units } of wanted) {
      const kind = names[name].kind;
      const amount = kind === 'time' ? `${1 + (units % 3) * 40}` : `${units * 5}`;
      await limits.limitsOf(member).limit(names[name], amount);
    }
    for (const { bet, win } of before) {
      await base.move(member.accountId, 'bet', -bet);
      if (win > 0n) await base.move(member.accountId, 'win', win);
    }
    await into[state](member);
    return member;
  }

  function stakeOf({ memberId }: Member, { draws }: Order): BetStake {
    const stakeMinor = draws.reduce((one, other) => (one > other ? one : other));
    if (new Set(draws).size === 1) return { memberId, stakeMinor, rounds: draws.length };
    return { memberId, stakeMinor, wholeMinor: draws.reduce((one, other) => one + other) };
  }

  const groupOf = ({ accountId }: Member, { draws }: Order): WalletOperation[] =>
    draws.map((amount) => ({
      accountId,
      contraId,
      kind: 'bet',
      amountMinor: -amount,
      source: 'lottery',
      externalId: randomUUID(),
    }));

  /** The members who play with play money. */
  const playMoney = new Set<bigint>();
  const isPlayMoney = ({ memberId }: Member) => playMoney.has(memberId);

  const toPost = (members: readonly Member[], order: Order): WalletOperation[] =>
    groupOf(members[order.who] as Member, order);

  async function inOneBatch(members: readonly Member[], list: readonly Order[]) {
    return inTransaction(async (transaction) => {
      const stakes = list.map((order) => stakeOf(members[order.who] as Member, order));
      const refusals = await limits.ownLimits.checkWagers(transaction, stakes);
      const taken = list.filter((_, index) => refusals[index] === null);
      const ofMoney = taken.filter(({ who }) => !isPlayMoney(members[who] as Member));
      const groups = ofMoney.map((order) => toPost(members, order));
      const results = await base.wallet.applyGroupsIn(transaction, groups);
      return { refusals, outcomes: results.flat().map(({ outcome }) => outcome) };
    });
  }

  async function oneByOne(members: readonly Member[], list: readonly Order[]) {
    const refusals: (ApiError | null)[] = [];
    for (const order of list) {
      const member = members[order.who] as Member;
      const refusal = await inTransaction(async (transaction) => {
        try {
          await limits.ownLimits.checkWager(transaction, stakeOf(member, order));
        } catch (error) {
          if (error instanceof ApiError) return error;
          throw error;
        }
        if (!isPlayMoney(member)) await base.wallet.applyIn(transaction, groupOf(member, order));
        return null;
      });
      refusals.push(refusal);
    }
    return refusals;
  }

  const hintsOf = (refusal: ApiError | null) =>
    (refusal?.hints ?? {}) as { left?: string; period?: string; frees?: string | null };
  const freesAt = (refusal: ApiError | null) => Date.parse(hintsOf(refusal).frees ?? '1970-01-01');
  const shown = (refusals: readonly (ApiError | null)[]) =>
    refusals.map((refusal) => {
      const { left, period, frees } = hintsOf(refusal);
      return [refusal?.code ?? null, left, period, typeof frees];
    });

  /** What is written about a member, without ids and times. */
  async function written({ memberId, accountId }: Member) {
    const { rows } = await sql`
      select balance, bucket_lost, bucket_staked, check_due_at is null as unchecked,
        paused_until, check_ms / 60000 as minutes, played_at > now() - interval '30 s' as plays,
        due_at, queued_at is null as unqueued
      from account left join play_limit on account_id = id
        left join harm_score using (member_id)
      where id = ${accountId} and account.member_id = ${memberId}`.execute(base.db);
    return rows;
  }

  test('a batch refuses what single calls refuse that are posted one after the other', async () => {
    const seen = new Set<string>();
    const cases = fc.asyncProperty(
      fc.array(people, { minLength: 3, maxLength: 3 }),
      orders,
      async (drawn, list) => {
        const [ones, others]: [Member[], Member[]] = [[], []];
        for (const one of drawn) {
          for (const twins of [ones, others]) {
            const member = await person(one);
            twins.push(member);
            if (one.state === 'playMoney') playMoney.add(member.memberId);
          }
        }
        const { refusals, outcomes } = await inOneBatch(ones, list);
        const single = await oneByOne(others, list);
        for (const refusal of single) seen.add(refusal?.code ?? 'taken');
        expect(shown(refusals)).toEqual(shown(single));
        expect(outcomes).toEqual(outcomes.map(() => 'applied'));
        // A quarter of an hour may have begun between the two.
        for (const [index, refusal] of refusals.entries()) {
          const later = freesAt(single[index] ?? null) - freesAt(refusal);
          expect(later === 0 || later === 900_000).toBe(true);
        }
        for (const [index, member] of ones.entries()) {
          expect(await written(member)).toEqual(await written(others[index] as Member));
        }
      },
    );
    await fc.assert(cases, drawnCases(40));
    const codes = [
      'identity.check.needed',
      'limit.bet.reached',
      'limit.check.due',
      'limit.loss.reached',
      'limit.pause',
      'limit.time.reached',
      'limit.wager.reached',
      'member.excluded',
      'play.locked',
      'taken',
    ];
    expect(seen).toEqual(new Set(codes));
  });

  test('two bets of a member in a batch count together, a refused one does not', async () => {
    const [member, other] = [await verified(), await verified()];
    for (const one of [member, other]) {
      await limits.limitsOf(one).limit(names['loss day'], '75.00');
    }
    const bet = (one: Member, stakeMinor: bigint, wholeMinor = stakeMinor) => ({
      memberId: one.memberId,
      stakeMinor,
      wholeMinor,
    });
    const refusals = await inTransaction((transaction) =>
      limits.ownLimits.checkWagers(transaction, [
        bet(member, 50_00n),
        bet(member, 20_00n, 30_00n),
        bet(other, 75_00n),
        bet(member, 25_00n),
        bet(member, 1n),
      ]),
    );
    expect(refusals.map((refusal) => [refusal?.code, hintsOf(refusal).left])).toEqual([
      [undefined, undefined],
      ['limit.loss.reached', '25.00'],
      [undefined, undefined],
      [undefined, undefined],
      ['limit.loss.reached', '0.00'],
    ]);
  });

  test('the limit of one bet is about the dearest draw, the others about the whole', async () => {
    const member = await verified();
    await limits.limitsOf(member).limit(names['bet stake'], '10.00');
    await limits.limitsOf(member).limit(names['wager week'], '40.00');
    const ask = (stakeMinor: bigint, wholeMinor: bigint) =>
      inTransaction((transaction) =>
        limits.ownLimits.checkWagers(transaction, [
          { memberId: member.memberId, stakeMinor, wholeMinor },
        ]),
      );
    expect(await ask(10_00n, 40_00n)).toEqual([null]);
    expect(await ask(10_01n, 40_00n)).toMatchObject([{ code: 'limit.bet.reached' }]);
    expect(await ask(10_00n, 40_01n)).toMatchObject([{ code: 'limit.wager.reached' }]);
  });

  test('64 bets of 64 members need as many statements as one', async () => {
    const members = await Promise.all(Array.from({ length: 64 }, () => verified(0n)));
    for (const member of members.slice(0, 3)) {
      await limits.limitsOf(member).limit(names['loss day'], '75.00');
    }
    const statementsOf = (list: readonly Member[]) =>
      inTransaction(async (transaction) => {
        let statements = 0;
        const counting = {
          transformQuery: ({ node }: PluginTransformQueryArgs) => {
            statements += 1;
            return node;
          },
          transformResult: async ({ result }: PluginTransformResultArgs) => result,
        };
        const counted = transaction.withPlugin(counting);
        const stakes = list.map(({ memberId }) => ({ memberId, stakeMinor: 1_00n }));
        await limits.ownLimits.checkWagers(counted, stakes);
        return statements;
      });
    const few = await statementsOf(members.slice(0, 1));
    expect(few).toBeGreaterThan(0);
    expect(await statementsOf(members)).toBe(few);
    expect(await statementsOf(members.slice(3))).toBeLessThan(few);
    expect(await inTransaction((tx) => limits.ownLimits.checkWagers(tx, []))).toEqual([]);
  });
});
