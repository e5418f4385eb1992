import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { refuse } from '#modules/accounts/identity.fixture.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { seedAsAtStart } from './testing/seed-try-accounts.ts';

let harness: ServedSite;
beforeAll(async () => {
  harness = await serveTestSite(anyDatabase());
});
afterAll(() => harness.close());

const usernames = [
  'member01',
  'trial01',
  'agent01',
  'agent02',
  'agent03',
  'player11',
  'player12',
  'player21',
  'player22',
  'player13',
  'agent21',
  'player31',
  'player32',
];

const start = (atName?: string) => seedAsAtStart(harness, atName === undefined ? {} : { atName });

test('§1: a start completes what a killed one left undone; later ones send two queries', async () => {
  await expect(start('player22')).rejects.toThrow('killed');
  const team = usernames.filter((name) => !['member01', 'trial01', 'agent03'].includes(name));
  expect((await start()).ensured).toEqual(team);
  expect(await start()).toEqual({ statements: 2, ensured: [] });

  const { rows } = await harness.engine.query<{ external_id: string }>(
    `select external_id from posting where source = 'try-accounts' and external_id not like '%:%'`,
  );
  expect(rows.map((row) => row.external_id).toSorted()).toEqual(usernames.toSorted());
});

/** What the site knows of the identity of each account, by its name. */
async function identities() {
  const rows = await harness.db
    .selectFrom('member')
    .leftJoin('identity_check', 'identity_check.member_id', 'member.id')
    .leftJoin('member_profile', 'member_profile.member_id', 'member.id')
    .select(['username', 'nickname', 'identity', 'verified_name', 'real_name', 'operator'])
    .where('username', 'in', [...usernames])
    .execute();
  return Object.fromEntries(rows.map(({ username, ...row }) => [username, row]));
}

test('§1: all but the trial account are verified, each under a name with its nickname', async () => {
  await start();
  const { trial01, ...others } = await identities();
  expect(trial01).toMatchObject({ identity: 'none', verified_name: null });
  expect(Object.keys(others)).toHaveLength(usernames.length - 1);
  for (const { nickname, verified_name: name, ...row } of Object.values(others)) {
    expect(row).toEqual({ identity: 'verified', real_name: name, operator: 'try-accounts' });
    expect(name?.split(' ')[0]).toBe(nickname);
  }
  expect(await harness.modules.protection.checks()).toEqual([]);
});

test('§1: accounts of an earlier start are verified too, but whose check was refused', async () => {
  await start();
  const { db } = harness;
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'agent03')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('identity_check').execute();
  await db.updateTable('member').set({ identity: 'none', verified_name: null }).execute();
  await refuse(db, id);
  await start();
  const { member01, agent03 } = await identities();
  expect(member01).toMatchObject({ identity: 'verified', verified_name: 'Mayumi Dela Cruz' });
  expect(agent03).toMatchObject({ identity: 'refused', verified_name: null });
  expect(await harness.modules.protection.checks()).toEqual([]);
});
