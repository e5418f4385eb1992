import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { asOperator, firstPage, timeZone, type Member } from '#testing/test-base.ts';
import { openTransfers, type Transfers } from '../../transfer/transfers.fixture.ts';
import { findRings } from './find-rings.ts';
import { takeOut } from './taken-out.fixture.ts';

describe.each(everyEngine())('transfers that go round, on $name', (database) => {
  let site: Transfers;
  let agents: Transfers['agents'];
  beforeAll(async () => {
    site = await openTransfers(database);
    agents = site.openWith({ toUpline: true, playThrough: 0 });
  });
  afterAll(() => site.close());

  /** A line of agents, the first one above all, each with 1,000.00. */
  async function line(length: number): Promise<Member[]> {
    const members = [await site.agent(1_000_00n)];
    while (members.length < length) {
      members.push(await site.agent(1_000_00n, members.at(-1)?.memberId));
    }
    return members;
  }
  const send = async (from?: Member, to?: Member, amount = '40.00') => {
    site.pass(1000);
    if (from && to) await site.send(from, to, { amount }, agents);
  };
  const look = () => findRings({ ...site, timeZone });
  const casesOf = async (one?: Member) => {
    const query = { account: one?.username, kind: 'transferRing', ...firstPage } as const;
    return (await agents.operatorHandlers.listFraudCases(query, asOperator)).list;
  };
  const decide = (caseId = '') =>
    agents.operatorHandlers.decideFraudCase(
      { caseId, state: 'dismissed', note: 'a family' },
      asOperator,
    );

  test('a ring is one case for all who are in it, seen once by processes at once', async () => {
    const [top, middle, low] = await line(3);
    await send(top, low, '60.00');
    await send(low, middle, '50.00');
    await look();
    expect(await casesOf(top)).toEqual([]);
    await send(middle, top);
    await Promise.all([look(), look()]);
    await look();
    const [ring, ...others] = await casesOf(low);
    expect(others).toEqual([]);
    const [a, b, c] = [top, middle, low].map((one) => one?.username);
    expect(ring).toMatchObject({
      state: 'open',
      effect: 'none',
      agent: a,
      account: null,
      others: [a, c, b],
      times: 1,
      facts: {
        chain: [
          { step: 'transfer', from: a, to: c, amount: '60.00' },
          { step: 'transfer', from: c, to: b, amount: '50.00' },
          { step: 'transfer', from: b, to: a, amount: '40.00' },
        ],
      },
    });
    await send(top, low);
    await look();
    expect(await casesOf(top)).toMatchObject([{ caseId: ring?.caseId, times: 2 }]);
  });

  test('after a dismissal only a transfer that comes later closes a ring', async () => {
    const [top, middle, low] = await line(3);
    const states = async () => (await casesOf(top)).map(({ state }) => state);
    await send(top, low);
    await send(low, middle);
    await send(middle, top);
    await look();
    const [ring] = await casesOf(top);
    // This one closes a ring too, and is over when the case is dismissed.
    await send(top, low);
    site.pass(1000);
    await decide(ring?.caseId);
    await look();
    await look();
    expect(await states()).toEqual(['dismissed']);
    await send(low, middle);
    await look();
    expect(await casesOf(top)).toMatchObject([
      { state: 'open', times: 1, facts: { chain: [{ from: middle?.username }, {}, {}] } },
      { state: 'dismissed', times: 1 },
    ]);
  });

  test('back to who sent it, in the wrong order, or after 7 days: no ring', async () => {
    const [top, middle, low] = await line(3);
    await send(top, low);
    await send(middle, top);
    await send(low, middle);
    const [sender, receiver] = await line(2);
    await send(sender, receiver);
    await send(receiver, sender);
    await send(sender, receiver);
    const [first, second, third] = await line(3);
    await send(first, second);
    await send(second, third);
    await send(third, second);
    await send(second, first);
    await look();
    expect(await casesOf(first)).toEqual([]);
    expect(await casesOf(top)).toEqual([]);
    expect(await casesOf(sender)).toEqual([]);
    const late = await line(3);
    await send(late[0], late[2]);
    await send(late[2], late[1]);
    site.pass(7 * dayMs - 1999);
    await send(late[1], late[0]);
    await look();
    expect(await casesOf(late[0])).toEqual([]);
    const inTime = await line(3);
    await send(inTime[0], inTime[2]);
    await send(inTime[2], inTime[1]);
    site.pass(7 * dayMs - 2000);
    await send(inTime[1], inTime[0]);
    await look();
    expect(await casesOf(inTime[0])).toHaveLength(1);
  });

  test('six transfers make a ring, seven do not', async () => {
    for (const [steps, found] of [
      [6, 1],
      [7, 0],
    ] as const) {
      const members = await line(steps);
      await send(members[0], members.at(-1));
      for (let place = steps - 1; place > 0; place -= 1) {
        await send(members[place], members[place - 1]);
      }
      await look();
      expect(await casesOf(members[0])).toHaveLength(found);
    }
  });

  test('what somebody in an open ring takes out is looked at, with the ring', async () => {
    const [top, middle, low] = await line(3);
    await send(top, low);
    await send(low, middle);
    await send(middle, top);
    await look();
    if (!middle) throw new Error('nobody');
    const { withdrawalId, chain } = await takeOut(site, agents, middle);
    expect(chain?.map(({ step }) => step)).toEqual([
      'transfer',
      'transfer',
      'transfer',
      'withdrawal',
    ]);
    const [ring] = await casesOf(middle);
    expect(ring).toMatchObject({ withdrawal: withdrawalId, times: 1 });
    await decide(ring?.caseId);
    expect((await takeOut(site, agents, middle)).chain).toBeNull();
  });
});
