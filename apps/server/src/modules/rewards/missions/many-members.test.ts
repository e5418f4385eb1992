import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { currency } from '#testing/test-base.ts';
import { addPlayers } from '../cashback/many-players.fixture.ts';
import { listToCount } from './mission-standing.store.ts';
import { mission, openMissions, today } from './missions.fixture.ts';

test('1,000 members are given missions, and are not counted again without a change', async () => {
  const site = await openMissions(anyDatabase());
  await addPlayers(site.db, 1_000, today);
  const who = await site.member();
  const missions = [
    mission('day', { measure: 'validBets', target: 1_000_00n }),
    mission('week', { measure: 'validBets', target: 1_000_00n }, { period: 'week' }),
  ];
  const waiting = () => listToCount(site.db, currency.code, { everybody: false });
  await site.count(...missions);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reward where origin = 'mission'`.execute(site.db);
  expect(rows).toEqual([{ count: 2_000 }]);
  expect(await waiting()).toEqual([]);
  await site.set(who, { mobile_num: '+639170000001' });
  expect(await waiting()).toEqual([who.memberId]);
  await site.count(...missions);
  expect(await waiting()).toEqual([]);
  await site.close();
});
