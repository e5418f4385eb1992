import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import { applyAt } from '#modules/wallet/apply-at.fixture.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { asOperator, codeOf } from '#testing/test-base.ts';
import { clean, depositor } from '../testing/depositor.ts';

/** A Monday, when it is noon at the site. */
const monday = new Date('2026-03-02T04:00:00Z');

const lossOfDay = { kind: 'loss', period: 'day' } as const;

describe.each(testDatabases())('§7: markers of harm in the ledger, on $name', (database) => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveTestSite(database, { startedAt: monday });
  });
  afterAll(async () => {
    await clean(site);
    await site.close();
  });

  /** An instant at the site: so many days after the Monday, and a time. */
  const at = (days: number, time: string) =>
    new Date(Date.parse(`2026-03-02T${time}:00+08:00`) + days * dayMs);

  /** What a member does by the calls of the site, and plays at instants that the test chooses. */
  function acting(member: { accountId: bigint; username: string }) {
    const { accountId, username: account } = member;
    async function post(moves: object, amountMinor: bigint, when: Date) {
      const contraId = await site.wallet.houseAccount('games:test', 'PHP');
      const externalId = randomUUID();
      const given = { accountId, contraId, source: 'games:test', externalId, amountMinor };
      const [results] = await applyAt(
        site.engine,
        [[{ ...given, kind: 'bet', gameNode: 1, roundId: externalId, ...moves }]],
        when,
      );
      expect(results?.[0]?.outcome).toBe('applied');
    }
    return {
      stake: (amountMinor: bigint, when = site.clock()) => post({}, -amountMinor, when),
      winBack: (amountMinor: bigint) => post({ kind: 'win' }, amountMinor, site.clock()),
      leaveTo: (amountMinor: bigint) =>
        post(
          { kind: 'vendorTransferHold', roundId: undefined, gameNode: undefined },
          -amountMinor,
          site.clock(),
        ),
      /** The markers that are found now, by what an operator is shown. */
      found: async () => {
        await site.modules.protection.jobs.runNow();
        const { facts } = await site.modules.protection.operatorHandlers.showMemberMarkers(
          { account },
          asOperator,
        );
        return facts;
      },
    };
  }

  /** Has a member deposit, as an operator approves it. */
  function depositing({ context }: Awaited<ReturnType<ServedSite['member']>>) {
    const { handlers, operatorHandlers } = site.modules;
    return async (amount: string, isPaid = true) => {
      const input = { channel: 'bank-transfer', amount, requestKey: randomUUID() };
      const { depositId } = await handlers.payments.requestTransferDeposit(input, context);
      await handlers.payments.submitDeposit({ depositId, pictures: [] }, context);
      const { approveDeposit, rejectDeposit } = operatorHandlers.payments;
      if (isPaid) await approveDeposit({ depositId }, asOperator);
      else await rejectDeposit({ depositId, reason: 'No money came' }, asOperator);
    };
  }

  /** A member with money, who has once opened a game and is counted next morning. */
  async function player() {
    const member = await site.member({ balance: 1000_00n });
    const [game] = site.site.games;
    const { nodeId = 0, vendorGame: gameId = '' } = game ?? {};
    const device = { launchMode: 'GLS', platform: 'html5', clientType: 2 } as const;
    const input = { ...device, nodeId, gameId, accountType: 1, backUrl: '/m/home' };
    // No company answers, but the game has been asked for.
    const launched = site.modules.handlers.games.launchGame(input, member.context);
    expect(await codeOf(launched)).toBe('game.launch.failed');
    return { ...member, ...acting(member) };
  }

  /** A member who pays in and out by the calls of the site. */
  async function payer() {
    const member = await depositor(site);
    return { ...member, ...acting(member) };
  }

  async function withdraw(member: Awaited<ReturnType<typeof depositor>>, amount: string) {
    expect(await member.withdraw(amount)).toMatchObject({ status: 200 });
  }

  /** Stakes 250.00 so many times, an even number, and wins as much. */
  async function playEvenly(member: Awaited<ReturnType<typeof depositor>>, times: number) {
    for (let round = 0; round < times; round += 1) {
      await member.play(250_00n, round % 2 === 0 ? 240_00n : 260_00n);
    }
  }

  test('deposits of a day above three times the usual', async () => {
    site.time.now = at(0, '12:00');
    const member = await site.member();
    const deposit = depositing(member);
    const { found } = acting(member);
    for (const amount of ['600.00', '1000.00', '1400.00']) {
      await deposit(amount);
      site.pass(dayMs);
    }
    await deposit('3000.00');
    await deposit('9000.00', false);
    expect(await found()).toEqual([]);
    site.pass(hourMs);
    await deposit('500.00');
    expect(await found()).toEqual([
      {
        marker: 'depositJump',
        at: site.clock().toISOString(),
        count: 2,
        points: 2,
        amount: '3500.00',
        usual: '1000.00',
        limit: null,
      },
    ]);
  });

  test('a limit raised twice within the days', async () => {
    site.time.now = at(0, '12:00');
    const member = await site.member();
    const { found } = acting(member);
    const { protection } = site.modules.handlers;
    const set = (amount: string) => protection.setLimit({ ...lossOfDay, amount }, member.context);
    const confirm = (amount: string) =>
      protection.confirmLimit({ ...lossOfDay, amount }, member.context);
    await set('100.00');
    await set('200.00');
    site.pass(dayMs);
    await confirm('200.00');
    await set('300.00');
    site.time.now = at(2, '06:00');
    expect(await found()).toEqual([]);
    site.time.now = at(2, '13:00');
    await confirm('300.00');
    const raisedAt = site.clock().toISOString();
    site.time.now = at(3, '06:00');
    expect(await found()).toMatchObject([
      { marker: 'limitsRaised', at: raisedAt, count: 2, limit: lossOfDay },
    ]);
  });

  test('play in three nights of seven days', async () => {
    site.time.now = at(0, '12:00');
    const { stake, found } = await player();
    await stake(1_00n, at(1, '02:00'));
    await stake(1_00n, at(3, '04:59'));
    await stake(1_00n, at(5, '01:59'));
    await stake(1_00n, at(6, '05:00'));
    site.time.now = at(6, '06:00');
    expect(await found()).toEqual([]);
    await stake(1_00n, at(7, '03:30'));
    site.time.now = at(7, '06:00');
    expect(await found()).toMatchObject([
      { marker: 'nightPlay', at: at(7, '03:30').toISOString(), count: 3 },
    ]);
  });

  test('deposits within an hour of a withdrawal, three times', async () => {
    // Past midnight, since a day allows three withdrawals.
    site.time.now = at(0, '21:30');
    const member = await payer();
    await member.deposit('1000.00');
    await playEvenly(member, 4);
    for (const minutes of [59, 61, 59, 60]) {
      expect(await member.found()).toEqual([]);
      await withdraw(member, '500.00');
      site.pass(30 * minuteMs);
      // A session ends after an hour without a call.
      await member.rules();
      site.pass((minutes - 30) * minuteMs);
      await member.deposit('500.00');
      await playEvenly(member, 2);
      site.pass(minuteMs);
    }
    expect(await member.found()).toMatchObject([{ marker: 'takenBack', count: 3 }]);
  });

  test('deposits within ten minutes of losing all, three times a day', async () => {
    site.time.now = at(0, '12:00');
    const member = await payer();
    await member.deposit('500.00');
    for (const [minutes, left] of [
      [10, 99n],
      [11, 99n],
      [5, 1_00n],
      [5, 99n],
      [1, 99n],
    ] as const) {
      expect(await member.found()).toEqual([]);
      await member.stake(500_00n - left);
      site.pass(minutes * minuteMs);
      await member.deposit('500.00');
      await member.stake(left);
    }
    expect(await member.found()).toMatchObject([
      { marker: 'lossesChased', at: site.clock().toISOString(), count: 3, points: 3 },
    ]);
  });

  test('a deposit counts by what was lost before it was asked for', async () => {
    site.time.now = at(0, '12:00');
    const member = await payer();
    await member.deposit('500.00');
    await member.stake(500_00n);
    const approvals = [await member.announce('500.00'), await member.announce('500.00')];
    for (const approve of approvals) {
      site.pass(minuteMs);
      await approve();
      await member.stake(500_00n);
    }
    expect(await member.found()).toEqual([]);
    await member.deposit('500.00');
    expect(await member.found()).toMatchObject([{ marker: 'lossesChased', count: 3 }]);
  });

  test('a balance that was staked whole and won back is not empty', async () => {
    site.time.now = at(0, '12:00');
    const member = await payer();
    await member.deposit('500.00');
    for (let round = 0; round < 3; round += 1) {
      await member.stake(500_00n);
      await member.winBack(100_00n);
      site.pass(minuteMs);
      await member.deposit('500.00');
      await member.stake(100_00n);
    }
    expect(await member.found()).toEqual([]);
    for (let round = 0; round < 3; round += 1) {
      await member.stake(500_00n);
      site.pass(minuteMs);
      await member.deposit('500.00');
    }
    expect(await member.found()).toMatchObject([{ marker: 'lossesChased', count: 3 }]);
  });

  test('play for more than four hours without a rest', async () => {
    site.time.now = at(0, '12:00');
    const [long, rested] = [await player(), await player()];
    const begin = at(0, '13:00').getTime();
    for (let minutes = 0; minutes <= 240; minutes += 12) {
      await long.stake(1_00n, new Date(begin + minutes * minuteMs));
      await rested.stake(1_00n, new Date(begin + minutes * minuteMs));
    }
    site.time.now = at(1, '06:00');
    expect(await long.found()).toEqual([]);
    const end = new Date(begin + 241 * minuteMs);
    await long.stake(1_00n, end);
    await rested.stake(1_00n, new Date(begin + 255 * minuteMs));
    site.time.now = at(2, '06:00');
    expect(await long.found()).toMatchObject([
      { marker: 'longSession', at: end.toISOString(), count: 241 },
    ]);
    expect(await rested.found()).toEqual([]);
  });

  test('nothing is found of who deposits, plays, wins and withdraws now and then', async () => {
    site.time.now = at(0, '12:00');
    const member = await payer();
    await member.deposit('500.00');
    await member.play(300_00n, 500_00n);
    await member.play(300_00n, 200_00n);
    await withdraw(member, '300.00');
    for (const days of [0, 1, 3]) {
      for (const time of ['19:00', '19:10', '19:50']) await member.stake(20_00n, at(days, time));
    }
    site.time.now = at(4, '06:00');
    expect(await member.found()).toEqual([]);
  });

  test('nothing is found of a balance that a withdrawal or a transfer has emptied', async () => {
    site.time.now = at(0, '12:00');
    const member = await payer();
    await member.deposit('500.00');
    for (let round = 0; round < 3; round += 1) {
      await playEvenly(member, 2);
      await member.leaveTo(500_00n);
      site.pass(minuteMs);
      await member.deposit('500.00');
    }
    expect(await member.found()).toEqual([]);
    for (let round = 0; round < 2; round += 1) {
      await playEvenly(member, 8);
      await withdraw(member, '500.00');
      site.pass(minuteMs);
      await member.deposit('500.00');
    }
    await member.leaveTo(500_00n);
    expect(await member.found()).toEqual([]);
  });
});
