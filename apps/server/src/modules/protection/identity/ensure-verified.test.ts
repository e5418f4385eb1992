import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { openIdentity, type IdentitySite } from '../identity.fixture.ts';
import { ensureVerified } from './ensure-verified.ts';

describe.each(testDatabases())('§1: accounts to try are verified, on $name', (database) => {
  let site: IdentitySite;
  beforeAll(async () => {
    site = await openIdentity(database);
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  const checksOf = ({ memberId }: Member) =>
    site.db.selectFrom('identity_check').selectAll().where('member_id', '=', memberId).execute();

  test('each has a document of its own, and several starts at once verify it once', async () => {
    const members = [await site.member(), await site.member()];
    const people = members.map(({ username }, index) => ({
      username,
      name: `Mayumi ${index}`,
      birthday: '1988-03-14',
    }));
    await Promise.all([1, 2, 3].map(() => ensureVerified(site.deps, people)));
    const checks = (await Promise.all(members.map(checksOf))).flat();
    expect(checks).toMatchObject(
      people.map(({ name, birthday }) => ({
        state: 'verified',
        kind: 'idCard',
        given_name: name,
        given_birthday: birthday,
        found_name: name,
        found_birthday: birthday,
        expires_on: null,
        operator: 'try-accounts',
        sent_at: site.clock(),
        decided_at: site.clock(),
      })),
    );
    const numbers = checks.map(({ found_number: number }) => site.numbers.open(number!));
    expect(new Set(numbers).size).toBe(2);
    for (const [index, member] of members.entries()) {
      const kept = { identity: 'verified', realName: `Mayumi ${index}`, idNumber: numbers[index] };
      expect(await site.memberOf(member)).toMatchObject(kept);
    }
  });

  test('who is being checked stays so, and nobody else is verified', async () => {
    const [sent, other] = [await site.member(), await site.member()];
    const checkId = await site.sends(sent);
    const person = { name: 'Amihan Santos', birthday: '1984-11-02' };
    const people = [sent.username, 'nobody'].map((username) => ({ username, ...person }));
    await ensureVerified(site.deps, people);
    expect(await checksOf(sent)).toMatchObject([{ id: checkId, state: 'sent' }]);
    expect(await site.memberOf(sent)).toMatchObject({ identity: 'sent', realName: null });
    expect(await site.memberOf(other)).toMatchObject({ identity: 'none' });
  });
});
