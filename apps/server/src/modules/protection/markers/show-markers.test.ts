import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import { asOperator, codeOf, visitor } from '#testing/test-base.ts';
import { openMarkers, type Markers } from './markers.fixture.ts';

const bob = { ...visitor, operator: 'bob' };

describe.each(testDatabases())('§7: looks of operators at markers of harm on $name', (database) => {
  let site: Markers;
  beforeAll(async () => {
    site = await openMarkers(database);
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  test('a look ends the duty until something new is found', async () => {
    const member = await site.marked();
    await member.count();
    expect(await member.row()).toMatchObject({ degree: 3, lookSince: site.clock() });
    site.pass(hourMs);
    const shown = await member.look({ what: 'contacted', note: 'Spoke on the phone' });
    expect(shown.looks).toEqual([
      {
        what: 'contacted',
        note: 'Spoke on the phone',
        operator: 'ana',
        at: site.clock().toISOString(),
      },
    ]);
    expect(shown).toMatchObject({ degree: 3, lookSince: null });
    await member.count();
    expect(await member.row()).toMatchObject({ degree: 3, lookSince: null });
    site.pass(hourMs);
    await member.raisesTwice();
    await member.count();
    expect(await member.row()).toMatchObject({ degree: 3, lookSince: site.clock() });
    await member.look();
  });

  test('the duty stays when the degree falls before anybody has looked', async () => {
    const member = await site.marked();
    await member.count();
    const lookSince = site.clock();
    site.pass(8 * dayMs);
    await member.count();
    expect(await member.row()).toMatchObject({ score: 0, degree: 0, ofMember: 0, lookSince });
    await member.look();
    expect(await member.row()).toMatchObject({ lookSince: null });
  });

  test('a repeat notes nothing again and ends no new duty, another input is refused', async () => {
    const [member, other] = [await site.marked(), await site.marked()];
    const requestKey = randomUUID();
    await member.count();
    await member.look({ requestKey });
    site.pass(hourMs);
    await member.raisesTwice();
    await member.count();
    const again = await member.look({ requestKey });
    expect(again.looks).toHaveLength(1);
    expect(again.lookSince).toBe(site.clock().toISOString());
    expect(await codeOf(member.look({ requestKey, note: 'Another note' }))).toBe(
      'wallet.repeat.differs',
    );
    expect(await codeOf(member.look({ requestKey, what: 'restricted' }))).toBe(
      'wallet.repeat.differs',
    );
    expect(await codeOf(other.look({ requestKey }))).toBe('wallet.repeat.differs');
    expect((await member.look({ requestKey }, bob)).looks).toHaveLength(2);
    expect(await codeOf(member.look({ account: 'nobody-of-that-name' }))).toBe('member.not.found');
  });

  test('members are listed by how long they wait, then by score', async () => {
    await site.db.updateTable('harm_score').set({ look_since: null }).execute();
    const [first, second] = [await site.marked(), await site.marked()];
    await second.count();
    site.pass(hourMs);
    await first.count();
    const message = await site.person();
    message.takesBack();
    await message.count();
    const list = async (more: object = {}) => {
      const page = await site.operators.listMarkers(
        { pageNo: 1, pageSize: 100, ...more },
        asOperator,
      );
      return page.list.map(({ account }) => account);
    };
    expect(await list({ toLook: true })).toEqual([second.username, first.username]);
    const oldest = new Date(site.clock().getTime() - hourMs);
    expect(await site.looksWaiting()).toEqual({ waiting: 2, oldest });
    const all = await list();
    expect(all.slice(0, 2)).toEqual([second.username, first.username]);
    expect(all).toContain(message.username);
    expect(await list({ degree: 2 })).not.toContain(message.username);
    expect(await list({ degree: 3 })).toContain(first.username);
    expect(await list({ pageNo: 2, pageSize: 1 })).toEqual([first.username]);
  });

  test('what is shown of a member has the figures and points of each sign', async () => {
    const member = await site.marked();
    const before = await member.shown();
    expect(before).toMatchObject({ score: 0, degree: 0, facts: [], countedAt: null });
    await member.count();
    const shown = await member.shown();
    const at = site.clock().toISOString();
    expect(shown).toMatchObject({ account: member.username, score: 6, degree: 3, countedAt: at });
    expect(shown.facts).toEqual([
      {
        marker: 'depositJump',
        at,
        count: expect.any(Number) as number,
        points: 2,
        amount: '403.00',
        usual: '50.00',
        limit: null,
      },
      {
        marker: 'limitsRaised',
        at,
        count: 2,
        points: 2,
        amount: null,
        usual: null,
        limit: { kind: 'loss', period: 'day' },
      },
      {
        marker: 'takenBack',
        at: new Date(site.clock().getTime() - hourMs + 60_000).toISOString(),
        count: 3,
        points: 2,
        amount: null,
        usual: null,
        limit: null,
      },
    ]);
    expect(shown.changes).toMatchObject([{ at, score: 6, degree: 3, facts: shown.facts }]);
    expect(shown.advice).toEqual([{ at, closedAt: null }]);
    await member.look();
  });
});
