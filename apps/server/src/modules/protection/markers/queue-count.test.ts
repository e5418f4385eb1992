import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { openMarkers, type Markers } from './markers.fixture.ts';

const leaseMs = 60_000;
/** 18:00 of the site's clock. */
const evening = new Date('2026-12-20T10:00:00Z');
const morning = new Date('2026-12-20T22:00:00Z');
const nextMorning = new Date('2026-12-21T22:00:00Z');

/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => void (open = resolve));
  return { open, opened };
}

describe.each(testDatabases())('§7: when markers of harm are counted, on $name', (database) => {
  let site: Markers;
  beforeAll(async () => {
    site = await openMarkers(database);
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  test('who opens a game is counted next morning, and each morning from then on', async () => {
    site.time.now = evening;
    const member = await site.person();
    await member.opensGame();
    expect(await member.dueAt()).toEqual(morning);
    await member.playsAt(new Date(evening.getTime() - hourMs));
    site.time.now = new Date(morning.getTime() - 1);
    await site.jobs.runNow();
    expect(await member.dueAt()).toEqual(morning);
    site.time.now = morning;
    await site.jobs.runNow();
    expect(await member.dueAt()).toEqual(nextMorning);
  });

  test('a deposit is counted at once, also after a game was opened', async () => {
    site.time.now = evening;
    const member = await site.person();
    await member.opensGame();
    member.takesBack();
    await member.queue();
    expect(await member.dueAt()).toEqual(evening);
    await member.opensGame();
    expect(await member.dueAt()).toEqual(evening);
    site.pass(2 * hourMs);
    await member.opensGame();
    expect(await member.dueAt()).toEqual(evening);
    await site.jobs.runNow();
    expect(await member.dueAt()).toEqual(morning);
    expect(await member.row()).toMatchObject({ degree: 1 });
  });

  test('a limit that is raised is counted next morning, other changes are not', async () => {
    site.time.now = evening;
    const member = await site.person();
    const limit = { kind: 'loss', period: 'day' } as const;
    await site.limits.setLimit({ ...limit, amount: '50.00' }, member.context);
    await site.limits.setLimit({ ...limit, amount: '90.00' }, member.context);
    expect(await member.row()).toBeUndefined();
    site.pass(limitPolicy.raiseAfter);
    await site.limits.confirmLimit({ ...limit, amount: '90.00' }, member.context);
    expect(await member.dueAt()).toEqual(nextMorning);
  });

  test('money that goes to a provider is counted next morning', async () => {
    site.time.now = evening;
    const member = await site.person();
    const stake = { memberId: member.memberId, stakeMinor: 5_00n, isBet: false };
    await site.db
      .transaction()
      .execute((transaction) => site.ownLimits.checkWager(transaction, stake));
    expect(await member.dueAt()).toEqual(morning);
  });

  test('who has been quiet for long is not counted before the next game', async () => {
    site.time.now = evening;
    const member = await site.person();
    await member.opensGame();
    await member.playsAt(evening);
    await member.count();
    const { countsFor } = limitPolicy.markersOfHarm!;
    site.pass(countsFor + 31 * dayMs);
    await site.jobs.runNow();
    expect(await member.dueAt()).not.toBeNull();
    site.pass(dayMs);
    await site.jobs.runNow();
    expect(await member.dueAt()).toBeNull();
    await member.opensGame();
    expect(await member.dueAt()).not.toBeNull();
  });

  test('who has opened a game and staked nothing yet is counted again', async () => {
    site.time.now = new Date(morning.getTime() - 1000);
    const member = await site.person();
    await member.opensGame();
    site.time.now = morning;
    await site.jobs.runNow();
    expect(await member.dueAt()).toEqual(nextMorning);
    await member.opensGame();
    site.time.now = new Date(nextMorning.getTime() + 2 * dayMs);
    await site.jobs.runNow();
    expect(await member.dueAt()).toBeNull();
  });

  test('a deposit that comes while a member is counted is counted too', async () => {
    site.time.now = evening;
    const member = await site.person();
    await member.queue();
    site.asked.beforeActs = async (memberId) => {
      if (memberId !== member.memberId) return;
      site.asked.beforeActs = async () => {};
      await member.queue();
    };
    await site.jobs.runNow();
    expect(await member.dueAt()).toEqual(evening);
    member.takesBack();
    await site.jobs.runNow();
    expect(await member.row()).toMatchObject({ degree: 1, dueAt: morning });
  });

  test('what one member throws holds up no other, and is tried again after a minute', async () => {
    site.time.now = evening;
    const failing = await site.person();
    const other = await site.person();
    for (const member of [failing, other]) member.takesBack();
    await failing.queue();
    site.asked.failsFor = failing.memberId;
    await other.count();
    expect(await other.row()).toMatchObject({ degree: 1 });
    expect(await failing.row()).toMatchObject({ degree: 0 });
    site.asked.failsFor = null;
    site.pass(leaseMs - 1);
    await site.jobs.runNow();
    expect(await failing.row()).toMatchObject({ degree: 0 });
    site.pass(1);
    await site.jobs.runNow();
    expect(await failing.row()).toMatchObject({ degree: 1 });
  });

  test('two processes that count the same member at once write one message', async () => {
    site.time.now = evening;
    const member = await site.person();
    member.takesBack();
    await member.queue();
    let count = 0;
    const [late, isRead] = [gate(), gate()];
    site.asked.beforeActs = async (memberId) => {
      if (memberId !== member.memberId) return;
      count += 1;
      if (count > 1) return;
      isRead.open();
      await late.opened;
    };
    const first = site.jobs.runNow();
    await isRead.opened;
    site.pass(leaseMs);
    await site.under(limitPolicy).jobs.runNow();
    expect(member.letters()).toBe(1);
    late.open();
    await first;
    site.asked.beforeActs = async () => {};
    expect(count).toBe(2);
    expect(member.letters()).toBe(1);
    expect((await member.shown()).changes).toHaveLength(1);
    expect(await member.dueAt()).toEqual(morning);
  });
});
