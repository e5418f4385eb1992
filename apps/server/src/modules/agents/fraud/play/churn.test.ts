import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { Member } from '#testing/test-base.ts';
import { local, pay, play } from '../../sums/teams.fixture.ts';
import { writeLookedUntil } from '../case.store.ts';
import { findChurn } from './find-churn.ts';
import { openRounds, type Rounds } from './rounds.fixture.ts';

describe.each(testDatabases())('money that is only turned over, on $name', (database) => {
  let site: Rounds;
  beforeAll(async () => {
    site = await openRounds(database);
  });
  afterAll(() => site.engine.close());

  const look = () => findChurn({ ...site.deps, rules: { salary: { activeMinimum: 1_000_00n } } });

  /** Stakes 2,000.00 in rounds of 50.00 that are pushes, and one that is won or lost. */
  async function churns({ accountId }: Member, day: string, lost = 0n): Promise<void> {
    const noon = local(`${day}T12:00:00`);
    const rounds = Array.from({ length: 39 }, () => play(50_00n, 50_00n, noon)).flat();
    await site.past(accountId, [...rounds, ...play(50_00n, 50_00n - lost, noon)]);
  }

  test('is a case on the third day and counted again on the fourth', async () => {
    const agent = await site.person('agent', null);
    const people = {
      churner: await site.person('churner', agent),
      loser: await site.person('loser', agent),
      resting: await site.person('resting', agent),
      rich: await site.person('rich', agent),
      alone: await site.person('alone', null),
    };
    const first = '2026-11-16';
    const morning = local(`${first}T08:00:00`);
    for (const { accountId, username } of Object.values(people)) {
      const amount = username === 'rich' ? 120_00n : 119_00n;
      await site.past(accountId, [pay('deposit', amount, morning)]);
    }
    for (const day of [0, 1, 2, 3].map((later) => dayAfter(first, later))) {
      await churns(people.churner, day, day === first ? 19_00n : 0n);
      // The first loses 1.05 % on the first two days, the second does not play on the third day.
      await churns(people.loser, day, day < '2026-11-18' ? 21_00n : 0n);
      if (day !== '2026-11-18') await churns(people.resting, day);
      if (day !== '2026-11-19') await churns(people.rich, day);
      await churns(people.alone, day);
      // What was skipped is caught up: the third day and the fourth are looked at together.
      if (day <= '2026-11-18') await site.close(day, `${dayAfter(day, 1)}T00:10:00`);
      if (day < '2026-11-18') await look();
    }
    expect(await site.cases('churn')).toEqual([]);
    await site.close('2026-11-19', '2026-11-20T00:10:00');
    await Promise.all([look(), look()]);
    await look();
    const cases = await site.cases('churn');
    expect(cases).toMatchObject([
      {
        agent: 'agent',
        account: 'churner',
        times: 2,
        facts: {
          days: ['2026-11-17', '2026-11-18', '2026-11-19'],
          betAmount: '6000.00',
          winAmount: '6000.00',
          deposit: '119.00',
        },
      },
    ]);
  });

  test('after a dismissal is a case again by a later day, not by days that were over', async () => {
    const again = await site.person('again', await site.person('upline', null));
    await site.past(again.accountId, [pay('deposit', 119_00n, local('2026-11-20T08:00:00'))]);
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
    const cases = async () =>
      (await site.cases('churn'))
        .filter(({ account }) => account === 'again')
        .map(({ caseId, state, times, facts }) => ({ caseId, state, times, days: facts.days }));
    const closeDay = async (day: string) => {
      await churns(again, day);
      await site.close(day, `${dayAfter(day, 1)}T00:10:00`);
    };
    const dismiss = async (at: string) => {
      site.time.now = local(at);
      await site.decide((await cases())[0]?.caseId ?? '', 'dismissed');
      site.pass(minuteMs);
    };
    for (const day of days.slice(0, 3)) await closeDay(day);
    await look();
    const first = { state: 'dismissed', times: 1, days: days.slice(0, 3) };
    await dismiss('2026-11-23T10:00:00');
    // The same days are looked at once more.
    await writeLookedUntil(site.db, 'churn', local('2026-11-22T00:00:00'));
    await look();
    expect(await cases()).toMatchObject([first]);
    await closeDay('2026-11-23');
    await look();
    const second = { times: 1, days: days.slice(1, 4) };
    expect(await cases()).toMatchObject([{ ...second, state: 'open' }, first]);
    // The last three days are over at the dismissal, and looked at after it.
    await closeDay('2026-11-24');
    await dismiss('2026-11-25T00:20:00');
    await look();
    expect(await cases()).toMatchObject([{ ...second, state: 'dismissed' }, first]);
  });
});
