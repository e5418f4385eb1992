import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator, openTestBase, type TestBase } from '#testing/test-base.ts';
import { openAgents } from './agents.fixture.ts';
import type { Agents } from './agents.ts';

const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

describe.each(testDatabases())('§3, §4: contract requests, on $name', (database) => {
  let base: TestBase;
  let agents: Agents;

  beforeAll(async () => {
    base = await openTestBase(database);
    agents = openAgents(base);
  });
  afterAll(() => base.close());

  const member = async (username: string, memberType: number): Promise<bigint> =>
    (await base.member({ username, memberType })).memberId;
  const set = (account: string, request: string | null) =>
    agents.operatorHandlers.setContractRequest(
      { account, contract: 'dividend', request },
      asOperator,
    );

  test('a request of an operator is in the agent’s fields until it is withdrawn', async () => {
    const id = await member('amihan', 1);
    expect(await agents.contractRequests(id, 1)).toEqual(none);
    await set('amihan', 'NEW');
    await set('amihan', 'WEEKLY');
    await set('amihan', 'WEEKLY');
    const made = { ...none, divtypecompperiodreq: 'WEEKLY' };
    expect(await agents.contractRequests(id, 1)).toEqual(made);
    await set('amihan', null);
    expect(await agents.contractRequests(id, 1)).toEqual(none);
    await agents.askFirst(id, 'dividend', 'NEW');
    expect(await agents.contractRequests(id, 1)).toEqual(none);
  });

  test('only an agent who may have contracts gets a request', async () => {
    await member('plain', 0);
    await member('bare', 41);
    await expect(set('plain', 'NEW')).rejects.toMatchObject({ code: 'member.not.agent' });
    await expect(set('bare', 'NEW')).rejects.toMatchObject({ code: 'member.not.agent' });
    await expect(set('nobody', 'NEW')).rejects.toMatchObject({ code: 'member.not.found' });
  });

  test('types 0, 4, 40, 41 and 42 have no contract, whatever was requested before', async () => {
    const id = await member('was-agent', 1);
    await set('was-agent', 'NEW');
    for (const type of [0, 4, 40, 41, 42]) {
      expect(await agents.contractRequests(id, type)).toEqual(none);
    }
    for (const type of [1, 2, 5]) {
      expect((await agents.contractRequests(id, type)).divtypecompperiodreq).toBe('NEW');
    }
  });

  test('the check of an operator, and the gauge, tell what is wrong in the tree', async () => {
    const upline = await member('upline', 1);
    await base.member({ username: 'below', parentId: upline });
    const check = () => agents.operatorHandlers.checkAgents({}, asOperator);
    expect(await check()).toEqual({ findings: [] });
    await base.db.deleteFrom('downline').where('ancestor_id', '=', upline).execute();
    const { findings } = await check();
    expect(findings).toMatchObject([{ detail: 'missing, at distance 1' }]);
    expect(await agents.findProblems()).toEqual(findings);
  });
});
