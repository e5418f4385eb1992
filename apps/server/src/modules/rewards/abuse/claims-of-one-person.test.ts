import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { openAbuse, type Abuse } from './abuse.fixture.ts';

describe.each(everyEngine())('claims of one person at an instant, on $name', (database) => {
  let site: Abuse;
  beforeAll(async () => {
    site = await openAbuse(database);
  });
  afterAll(() => site.close());

  test('of two accounts one is paid and one is held, twenty times', async () => {
    for (let round = 0; round < 20; round++) {
      const members = [await site.account(), await site.account()];
      const claims: { member: (typeof members)[number]; id: string }[] = [];
      for (const member of members) {
        claims.push({ member, id: await site.give(member, 'app', { key: 'app' }) });
      }
      const mark = randomUUID();
      const rows = members.map(({ memberId }) => ({ member_id: memberId, mark }));
      const details = rows.map((row) => ({ ...row, detail: 'email' as const }));
      await site.db.insertInto('member_detail').values(details).execute();
      // Whichever comes first at the database, and in either order.
      const order = round % 2 === 0 ? claims : claims.toReversed();
      const codes = await Promise.all(
        order.map(({ member, id }) => codeOf(site.claimUnlimited(member, id))),
      );
      expect(new Set(codes)).toEqual(new Set([null, 'reward.checking']));
      const balances = await Promise.all(members.map(site.balanceOf));
      expect(new Set(balances)).toEqual(new Set([0n, 10_00n]));
      const states = await Promise.all(claims.map(({ id }) => site.stateOf(id)));
      expect(states.toSorted()).toEqual(['claimed', 'locked']);
    }
    expect(await site.findings()).toEqual([]);
  });
});
