import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import { openPermit } from '#modules/wallet/wager-permit.store.ts';
import { asOperator, codeOf, trialCurrency, type Member } from '#testing/test-base.ts';
import type { BreakKind } from '@pavilion/domain/protection/exclusion';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { openForAll, type OwnLimitsBase } from '../limits.fixture.ts';
import { exclusionEnd } from './exclusion-end.ts';
import { anyAct, ExclusionModel, type Act } from './exclusion-model.fixture.ts';

const zone = 'Asia/Manila';
const reason = 'Asked for by telephone';

describe.each([anyDatabase()])('§7: time-outs and self-exclusions, on $name', (database) => {
  let site: OwnLimitsBase;
  openForAll(database, (opened) => void (site = opened));

  /** A member with money, who does what the calls of exclusions allow. */
  async function person() {
    const member = await site.member({ balance: 100_00n });
    const { context, username, memberId, accountId } = member;
    const { limits } = site;
    return {
      ...member,
      exclude: (kind: BreakKind, length: string) => limits.excludeSelf({ kind, length }, context),
      ask: () => limits.askToReturn({}, context),
      drop: () => limits.dropReturn({}, context),
      confirm: () => limits.confirmReturn({}, context),
      close: () => limits.closeAccount({}, context),
      keep: () => limits.keepAccount({}, context),
      shown: async () => (await limits.getExclusion({}, context)).current,
      seen: () => site.operators.showMemberExclusion({ account: username }, asOperator),
      byOperator: (kind: BreakKind, length: string, requestKey: string = randomUUID()) =>
        site.operators.setMemberExclusion(
          { account: username, kind, length, reason, requestKey },
          asOperator,
        ),
      bet: async () => (await site.move(accountId, 'bet', -1n, { roundId: randomUUID() })).outcome,
      noted: async () => {
        const row = site.db.selectFrom('member').select('exclusion').where('id', '=', memberId);
        return (await row.executeTakeFirstOrThrow()).exclusion;
      },
    };
  }

  const letters = ({ memberId }: Pick<Member, 'memberId'>) =>
    site.asked.letters.filter((one) => one.memberId === memberId).map(({ title }) => title);
  const loggedOut = ({ memberId }: Pick<Member, 'memberId'>) =>
    site.asked.loggedOut.filter((one) => one.memberId === memberId).map((one) => one.reason);

  test('one begins at once: no bets, no sessions, the details kept, the member told', async () => {
    const member = await person();
    await openPermit(site.db, randomUUID(), member.accountId);
    const begun = site.clock();
    const until = new Date(begun.getTime() + dayMs).toISOString();
    const { current, help } = await member.exclude('timeOut', '24 h');
    expect(current).toEqual({
      kind: 'timeOut',
      since: begun.toISOString(),
      until,
      byOperator: false,
      returnStep: 'none',
      returnFrom: null,
      returnAfterHours: 24,
      longer: [
        { kind: 'timeOut', choices: ['3 d', '7 d'], returnAfterHours: null },
        { kind: 'selfExclusion', choices: ['6 m', '1 y', 'forGood'], returnAfterHours: 24 },
      ],
      closing: null,
    });
    expect(help).toMatchObject([{ name: 'Balance Line', about: 'An example.' }]);
    expect(await member.bet()).toBe('wageringBlocked');
    expect(await member.noted()).toBe('timeOut');
    const permits = site.db.selectFrom('wager_permit').select('close_reason');
    expect(await permits.where('account_id', '=', member.accountId).execute()).toEqual([
      { close_reason: 'excluded' },
    ]);
    expect(loggedOut(member)).toEqual(['excluded']);
    expect(letters(member)).toEqual(['Your break has begun']);
    expect(site.published).toContainEqual({ kind: 'balance', memberId: member.memberId });
    expect(site.asked.kept.filter((one) => one.memberId === member.memberId)).toHaveLength(1);
    expect(await member.seen()).toEqual({
      account: member.username,
      closedAt: null,
      erasedAt: null,
      current: { kind: 'timeOut', since: begun.toISOString(), until, returnFrom: null },
      acts: [
        {
          what: 'begun',
          kind: 'timeOut',
          until,
          operator: null,
          reason: null,
          bonusesEnded: [],
          released: '0.00',
          at: begun.toISOString(),
        },
      ],
      notes: [],
    });
  });

  test('a time-out ends by itself, at its end and not before', async () => {
    const member = await person();
    await member.exclude('timeOut', '3 d');
    site.pass(3 * dayMs - 1);
    await site.jobs.runNow();
    expect(await member.bet()).toBe('wageringBlocked');
    expect(await codeOf(member.ask())).toBe('exclusion.return.early');
    site.pass(1);
    await site.jobs.runNow();
    await site.jobs.runNow();
    expect(await member.bet()).toBe('applied');
    expect(await member.noted()).toBeNull();
    expect(await member.shown()).toBeNull();
    expect(loggedOut(member)).toEqual(['excluded', 'exclusion ended']);
    expect(letters(member)).toEqual(['Your break has begun', 'Your break is over']);
    expect((await member.seen()).acts.map(({ what }) => what)).toEqual(['ended', 'begun']);
    expect(await codeOf(member.ask())).toBe('exclusion.none');
    expect(await codeOf(member.drop())).toBe('exclusion.none');
    expect(await codeOf(member.confirm())).toBe('exclusion.none');
  });

  test('a self-exclusion ends when the member asks after its end, waits and confirms', async () => {
    const member = await person();
    await member.exclude('selfExclusion', '6 m');
    const until = exclusionEnd('6 m', site.clock(), zone) ?? site.clock();
    expect((await member.shown())?.until).toBe(until.toISOString());
    site.pass(until.getTime() - site.clock().getTime() - 1);
    expect(await codeOf(member.ask())).toBe('exclusion.return.early');
    site.pass(1);
    await site.jobs.runNow();
    expect(await member.bet()).toBe('wageringBlocked');
    expect(await codeOf(member.confirm())).toBe('exclusion.return.early');

    const asked = (await member.ask()).current;
    const returnFrom = new Date(site.clock().getTime() + dayMs).toISOString();
    expect(asked).toMatchObject({ returnStep: 'wait', returnFrom });
    site.pass(dayMs - 1);
    expect((await member.ask()).current).toMatchObject({ returnStep: 'wait', returnFrom });
    expect(await codeOf(member.confirm())).toBe('exclusion.return.early');
    site.pass(1);
    expect(await member.shown()).toMatchObject({ returnStep: 'confirm' });
    expect(await member.bet()).toBe('wageringBlocked');
    expect((await member.confirm()).current).toBeNull();
    expect(await member.bet()).toBe('applied');
    const { acts } = await member.seen();
    expect(acts.map(({ what }) => what)).toEqual(['ended', 'returnAsked', 'begun']);
    expect(acts.map(({ released }) => released)).toEqual(['0.00', '0.00', '0.00']);
  });

  test('a wish to return that is dropped, or overtaken by a longer one, waits anew', async () => {
    const member = await person();
    await member.exclude('selfExclusion', '6 m');
    site.pass(200 * dayMs);
    await member.ask();
    await member.drop();
    await member.drop();
    site.pass(2 * dayMs);
    expect(await member.shown()).toMatchObject({ returnStep: 'ask', returnFrom: null });
    expect(await codeOf(member.confirm())).toBe('exclusion.return.early');
    await member.ask();
    site.pass(dayMs);
    await member.exclude('selfExclusion', '6 m');
    expect(await member.shown()).toMatchObject({ returnStep: 'none', returnFrom: null });
    const { acts } = await member.seen();
    expect(acts[0]).toMatchObject({ released: '0.00', bonusesEnded: [] });
    const whats = acts.map(({ what }) => what);
    expect(whats).toEqual(['lengthened', 'returnAsked', 'returnDropped', 'returnAsked', 'begun']);
  });

  test('one can be made longer, by its member or an operator, never shorter', async () => {
    const member = await person();
    await member.exclude('timeOut', '7 d');
    for (const length of ['24 h', '3 d']) {
      expect(await codeOf(member.exclude('timeOut', length))).toBe('exclusion.shorter');
      expect(await codeOf(member.byOperator('timeOut', length))).toBe('exclusion.shorter');
    }
    await member.exclude('selfExclusion', '6 m');
    expect(await member.noted()).toBe('selfExclusion');
    expect(await codeOf(member.exclude('timeOut', '7 d'))).toBe('exclusion.shorter');
    expect(await codeOf(member.byOperator('timeOut', '999 d'))).toBe('exclusion.shorter');
    await member.byOperator('selfExclusion', '2 y');
    expect(await member.shown()).toMatchObject({ byOperator: true });
    expect(await codeOf(member.exclude('selfExclusion', '1 y'))).toBe('exclusion.shorter');
    await member.exclude('selfExclusion', 'forGood');
    expect(await member.shown()).toMatchObject({ until: null, returnStep: 'none', longer: [] });
    expect(await codeOf(member.byOperator('selfExclusion', '100 y'))).toBe('exclusion.shorter');
    site.pass(5 * 366 * dayMs);
    expect(await codeOf(member.ask())).toBe('exclusion.return.early');
    expect(loggedOut(member)).toEqual(['excluded', 'excluded', 'excluded', 'excluded']);
    expect(letters(member)).toHaveLength(1);
  });

  test('members choose what the site offers, operators any length', async () => {
    const member = await person();
    for (const length of ['25 h', '30 d', '6 m', 'forGood']) {
      expect(await codeOf(member.exclude('timeOut', length))).toBe('exclusion.not.offered');
    }
    expect(await codeOf(member.exclude('selfExclusion', '24 h'))).toBe('exclusion.not.offered');
    const { timeOut: _, selfExclusion: __, ...none } = limitPolicy;
    const { limits } = site.under(none);
    const wish = { kind: 'timeOut', length: '24 h' } as const;
    expect(await codeOf(limits.excludeSelf(wish, member.context))).toBe('exclusion.not.offered');
    expect((await limits.getLimits({}, member.context)).breaks).toEqual([]);
    expect(await codeOf(member.byOperator('timeOut', 'forGood'))).toBe('exclusion.not.offered');
    expect(await member.noted()).toBeNull();
    await member.byOperator('timeOut', '25 h');
    expect(await member.shown()).toMatchObject({ byOperator: true, kind: 'timeOut' });
    expect((await site.limits.getLimits({}, member.context)).breaks).toEqual([
      { kind: 'timeOut', choices: ['24 h', '3 d', '7 d'], returnAfterHours: null },
      { kind: 'selfExclusion', choices: ['6 m', '1 y', 'forGood'], returnAfterHours: 24 },
    ]);
  });

  test('a repeat of an operator changes nothing, another under its key is refused', async () => {
    const member = await person();
    const other = await person();
    const requestKey = randomUUID();
    const first = await member.byOperator('timeOut', '24 h', requestKey);
    site.pass(hourMs);
    expect(await member.byOperator('timeOut', '24 h', requestKey)).toEqual(first);
    expect(first.acts).toMatchObject([{ what: 'begun', operator: 'ana', reason }]);
    const differs = 'wallet.repeat.differs';
    expect(await codeOf(member.byOperator('timeOut', '48 h', requestKey))).toBe(differs);
    expect(await codeOf(member.byOperator('selfExclusion', '24 h', requestKey))).toBe(differs);
    expect(await codeOf(other.byOperator('timeOut', '24 h', requestKey))).toBe(differs);
    const nobody = { account: 'nobody', kind: 'timeOut', length: '24 h', reason } as const;
    const call = site.operators.setMemberExclusion({ ...nobody, requestKey }, asOperator);
    expect(await codeOf(call)).toBe('member.not.found');
  });

  test('one after the other: each is told of, at its begin and its end', async () => {
    const member = await person();
    for (let turn = 0; turn < 2; turn++) {
      await member.exclude('timeOut', '24 h');
      site.pass(dayMs);
      await site.jobs.runNow();
    }
    const told = site.asked.letters.filter(({ memberId }) => memberId === member.memberId);
    expect(told).toHaveLength(4);
    expect(new Set(told.map(({ requestKey }) => requestKey)).size).toBe(4);
  });

  test('a member without an account of money can be excluded, and returns', async () => {
    const { memberId, username } = await site.member({ currency: trialCurrency.code });
    const ask = { account: username, kind: 'timeOut', length: '1 h', reason } as const;
    const { acts } = await site.operators.setMemberExclusion(
      { ...ask, requestKey: randomUUID() },
      asOperator,
    );
    expect(acts).toMatchObject([{ what: 'begun', bonusesEnded: [], released: '0.00' }]);
    site.pass(hourMs);
    await site.jobs.runNow();
    expect(letters({ memberId })).toEqual(['Your break has begun', 'Your break is over']);
  });

  test('on a site that offers no self-exclusion the return waits for a day', async () => {
    const member = await person();
    await member.byOperator('selfExclusion', '1 m');
    site.pass(32 * dayMs);
    const { selfExclusion: _, ...others } = limitPolicy;
    const { limits } = site.under(others);
    const { current } = await limits.askToReturn({}, member.context);
    const returnFrom = new Date(site.clock().getTime() + dayMs).toISOString();
    expect(current).toMatchObject({ returnStep: 'wait', returnFrom, returnAfterHours: 24 });
  });

  test('a lock of an operator outlives a time-out, and a time-out the end of a lock', async () => {
    const [one, two] = [await person(), await person()];
    const lock = ({ username }: Member, locked: boolean) =>
      site.operators.setPlayLock(
        { account: username, locked, reason, requestKey: randomUUID() },
        asOperator,
      );
    for (const member of [one, two]) {
      await lock(member, true);
      await member.exclude('timeOut', '24 h');
    }
    await lock(two, false);
    expect(await two.bet()).toBe('wageringBlocked');
    site.pass(dayMs);
    await site.jobs.runNow();
    expect(await one.bet()).toBe('wageringBlocked');
    expect(await two.bet()).toBe('applied');
    await lock(one, false);
    expect(await one.bet()).toBe('applied');
  });

  test('money at providers is fetched, again later from those that did not answer', async () => {
    const member = await person();
    const fetched = () =>
      site.asked.fetched.filter(({ memberId }) => memberId === member.memberId).length;
    site.asked.away.push('BAMBOO');
    await member.exclude('timeOut', '7 d');
    await site.jobs.runNow();
    await site.jobs.runNow();
    expect(fetched()).toBe(1);
    site.pass(10 * 60_000);
    await site.jobs.runNow();
    expect(fetched()).toBe(2);
    site.asked.away.length = 0;
    site.pass(10 * 60_000);
    await site.jobs.runNow();
    site.pass(hourMs);
    await site.jobs.runNow();
    expect(fetched()).toBe(3);
    const keys = site.asked.fetched.filter((one) => one.memberId === member.memberId);
    expect(new Set(keys.map(({ requestKey }) => requestKey)).size).toBe(1);
  });

  test('many wishes at once make one exclusion, the longest', async () => {
    const member = await person();
    const lengths = ['24 h', '7 d', '3 d', '24 h', '7 d', '3 d'];
    const codes = await Promise.all(lengths.map((one) => codeOf(member.exclude('timeOut', one))));
    expect(codes.every((code) => code === null || code === 'exclusion.shorter')).toBe(true);
    const until = new Date(site.clock().getTime() + 7 * dayMs).toISOString();
    expect(await member.shown()).toMatchObject({ until });
    const whats = (await member.seen()).acts.map(({ what }) => what);
    expect(whats.filter((what) => what === 'begun')).toHaveLength(1);
    expect(loggedOut(member)).toEqual(whats.map(() => 'excluded'));
    expect(letters(member)).toHaveLength(1);
  });

  test('any acts in any order: bets are taken exactly while no exclusion is in force', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 14 }), async (steps) => {
        const member = await person();
        const model = new ExclusionModel();
        const acts = {
          exclude: (one: Act) => codeOf(member.exclude(one.kind, one.length)),
          operator: (one: Act) => codeOf(member.byOperator(one.kind, one.length)),
          ask: () => codeOf(member.ask()),
          drop: () => codeOf(member.drop()),
          confirm: () => codeOf(member.confirm()),
          close: () => codeOf(member.close()),
          keep: () => codeOf(member.keep()),
          pass: async (one: Act) => {
            site.pass(one.hours * hourMs);
            await site.jobs.runNow();
          },
        };
        for (const one of steps) {
          await acts[one.what](one);
          model[one.what](site.clock(), one);
          const { inForce } = model;
          expect(await member.noted()).toBe(inForce?.kind ?? null);
          expect(await member.bet()).toBe(inForce === null ? 'applied' : 'wageringBlocked');
          const { current } = await member.seen();
          expect(current?.until ?? null).toBe(inForce?.until?.toISOString() ?? null);
          expect(current?.returnFrom ?? null).toBe(inForce?.returnFrom?.toISOString() ?? null);
        }
      }),
      drawnCases(40),
    );
  });
});
