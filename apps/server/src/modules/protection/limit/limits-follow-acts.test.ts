import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { asOperator, codeOf, currency, type Member } from '#testing/test-base.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { openOwnLimits, type OwnLimitsBase } from '../limits.fixture.ts';

const { raiseAfter, confirmWithin } = limitPolicy;

/** A limit of each kind, the column by which the wallet enforces it, and the unit of its rows. */
const names = [
  { kind: 'loss', period: 'day', column: 'max_lost_day', unit: 1n },
  { kind: 'wager', period: 'week', column: 'max_staked_week', unit: 1n },
  { kind: 'bet', period: 'stake', column: 'max_bet', unit: 1n },
  { kind: 'time', period: 'day', column: 'max_ms', unit: 60_000n },
  { kind: 'deposit', period: 'month', column: null, unit: 1n },
] as const;
type Name = (typeof names)[number];

type Own = {
  amount: bigint | null;
  wish: { amount: bigint | null; since: number } | null;
  byOperator: bigint | null;
};

type Done = { what: string; amount: bigint | null; now: number; operator?: boolean };

type Step = { of: number; ms: number; amount: bigint | 'wished' | null } & (
  | { who: 'member'; what: 'set' | 'confirm' | 'drop'; withPassword: boolean }
  | { who: 'operator'; key: number }
);

const boundless = 10n ** 12n;
const textOf = ({ kind }: Name, amount: bigint | null) =>
  amount === null ? null : formatAmount(amount, kind === 'time' ? 0 : currency.digits);

/** What a member's limits are by the rules, told act by act. */
class LimitsModel {
  readonly #own = new Map<Name, Own>();
  readonly #keys = new Map<string, { name: Name; amount: bigint | null }>();
  /** What was done, newest first. */
  readonly changes: Record<string, string | null>[] = [];

  of(name: Name): Own {
    return this.#own.get(name) ?? { amount: null, wish: null, byOperator: null };
  }

  at(name: Name, now: number): Own {
    const own = this.of(name);
    const isGone = own.wish !== null && now >= own.wish.since + raiseAfter + confirmWithin;
    return isGone ? { ...own, wish: null } : own;
  }

  #write(name: Name, own: Own, { what, amount, now, operator = false }: Done): null {
    this.#own.set(name, own);
    this.changes.unshift({
      kind: name.kind,
      period: name.period,
      what,
      amount: textOf(name, amount),
      operator: operator ? 'ana' : null,
      reason: operator ? 'asked for by the family' : null,
      at: new Date(now).toISOString(),
    });
    return null;
  }

  set(name: Name, wanted: bigint | null, withPassword: boolean, now: number): string | null {
    const own = this.at(name, now);
    const act = { amount: wanted, now };
    if ((wanted ?? boundless) <= (own.amount ?? boundless)) {
      if (wanted === own.amount && own.wish === null) return null;
      return this.#write(name, { ...own, amount: wanted, wish: null }, { ...act, what: 'set' });
    }
    if (!withPassword) return 'session.confirm.required';
    if (own.wish?.amount === wanted) return null;
    const wish = { amount: wanted, since: now };
    return this.#write(name, { ...own, wish }, { ...act, what: 'wished' });
  }

  confirm(name: Name, wanted: bigint | null, withPassword: boolean, now: number): string | null {
    const own = this.at(name, now);
    if (own.wish === null && own.amount === wanted) return null;
    if (!withPassword) return 'session.confirm.required';
    if (own.wish === null || own.wish.amount !== wanted) return 'limit.wish.gone';
    if (now < own.wish.since + raiseAfter) return 'limit.wish.early';
    const confirmed = { ...own, amount: wanted, wish: null };
    return this.#write(name, confirmed, { what: 'confirmed', amount: wanted, now });
  }

  drop(name: Name, now: number): string | null {
    const own = this.at(name, now);
    if (own.wish === null) return null;
    const { amount } = own.wish;
    return this.#write(name, { ...own, wish: null }, { what: 'dropped', amount, now });
  }

  byOperator(name: Name, amount: bigint | null, key: string, now: number): string | null {
    const earlier = this.#keys.get(key);
    if (earlier) {
      const isSame = earlier.name === name && earlier.amount === amount;
      return isSame ? null : 'wallet.repeat.differs';
    }
    this.#keys.set(key, { name, amount });
    const own = { ...this.of(name), byOperator: amount };
    return this.#write(name, own, { what: 'set', amount, now, operator: true });
  }

  /** The lower one of the member's and the operator's. */
  inForce(name: Name): bigint | null {
    const { amount, byOperator } = this.of(name);
    if (amount === null || byOperator === null) return amount ?? byOperator;
    return amount < byOperator ? amount : byOperator;
  }

  shown(name: Name, now: number) {
    const { amount, wish, byOperator } = this.at(name, now);
    const from = (wish?.since ?? 0) + raiseAfter;
    return {
      kind: name.kind,
      period: name.period,
      amount: textOf(name, amount),
      byOperator: textOf(name, byOperator),
      wish: wish && {
        amount: textOf(name, wish.amount),
        from: new Date(from).toISOString(),
        until: new Date(from + confirmWithin).toISOString(),
      },
    };
  }
}

const passes = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, raiseAfter, raiseAfter + confirmWithin) },
  fc.constantFrom(1, raiseAfter - 1, confirmWithin, confirmWithin - 1),
  fc.integer({ min: 0, max: 60 * hourMs }),
);
const of = fc.nat({ max: names.length - 1 });
const amounts = fc.constantFrom<bigint | null>(30n, 60n, 500n, 1439n, null);
const wished = fc.constant('wished' as const);

const memberStep = (what: 'set' | 'confirm' | 'drop', amount: fc.Arbitrary<Step['amount']>) =>
  fc.record({
    of,
    ms: passes,
    amount,
    who: fc.constant('member' as const),
    what: fc.constant(what),
    withPassword: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  });

const operatorStep = fc.record({
  of,
  ms: passes,
  amount: amounts,
  who: fc.constant('operator' as const),
  key: fc.nat({ max: 3 }),
});

const steps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: memberStep('set', fc.oneof(amounts, amounts, wished)) },
      { weight: 5, arbitrary: memberStep('confirm', fc.oneof(wished, wished, amounts)) },
      { weight: 1, arbitrary: memberStep('drop', fc.constant(null)) },
      { weight: 2, arbitrary: operatorStep },
    ),
    { minLength: 10, maxLength: 30, size: 'max' },
  )
  // Two of the limits in each sequence, so that acts of one follow each other.
  .chain((list) =>
    fc.tuple(of, of).map((two) => list.map((one) => ({ ...one, of: two[one.of % 2]! }))),
  );

/** Does a step on the limits and their model, and returns how both have answered. */
async function does(step: Step, site: OwnLimitsBase, member: Member, model: LimitsModel) {
  site.pass(step.ms);
  const now = site.clock().getTime();
  const name = names[step.of]!;
  const { kind, period } = name;
  const { limits, operators } = site;
  const { context, username, memberId } = member;
  const own = model.of(name);
  const amount = step.amount === 'wished' ? (own.wish ?? own).amount : step.amount;
  const input = { kind, period, amount: textOf(name, amount) };
  if (step.who === 'operator') {
    const requestKey = `${memberId}-${step.key}`;
    const reason = 'asked for by the family';
    const call = operators.setMemberLimit(
      { ...input, account: username.toUpperCase(), reason, requestKey },
      asOperator,
    );
    return [await codeOf(call), model.byOperator(name, amount, requestKey, now)];
  }
  const { what, withPassword } = step;
  site.password.given = withPassword;
  if (what === 'set') {
    const code = await codeOf(limits.setLimit(input, context));
    return [code, model.set(name, amount, withPassword, now)];
  }
  if (what === 'drop') {
    const code = await codeOf(limits.dropLimitWish({ kind, period }, context));
    return [code, model.drop(name, now)];
  }
  const code = await codeOf(limits.confirmLimit(input, context));
  return [code, model.confirm(name, amount, withPassword, now)];
}

const noPlayLimits = {
  max_bet: null,
  max_lost_day: null,
  max_lost_week: null,
  max_lost_month: null,
  max_staked_day: null,
  max_staked_week: null,
  max_staked_month: null,
  max_ms: null,
};

describe.each(testDatabases())(
  '§7: the limits of members against their model, on $name',
  (database) => {
    let site: OwnLimitsBase;
    beforeAll(async () => {
      site = await openOwnLimits(database);
    });
    afterAll(() => site.close());

    /** What the wallet enforces by the model; of play alone, and nothing before the first change. */
    function enforcedBy(model: LimitsModel) {
      if (model.changes.length === 0) return null;
      const enforced: Record<string, bigint | null> = { ...noPlayLimits };
      for (const name of names) {
        const amount = model.inForce(name);
        if (name.column !== null) enforced[name.column] = amount && amount * name.unit;
      }
      return enforced;
    }

    async function shownBy({ limits }: OwnLimitsBase, { context }: Member) {
      const { list } = await limits.getLimits({}, context);
      return names.map(({ kind, period }) => {
        const found = list.find((one) => one.kind === kind && one.period === period);
        const { amount, byOperator, wish } = found!;
        return { kind, period, amount, byOperator, wish };
      });
    }

    test('after each act the wallet enforces the lower one, and all acts are listed', async () => {
      const seen = new Set<unknown>();
      const sequence = fc.asyncProperty(steps, async (list) => {
        const member = await site.member();
        const model = new LimitsModel();
        for (const step of list) {
          const [code, foreseen] = await does(step, site, member, model);
          expect(code).toBe(foreseen);
          seen.add(code);
          expect(await site.enforced(member)).toEqual(enforcedBy(model));
          const now = site.clock().getTime();
          expect(await shownBy(site, member)).toEqual(names.map((name) => model.shown(name, now)));
        }
        const account = member.username;
        const { changes } = await site.operators.showMemberLimits({ account }, asOperator);
        expect(changes).toEqual(model.changes);
        for (const { what } of changes) seen.add(what);
      });
      await fc.assert(sequence, drawnCases(40));
      expect([...seen].map(String).toSorted()).toEqual([
        'confirmed',
        'dropped',
        'limit.wish.early',
        'limit.wish.gone',
        'null',
        'session.confirm.required',
        'set',
        'wallet.repeat.differs',
        'wished',
      ]);
      expect(await site.findings()).toEqual([]);
    });
  },
);
