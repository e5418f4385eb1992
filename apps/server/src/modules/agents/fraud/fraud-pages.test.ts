import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { operatorKey, serveTestSite, type ServedSite } from '#testing/served-site.ts';
import type { Member } from '#testing/test-base.ts';
import { operatorEndpoints } from '@pavilion/contract/operator';
import { raiseCase, type SeenCase } from './case.store.ts';

const startedAt = new Date('2026-11-21T10:00:00Z');
const { listFraudCases, decideFraudCase } = operatorEndpoints.agents;
const path = '/operator/agents/fraud-cases';

describe.each(testDatabases())('cases of fraud for operators, on $name', (database) => {
  let site: ServedSite;
  let top: Member;
  let agent: Member;
  let player: Member;
  beforeAll(async () => {
    site = await serveTestSite(database, { startedAt });
    top = await site.member({ memberType: 1 });
    agent = await site.member({ memberType: 1, parentId: top.memberId });
    player = await site.member({ parentId: agent.memberId });
  });
  afterAll(() => site.close());

  /** Raises a case a second after the one before it; returns its id. */
  async function raise(kind: SeenCase['kind'], more: Partial<SeenCase> = {}): Promise<string> {
    site.pass(1000);
    const about = { subject: randomUUID(), agentId: agent.memberId, memberId: player.memberId };
    const seen = { id: randomUUID(), facts: {}, day: '2026-11-21', at: site.clock() };
    return (await raiseCase(site.db, { kind, ...about, ...seen, ...more })) ?? 'none';
  }

  async function list(query = '') {
    const answer = await site.call({
      method: 'GET',
      path: `${path}?pageNo=1&pageSize=25${query}`,
      token: operatorKey,
    });
    expect(answer).toMatchObject({ status: 200 });
    return v.parse(listFraudCases.response, answer.value);
  }
  const decide = (caseId: string, state: string, note = 'It was the family.') =>
    site.call({
      method: 'POST',
      path: `${path}/${caseId}/decide`,
      token: operatorKey,
      body: { state, note },
    });

  const idsOf = async (query: string) => (await list(query)).list.map(({ caseId }) => caseId);

  test('they are listed the latest first, with names, amounts and what they do', async () => {
    const other = await site.member({ parentId: agent.memberId });
    const [shared, gone] = [other.memberId.toString(), '999999'];
    await raise('sharedDevice', {
      others: [other.memberId],
      facts: { devices: [shared, gone], addresses: [shared] },
    });
    const at = site.clock().toISOString();
    const step = { step: 'transfer', from: top.memberId.toString(), to: null, at } as const;
    await raise('churn', {
      agentId: null,
      facts: { betMinor: '123456', depositMinor: '0', chain: [{ ...step, amountMinor: '500' }] },
    });
    const { list: listed, total } = await list();
    expect(total).toBe(2);
    expect(listed).toMatchObject([
      {
        kind: 'churn',
        effect: 'none',
        agent: null,
        account: player.username,
        others: [],
        facts: {
          devices: [],
          betAmount: '1234.56',
          winAmount: null,
          deposit: '0.00',
          chain: [{ step: 'transfer', from: top.username, to: null, amount: '5.00' }],
        },
      },
      {
        kind: 'sharedDevice',
        state: 'open',
        effect: 'commissionHeld',
        agent: agent.username,
        account: player.username,
        others: [other.username],
        facts: { devices: [other.username], addresses: [other.username], betAmount: null },
        times: 1,
        firstAt: at,
        decidedBy: null,
        decidedAt: null,
        note: '',
      },
    ]);
  });

  test('they are found by kind, by state, and by an account that is in them or above', async () => {
    const [line, mate] = [await site.member({ memberType: 1 }), await site.member()];
    const below = await site.member({ memberType: 1, parentId: line.memberId });
    const about = { agentId: below.memberId, memberId: mate.memberId };
    const first = await raise('samePerson', about);
    const second = await raise('matchedBets', { others: [mate.memberId], memberId: null });
    expect(await idsOf(`&account=${line.username}`)).toEqual([first]);
    expect(await idsOf(`&account=${below.username.toUpperCase()}`)).toEqual([first]);
    expect(await idsOf(`&account=${mate.username}`)).toEqual([second, first]);
    expect(await idsOf(`&account=${mate.username}&kind=matchedBets`)).toEqual([second]);
    expect(await decide(first, 'confirmed')).toMatchObject({ status: 200 });
    expect(await idsOf(`&account=${mate.username}&state=open`)).toEqual([second]);
    expect(await idsOf('&state=confirmed')).toEqual([first]);
    const nobody = `${path}?pageNo=1&pageSize=25&account=nobody`;
    expect(await site.call({ method: 'GET', path: nobody, token: operatorKey })).toMatchObject({
      status: 404,
      errorCode: 'member.not.found',
    });
  });

  test('one is decided once; a repeat changes nothing, another decision is refused', async () => {
    const caseId = await raise('sharedDevice');
    const answer = await decide(caseId, 'confirmed');
    const decidedAt = site.clock().toISOString();
    const decided = { caseId, state: 'confirmed', decidedBy: 'ana', decidedAt };
    const shown = { ...decided, effect: 'notCounted', note: 'It was the family.' };
    expect(v.parse(decideFraudCase.response, answer.value)).toMatchObject(shown);
    site.pass(1000);
    expect((await decide(caseId, 'confirmed', 'Said otherwise.')).value).toEqual(answer.value);
    expect(await decide(caseId, 'dismissed')).toMatchObject({
      status: 409,
      errorCode: 'agent.fraud.state',
    });
    expect((await list('&state=confirmed')).list[0]).toMatchObject(shown);
  });

  test('a decision needs a case and a reason, and is in the audit log', async () => {
    const caseId = await raise('sharedDevice');
    for (const unknown of [randomUUID(), 'none']) {
      const answer = await decide(unknown, 'dismissed');
      expect(answer).toMatchObject({ status: 404, errorCode: 'agent.fraud.not.found' });
    }
    expect(await decide(caseId, 'dismissed', '  No  ')).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'note' }] },
    });
    expect(await decide(caseId, 'open')).toMatchObject({ status: 400 });
    expect(await decide(caseId, 'dismissed')).toMatchObject({ value: { effect: 'none' } });
    const entries = await site.db
      .selectFrom('audit_entry')
      .select(['operator', 'outcome'])
      .where('call', '=', 'agents.decideFraudCase')
      .where('input_summary', 'like', `%${caseId}%`)
      .orderBy('id')
      .execute();
    const outcomes = ['begun', 'request.invalid', 'begun', 'request.invalid', 'begun', 'done'];
    expect(entries).toEqual(outcomes.map((outcome) => ({ operator: 'ana', outcome })));
  });

  test('who looks at the tree is in the audit log', async () => {
    const tree = `/operator/agents/tree?pageNo=1&pageSize=25&account=${top.username}`;
    const answer = await site.call({ method: 'GET', path: tree, token: operatorKey });
    expect(answer).toMatchObject({ value: { list: [{ account: agent.username }] } });
    const entry = site.db
      .selectFrom('audit_entry')
      .select(['operator', 'outcome'])
      .where('call', '=', 'agents.showAgentTree')
      .where('input_summary', 'like', `%${top.username}%`);
    expect(await entry.execute()).toEqual([{ operator: 'ana', outcome: 'done' }]);
  });
});
