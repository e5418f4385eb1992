import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { inFull } from '#testing/in-full.ts';
import { openCashback } from './cashback.fixture.ts';
import { addPlayers } from './many-players.fixture.ts';

test.runIf(inFull)('§7: 20,000 members are given their cash-back', async () => {
  const site = await openCashback(anyDatabase());
  await addPlayers(site.db, 20_000, site.today());
  await site.closeDay();
  site.at('00:40');
  await site.give();
  const { rows } = await sql<{ count: number; sum: bigint }>`
    select count(*)::int as count, sum(amount)::bigint as sum from reward`.execute(site.db);
  expect(rows).toEqual([{ count: 20_000, sum: 20_000n * 5_00n }]);
  await site.close();
});
