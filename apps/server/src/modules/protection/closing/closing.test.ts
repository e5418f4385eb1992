import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { asOperator, codeOf, trialCurrency } from '#testing/test-base.ts';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { openForAll, type OwnLimitsBase } from '../limits.fixture.ts';
import { closingPerson } from './closing-person.fixture.ts';

const reason = 'Asked for by telephone';

describe.each([anyDatabase()])('§7: the closing of an account, on $name', (database) => {
  let site: OwnLimitsBase;
  openForAll(database, (opened) => void (site = opened));

  const person = (balance = 0n) => closingPerson(site, balance);
  type Person = Awaited<ReturnType<typeof person>>;

  const letters = ({ memberId }: Person) =>
    site.asked.letters.filter((one) => one.memberId === memberId).map(({ title }) => title);
  const loggedOut = ({ memberId }: Person) =>
    site.asked.loggedOut.filter((one) => one.memberId === memberId).map((one) => one.reason);
  const events = ({ memberId }: Person) =>
    site.asked.events.filter((one) => one.memberId === memberId).map(({ name }) => name);
  const kept = ({ memberId }: Person) =>
    site.asked.kept.filter((one) => one.memberId === memberId).length;

  /** How long it is until the account is looked at again. */
  const waitOf = async (member: Person) =>
    (await member.lookAt()).getTime() - site.clock().getTime();
  const fetchedOf = ({ memberId }: Person) =>
    site.asked.fetched.filter((one) => one.memberId === memberId).map((one) => one.requestKey);

  /** Lets the longest wait between two looks pass. */
  async function lookAgain() {
    site.pass(minuteMs);
    await site.jobs.runNow();
  }

  test('where nothing is left it is closed at once, and every session has ended', async () => {
    const member = await person();
    expect(await member.close()).toEqual({ state: 'closed' });
    const closedAt = site.clock();
    expect(await member.row()).toEqual({ status: 'closed', closedAt, exclusion: 'closing' });
    expect(await member.openSessions()).toBe(0);
    expect(loggedOut(member)).toEqual(['closing', 'closed']);
    expect(events(member)).toEqual(['closingBegan', 'accountClosed']);
    expect(letters(member)).toEqual(['Your account is being closed']);
    expect(kept(member)).toBe(0);
    expect(await member.bet()).toBe('wageringBlocked');
    expect(await member.seen()).toMatchObject({
      closedAt: closedAt.toISOString(),
      erasedAt: null,
      current: { kind: 'closing', until: null },
      acts: [
        { what: 'closed', kind: 'closing', operator: null },
        { what: 'begun', kind: 'closing', operator: null },
      ],
    });
    expect(await codeOf(member.keep())).toBe('closing.none');
    expect(await codeOf(member.giveUp('1.00'))).toBe('closing.none');
    expect(await member.close()).toEqual({ state: 'closed' });
    expect(await waitOf(member)).toBe(minuteMs);
  });

  test('a member without an account of money is closed at once', async () => {
    const { context } = await site.member({ currency: trialCurrency.code, balance: 5_00n });
    expect(await site.limits.closeAccount({}, context)).toEqual({ state: 'closed' });
  });

  test.each(['balance', 'bet', 'provider', 'deposit', 'withdrawal'] as const)(
    'a %s that is left keeps it open until it is done',
    async (wait) => {
      const member = await person();
      const done = await member.leave(wait);
      expect(await member.close()).toEqual({ state: 'closing' });
      expect(await member.shown()).toMatchObject({
        kind: 'closing',
        until: null,
        byOperator: false,
        returnStep: 'none',
        closing: { waitsFor: [wait], restGivenUp: false, dataKeptFor: '5 y' },
      });
      await lookAgain();
      await lookAgain();
      expect(await member.row()).toMatchObject({ status: 'active', exclusion: 'closing' });
      expect(events(member)).toEqual(['closingBegan']);
      await done();
      await lookAgain();
      expect(await member.row()).toMatchObject({ status: 'closed', exclusion: 'closing' });
      expect(events(member)).toEqual(['closingBegan', 'accountClosed']);
      expect(await waitOf(member)).toBe(minuteMs);
    },
  );

  test('who has been at a provider waits for the first fetch of the money there', async () => {
    const member = await person();
    await member.bringToProvider(9_00n);
    await member.takeFromProvider(9_00n);
    expect(await member.close()).toEqual({ state: 'closing' });
    expect(await member.shown()).toMatchObject({ closing: { waitsFor: ['provider'] } });
    await site.jobs.runNow();
    expect(fetchedOf(member)).toHaveLength(1);
    await lookAgain();
    expect(await member.row()).toMatchObject({ status: 'closed' });
  });

  test('what waits for something else is not fetched anew', async () => {
    const member = await person(5_00n);
    await member.close();
    await site.jobs.runNow();
    expect(fetchedOf(member)).toHaveLength(1);
    await lookAgain();
    site.pass(20 * minuteMs);
    await site.jobs.runNow();
    await site.jobs.runNow();
    expect(fetchedOf(member)).toHaveLength(1);
    await member.keep();
  });

  test('money that a provider has kept is fetched anew, under a key of its own', async () => {
    const member = await person();
    await member.bringToProvider(20_00n);
    await member.close();
    await site.jobs.runNow();
    expect(await member.shown()).toMatchObject({ closing: { waitsFor: ['provider'] } });
    await lookAgain();
    await site.jobs.runNow();
    expect(fetchedOf(member)).toHaveLength(1);
    site.pass(10 * minuteMs);
    await site.jobs.runNow();
    const fetched = site.asked.fetched.filter(({ memberId }) => memberId === member.memberId);
    const keys = fetched.map(({ requestKey }) => requestKey);
    expect(keys).toEqual([keys[0], `${keys[0]} 1`]);
    await member.takeFromProvider(20_00n);
    await lookAgain();
    expect(await member.row()).toMatchObject({ status: 'closed' });
  });

  test('it is looked at after two seconds, then ever more seldom, once a minute', async () => {
    const member = await person(5_00n);
    await member.close();
    const waits: number[] = [];
    for (let turn = 0; turn < 40; turn++) {
      const at = await member.lookAt();
      waits.push(at.getTime() - site.clock().getTime());
      site.pass(at.getTime() - site.clock().getTime());
      await site.jobs.runNow();
    }
    // A quarter of the time that it has waited, from two seconds on.
    expect(waits.slice(0, 7)).toEqual([2000, 2000, 2000, 2000, 2000, 2500, 3125]);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.at(-1)).toBe(minuteMs);
    await member.keep();
  });

  test('what one account throws does not hold up the others', async () => {
    const [broken, other] = [await person(5_00n), await person(5_00n)];
    for (const one of [broken, other]) {
      await one.close();
      await one.takeOut();
    }
    site.asked.failsFor = broken.memberId;
    await lookAgain();
    expect(await broken.row()).toMatchObject({ status: 'active' });
    // No other process looks at it before then.
    expect(await waitOf(broken)).toBe(minuteMs);
    expect(await other.row()).toMatchObject({ status: 'closed' });
    site.asked.failsFor = null;
    await lookAgain();
    expect(await broken.row()).toMatchObject({ status: 'closed' });
  });

  test('until it is closed the member can keep it', async () => {
    const member = await person(5_00n);
    await member.close();
    expect(await member.bet()).toBe('wageringBlocked');
    expect((await member.keep()).current).toBeNull();
    expect(await member.row()).toEqual({ status: 'active', closedAt: null, exclusion: null });
    expect(await member.bet()).toBe('applied');
    expect(loggedOut(member)).toEqual(['closing', 'exclusion ended']);
    expect(letters(member)).toEqual(['Your account is being closed', 'Your account is open']);
    expect(await codeOf(member.keep())).toBe('closing.none');
    await lookAgain();
    expect(await member.row()).toMatchObject({ status: 'active' });
    expect(await member.whats()).toEqual(['ended', 'begun']);
  });

  test('a lock of an operator outlives an account that is kept', async () => {
    const member = await person(5_00n);
    const lock = { account: member.username, locked: true, reason, requestKey: randomUUID() };
    await site.operators.setPlayLock(lock, asOperator);
    await member.close();
    await member.keep();
    expect(await member.bet()).toBe('wageringBlocked');
  });

  test('closed or kept: exactly one of both happens at once', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const member = await person(5_00n);
      await member.close();
      await member.takeOut();
      site.pass(minuteMs);
      const finished = site.jobs.runNow();
      for (let wait = 0; wait < turn; wait++) await setImmediate();
      const [code] = await Promise.all([codeOf(member.keep()), finished]);
      const { status, exclusion } = await member.row();
      expect([code, status, exclusion]).toEqual(
        code === null ? [null, 'active', null] : ['closing.none', 'closed', 'closing'],
      );
      const closed = events(member).filter((name) => name === 'accountClosed');
      expect(closed).toHaveLength(code === null ? 0 : 1);
    }
  });

  test('asked for on several devices at once, beside bets, it begins once', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const member = await person(5n);
      const bets = Array.from({ length: 12 }, () => member.bet());
      const closes = await Promise.all([member.close(), member.close(), member.close()]);
      const taken = (await Promise.all(bets)).filter((one) => one === 'applied').length;
      expect(closes.every(({ state }) => state === 'closing')).toBe(true);
      expect(taken).toBeLessThanOrEqual(5);
      expect(await member.bet()).toBe('wageringBlocked');
      expect(await member.whats()).toEqual(['begun']);
      expect(letters(member)).toHaveLength(1);
      await member.keep();
    }
  });

  test('a late win opens it again; once withdrawn it closes again', async () => {
    const member = await person();
    await member.close();
    await member.win(30_00n);
    await lookAgain();
    expect(await member.row()).toEqual({ status: 'active', closedAt: null, exclusion: 'closing' });
    expect(await member.bet()).toBe('wageringBlocked');
    expect(await member.shown()).toMatchObject({ closing: { waitsFor: ['balance'], rest: null } });
    await member.takeOut();
    await lookAgain();
    expect(await member.row()).toMatchObject({ status: 'closed', closedAt: site.clock() });
    expect(await member.whats()).toEqual(['closed', 'reopened', 'closed', 'begun']);
    expect(events(member)).toEqual(['closingBegan', 'accountClosed', 'accountClosed']);
  });

  test('the smallest amount opens it again, and it is soon looked at', async () => {
    const member = await person();
    await member.close();
    await member.win(1n);
    await lookAgain();
    expect(await member.row()).toMatchObject({ status: 'active' });
    expect(await waitOf(member)).toBe(15_000);
    await member.takeOut();
    site.pass(15_000);
    await site.jobs.runNow();
    expect(await member.row()).toMatchObject({ status: 'closed' });
  });

  test('a closed account is looked at ever more seldom, at least once a day', async () => {
    const member = await person();
    await member.close();
    const waits: number[] = [];
    for (let turn = 0; turn < 50; turn++) {
      const wait = (await member.lookAt()).getTime() - site.clock().getTime();
      waits.push(wait);
      // The database is more exact than the clock of the test.
      site.pass(wait + 1);
      await site.jobs.runNow();
    }
    expect([waits[0], waits.at(-1)]).toEqual([minuteMs, dayMs]);
    expect(await member.row()).toMatchObject({ status: 'closed' });
  });

  test('once the data are erased nobody looks any more, and nothing opens it', async () => {
    const member = await person();
    await member.close();
    await member.erase();
    await member.win(30_00n);
    await lookAgain();
    await lookAgain();
    expect(await member.row()).toMatchObject({ status: 'closed' });
    expect(await codeOf(member.reopen())).toBe('account.not.closed');
    await member.takeOut();
  });

  test('a break takes the place of a closing', async () => {
    const member = await person(5_00n);
    await member.close();
    expect(await member.shown()).toMatchObject({
      longer: [
        { kind: 'timeOut', choices: ['24 h', '3 d', '7 d'] },
        { kind: 'selfExclusion', choices: ['6 m', '1 y', 'forGood'] },
      ],
    });
    site.asked.payments.givenUp = 5_00n;
    await member.exclude('timeOut', '24 h');
    expect(site.asked.payments.givenUp).toBeNull();
    expect(await member.shown()).toMatchObject({ kind: 'timeOut', closing: null });
    expect(await member.row()).toMatchObject({ status: 'active', exclusion: 'timeOut' });
    expect(kept(member)).toBe(1);
    expect(events(member)).toEqual(['closingBegan', 'breakBegan']);
    expect(letters(member)).toEqual(['Your account is being closed', 'Your break has begun']);
    expect(await codeOf(member.keep())).toBe('closing.none');
    expect(await codeOf(member.close())).toBe('member.excluded');
    await member.takeOut();
    await lookAgain();
    expect(await member.row()).toMatchObject({ status: 'active' });
    site.pass(dayMs);
    await site.jobs.runNow();
    expect(await member.row()).toMatchObject({ status: 'active', exclusion: null });
    expect(await member.whats()).toEqual(['ended', 'lengthened', 'begun']);
  });

  test('an operator cannot exclude the member of a closed account', async () => {
    const member = await person();
    await member.close();
    const wish = {
      account: member.username,
      kind: 'selfExclusion',
      length: '1 y',
      reason,
    } as const;
    const call = site.operators.setMemberExclusion(
      { ...wish, requestKey: randomUUID() },
      asOperator,
    );
    expect(await codeOf(call)).toBe('member.closed');
  });

  test('a balance too small to be withdrawn can be given up, as it was shown', async () => {
    const member = await person(1_50n);
    expect(await codeOf(member.giveUp('1.50'))).toBe('closing.none');
    await member.close();
    expect(await member.shown()).toMatchObject({ closing: { rest: '1.50', restGivenUp: false } });
    for (const amount of ['1.49', '1.51', '0.00']) {
      expect(await codeOf(member.giveUp(amount))).toBe('closing.rest.invalid');
    }
    const { current } = await member.giveUp('1.50');
    expect(current).toMatchObject({ closing: { rest: '1.50', restGivenUp: true } });
    await member.giveUp('1.50');
    await member.keep();
    expect(site.asked.payments.givenUp).toBeNull();
  });

  test('what a bank pays out cannot be given up', async () => {
    const member = await person(2_00n);
    await member.close();
    expect(await member.shown()).toMatchObject({ closing: { rest: null } });
    expect(await codeOf(member.giveUp('2.00'))).toBe('closing.rest.invalid');
    await member.keep();
  });

  test('an operator opens a closed account again, a repeat does nothing', async () => {
    const [member, other] = [await person(), await person()];
    expect(await codeOf(member.reopen())).toBe('account.not.closed');
    await member.close();
    const requestKey = randomUUID();
    const opened = await member.reopen(requestKey);
    expect(opened).toMatchObject({ current: null, closedAt: null });
    expect(opened.acts[0]).toMatchObject({ what: 'ended', operator: 'ana', reason: member.why });
    expect(await member.row()).toEqual({ status: 'active', closedAt: null, exclusion: null });
    await member.win(5_00n);
    expect(await member.bet()).toBe('applied');
    expect(await member.reopen(requestKey)).toEqual(opened);
    await other.close();
    expect(await codeOf(other.reopen(requestKey))).toBe('wallet.repeat.differs');
    expect(await codeOf(member.reopen())).toBe('account.not.closed');
    const waiting = await person(5_00n);
    await waiting.close();
    expect(await codeOf(waiting.reopen())).toBe('account.not.closed');
    await waiting.keep();
  });

  test('the policy says how long the data are kept', async () => {
    const member = await person(5_00n);
    await member.close();
    const { limits } = site.under({ ...limitPolicy, closing: { keepFor: '10 y' } });
    const { current } = await limits.getExclusion({}, member.context);
    expect(current).toMatchObject({ closing: { dataKeptFor: '10 y' } });
    await member.keep();
  });
});
