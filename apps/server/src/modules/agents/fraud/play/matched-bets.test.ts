import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { findMatchedBets } from './find-matched-bets.ts';
import { openRounds, roundAt, type Rounds } from './rounds.fixture.ts';

const day = '2026-11-18';

describe.each(testDatabases())('bets on both sides within a line, on $name', (database) => {
  let site: Rounds;
  beforeAll(async () => {
    site = await openRounds(database);
  });
  afterAll(() => site.engine.close());

  let one: Member;
  let other: Member;

  const seen = async () =>
    (await site.cases('matchedBets')).map(({ agent, account, others, times }) => ({
      agent,
      account,
      others,
      times,
    }));

  test('are a case of two below one agent, and of one above the other, once a day', async () => {
    const top = await site.person('top', null);
    const agent = await site.person('agent', top);
    one = await site.person('one', agent);
    other = await site.person('other', agent);
    const far = await site.person('far', one);
    await site.playSides([one, 100_00n], [other, 100_00n], `${day}T10:00:00`);
    await site.playSides([top, 50_00n], [far, 46_00n], `${day}T11:00:00`);
    const [aunt, sub] = [await site.person('aunt', agent), await site.person('sub', agent)];
    const nephew = await site.person('nephew', sub);
    await site.playSides([aunt, 70_00n], [nephew, 70_00n], `${day}T13:00:00`);
    await site.close(day, '2026-11-19T00:10:00');
    await Promise.all([findMatchedBets(site.deps), findMatchedBets(site.deps)]);
    await findMatchedBets(site.deps);
    const cases = await seen();
    expect(cases).toHaveLength(3);
    expect(cases).toContainEqual({ agent: 'sub', account: 'nephew', others: ['aunt'], times: 1 });
    expect(cases).toContainEqual({ agent: 'agent', account: 'other', others: ['one'], times: 1 });
    expect(cases).toContainEqual({ agent: 'one', account: 'far', others: ['top'], times: 1 });
    const facts = (await site.cases('matchedBets')).find(({ account }) => account === 'far')?.facts;
    expect(facts).toMatchObject({
      days: [day],
      betAmount: '1152.00',
      matchedBets: 12,
      matchedShare: 95,
    });
  });

  test('are none of other lines, of the same side, of few rounds, or far apart', async () => {
    const next = '2026-11-19';
    const agents = [await site.person('first', null), await site.person('second', null)] as const;
    const add = (name: string, at: 0 | 1) => site.person(name, agents[at]);
    // The times of the pairs lie apart, so that only the two of a pair can meet.
    await site.playSides(
      [await add('line1', 0), 90_00n],
      [await add('line2', 1), 90_00n],
      `${next}T10:00:00`,
    );
    await site.playSides(
      [await add('few1', 0), 90_00n],
      [await add('few2', 0), 90_00n],
      `${next}T12:00:00`,
      { times: 9 },
    );
    await site.playSides(
      [await add('apart1', 0), 90_00n],
      [await add('apart2', 0), 90_00n],
      `${next}T14:00:00`,
      { apartMs: 10_001 },
    );
    // Nine tenths of what is staked, and no more, is matched.
    await site.playSides(
      [await add('less1', 0), 100_00n],
      [await add('less2', 0), 90_00n],
      `${next}T16:00:00`,
    );
    for (const name of ['same1', 'same2']) {
      const { accountId } = await add(name, 0);
      const moves = Array.from({ length: 12 }, (_, minute) =>
        roundAt(new Date(Date.UTC(2026, 10, 19, 10, minute)), 1_00n, 0n),
      ).flat();
      const at = new Date('2026-11-19T10:00:00Z');
      await site.past(accountId, [{ kind: 'deposit', at, amount: 12_00n }, ...moves]);
    }
    await site.close(next, '2026-11-20T00:10:00');
    await findMatchedBets(site.deps);
    expect(await seen()).toHaveLength(3);
  });

  test('are a case again on the day on which the case of an earlier one is dismissed', async () => {
    const later = '2026-11-20';
    const ofPair = async () =>
      (await site.cases('matchedBets')).filter(({ account }) => account === 'other');
    const [found] = await ofPair();
    await site.decide(found?.caseId ?? '', 'dismissed');
    await site.playSides([one, 100_00n], [other, 100_00n], `${later}T10:00:00`);
    await site.close(later, '2026-11-21T00:10:00');
    await findMatchedBets(site.deps);
    expect(await ofPair()).toMatchObject([
      { state: 'open', times: 1, facts: { days: [later] } },
      { state: 'dismissed', times: 1, facts: { days: [day] } },
    ]);
  });
});
