import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator, openTestBase, type TestBase } from '#testing/test-base.ts';
import { openAgents } from './agents.fixture.ts';
import type { Agents } from './agents.ts';

describe.each(testDatabases())('the check of agents on $name', (database) => {
  let base: TestBase;
  let agents: Agents;

  beforeAll(async () => {
    base = await openTestBase(database);
    agents = openAgents(base);
  });
  afterAll(() => base.close());

  test('the check of an operator, and the gauge, tell what is wrong in the tree', async () => {
    const { memberId: upline } = await base.member({ username: 'upline', memberType: 1 });
    await base.member({ username: 'below', parentId: upline });
    const check = () => agents.operatorHandlers.checkAgents({}, asOperator);
    expect(await check()).toEqual({ findings: [] });
    await base.db.deleteFrom('downline').where('ancestor_id', '=', upline).execute();
    const { findings } = await check();
    expect(findings).toMatchObject([{ detail: 'missing, at distance 1' }]);
    expect(await agents.findProblems()).toEqual(findings);
  });
});
