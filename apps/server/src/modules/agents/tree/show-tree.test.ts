import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  asOperator,
  codeOf,
  openTestBase,
  type Member,
  type TestBase,
} from '#testing/test-base.ts';
import { operatorEndpoints } from '@pavilion/contract/operator';
import { openAgents } from '../agents.fixture.ts';
import type { Agents } from '../agents.ts';
import { raiseCase, writeDecision, type SeenCase } from '../fraud/case.store.ts';

describe.each(testDatabases())('the tree of agents for operators, on $name', (database) => {
  let base: TestBase;
  let agents: Agents;
  let top: Member;
  let agent: Member;
  let player: Member;
  let deep: Member;

  const person = (username: string, upline: Member | null) =>
    base.member({ username, memberType: 1, parentId: upline?.memberId ?? null });

  beforeAll(async () => {
    base = await openTestBase(database);
    agents = openAgents(base);
    await person('alone', null);
    top = await person('top', null);
    agent = await person('agent', top);
    await person('second', top);
    player = await person('player', agent);
    deep = await person('deep', player);
    await person('deeper', deep);
  });
  afterAll(() => base.close());

  async function show(account?: string, pageNo = 1, pageSize = 25) {
    const query = { pageNo, pageSize, ...(account !== undefined && { account }) };
    const answer = await agents.operatorHandlers.showAgentTree(query, asOperator);
    return v.parse(operatorEndpoints.agents.showAgentTree.response, answer);
  }
  const named = async (...given: Parameters<typeof show>) =>
    (await show(...given)).list.map(({ account }) => account);

  async function raise(kind: SeenCase['kind'], agentId: bigint | null, memberId: bigint | null) {
    const about = { kind, agentId, memberId, subject: randomUUID() };
    const seen = { id: randomUUID(), facts: {}, day: '2026-11-21', at: base.clock() };
    return (await raiseCase(base.db, { ...about, ...seen })) ?? 'none';
  }
  const decide = (id: string, state: 'confirmed' | 'dismissed') =>
    base.db.transaction().execute((transaction) =>
      writeDecision(transaction, id, {
        state,
        decided_by: 'ana',
        decided_at: base.clock(),
        note: '',
      }),
    );

  test('begins with those at the top who have people below', async () => {
    const { list, path, total } = await show();
    expect(path).toEqual([]);
    expect(total).toBe(1);
    expect(list).toMatchObject([{ account: 'top', level: 1, direct: 2, below: 5, suspects: 0 }]);
  });

  test('shows the people one step below, the largest teams first, page by page', async () => {
    const { list, path, total } = await show('TOP');
    expect(path).toEqual([{ account: 'top', nickname: '' }]);
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { account: 'agent', type: 1, level: 2, open: true, direct: 1, below: 3 },
      { account: 'second', level: 2, direct: 0, below: 0, openCases: 0, contracts: 0 },
    ]);
    expect([await named('top', 1, 1), await named('top', 2, 1)]).toEqual([['agent'], ['second']]);
    const below = await show('player');
    expect(below.path.map(({ account }) => account)).toEqual(['top', 'agent', 'player']);
    expect(below.list).toMatchObject([{ account: 'deep', level: 4, direct: 1, below: 1 }]);
    expect(await named('deeper')).toEqual([]);
    const unknown = agents.operatorHandlers.showAgentTree(
      { account: 'nobody', pageNo: 1, pageSize: 25 },
      asOperator,
    );
    expect(await codeOf(unknown)).toBe('member.not.found');
  });

  test('counts suspects apart, and the open cases of a line', async () => {
    const cases = [
      await raise('sharedDevice', agent.memberId, player.memberId),
      await raise('samePerson', agent.memberId, player.memberId),
      await raise('sharedDevice', player.memberId, deep.memberId),
      // Of the agent itself, which makes nobody a suspect.
      await raise('activeMembers', agent.memberId, null),
    ];
    const ofAgent = async () => (await show('top')).list[0];
    expect((await show()).list[0]).toMatchObject({ below: 3, suspects: 2, openCases: 4 });
    expect(await ofAgent()).toMatchObject({ below: 1, suspects: 2, suspect: false, openCases: 4 });
    expect((await show('agent')).list[0]).toMatchObject({
      account: 'player',
      below: 1,
      suspects: 1,
      suspect: true,
      openCases: 3,
    });
    await decide(cases[0] ?? '', 'confirmed');
    await decide(cases[1] ?? '', 'dismissed');
    await decide(cases[2] ?? '', 'dismissed');
    expect(await ofAgent()).toMatchObject({ below: 2, suspects: 1, openCases: 1 });
    expect((await show('player')).list[0]).toMatchObject({ account: 'deep', suspect: false });
  });

  test('shows contracts that run, and the valid bets of thirty days', async () => {
    const { memberId } = agent;
    const at = base.clock();
    const between = { payee_id: memberId, payer_id: top.memberId, is_change: false, terms: {} };
    const dates = { proposed_at: at, changed_at: at, starts_at: at };
    const running = { id: randomUUID(), kind: 'dailySalary', state: 'active' } as const;
    const over = { id: randomUUID(), kind: 'dividend', state: 'ended' } as const;
    await base.db
      .insertInto('agent_contract')
      .values([running, over].map((contract) => ({ ...contract, ...between, ...dates })))
      .execute();
    const days = ['2026-10-22', '2026-10-23', '2026-11-21'];
    const playOf = (day: string) => ({ day, category: 'RNG', valid: 100_00n });
    await base.db
      .insertInto('line_day')
      .values(days.map((day) => ({ agent_id: memberId, ...playOf(day) })))
      .execute();
    await base.db
      .insertInto('member_day')
      .values(days.map((day) => ({ member_id: memberId, ...playOf(day) })))
      .execute();
    const [shown] = (await show('top')).list;
    expect(shown).toMatchObject({ contracts: 1, validBetAmount: '400.00' });
  });
});
