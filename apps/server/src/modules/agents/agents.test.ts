import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import type { Tables } from '#db/tables.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import type { OperatorContext } from '#http/handlers.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { createAgents, type Agents } from './agents.ts';

const now = new Date('2026-11-22T10:00:00Z');
const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
const baseContext = { requestId: '', address: '', userAgent: '', language: 'EN' as const };
const operator: OperatorContext = { ...baseContext, operator: 'ana' };

describe.each(testDatabases())('§3, §4: contract requests, on $name', ({ open }) => {
  let engine: SqlEngine;
  let db: Database;
  let agents: Agents;

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    db = createKysely<Tables>(engine);
    agents = createAgents({ db, clock: () => now, memberTypes: defaultMemberTypes });
  });
  afterAll(() => engine.close());

  async function member(username: string, memberType: number): Promise<bigint> {
    const row = await db
      .insertInto('member')
      .values({
        username,
        member_type: memberType,
        password_hash: 'none',
        payment_password_hash: null,
        birthday: null,
        parent_id: null,
        locked_until: null,
        last_login_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const set = (account: string, request: string | null) =>
    agents.operatorHandlers.setContractRequest(
      { account, contract: 'dividend', request },
      operator,
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
});
