import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createLogger } from '#kit/logger.ts';
import { createOperatorKeys, wrongOperatorKeys } from './operator-keys.ts';
import { createOperators } from './operators.ts';

const context = {
  requestId: 'r1',
  language: 'EN' as const,
  address: '127.0.0.1',
  userAgent: 'test',
  operator: 'ana',
};
const { operator, address, requestId } = context;
const entry = { operator, address, requestId, call: 'payments.approveWithdrawal' };
const page = { operator: undefined, call: undefined, pageNo: 1, pageSize: 25 };

describe.each(testDatabases())('the audit log on the $name database', (database) => {
  let engine: SqlEngine;
  let db: Database;
  let operators: ReturnType<typeof createOperators>;

  beforeAll(async () => {
    engine = await database.open({ durable: false, migrated: true });
    db = createKysely(engine);
    operators = createOperators({ db, clock: () => new Date(), logger: createLogger('silent') });
  });

  afterAll(() => engine.close());

  const record = (input: unknown, outcome = 'done') =>
    operators.auditLog.record({ ...entry, input, outcome });
  const check = () => operators.operatorHandlers.checkAuditLog({}, context);

  /** Runs SQL as the owner of the database, who can bypass the guards of the table. */
  async function tamper(statement: string): Promise<void> {
    await sql.raw('alter table audit_entry disable trigger user').execute(db);
    await sql.raw(statement).execute(db);
    await sql.raw('alter table audit_entry enable trigger user').execute(db);
  }

  test('a key identifies its operator', async () => {
    expect(await operators.operatorHandlers.getMe({}, context)).toEqual({ operator: 'ana' });
  });

  test('records who called what, with which input and outcome', async () => {
    await record({ withdrawalId: 'w1', paymentPassword: '123456', accountNumber: '0012' }, 'begun');
    await record({ withdrawalId: 'w1' }, 'withdraw.state');
    const { list, total } = await operators.operatorHandlers.listAuditEntries(page, context);
    expect(total).toBe(2);
    expect(list.map(({ outcome }) => outcome)).toEqual(['withdraw.state', 'begun']);
    expect(list[1]).toMatchObject({ operator: 'ana', address: '127.0.0.1', requestId: 'r1' });
    expect(JSON.parse(list[1]!.input)).toEqual({
      withdrawalId: 'w1',
      paymentPassword: '***',
      accountNumber: '***',
    });
  });

  test('codes of vouchers are in no entry, and change no digest', async () => {
    const load = { itemId: 'coffee', requestKey: 'k1' };
    const call = 'rewards.loadMallCodes';
    for (const codes of [['LANTERN-77', 'LANTERN-78'], ['LANTERN-79']]) {
      await operators.auditLog.record({
        ...entry,
        call,
        input: { ...load, codes },
        outcome: 'done',
      });
    }
    const { list } = await operators.operatorHandlers.listAuditEntries({ ...page, call }, context);
    const inputs = list.map(({ input }) => JSON.parse(input) as unknown);
    const masked = { codes: '***', itemId: 'coffee', requestKey: '***' };
    expect(inputs).toEqual([masked, masked]);
    expect(new Set(list.map(({ inputDigest }) => inputDigest)).size).toBe(1);
    const rows = await db.selectFrom('audit_entry').selectAll().execute();
    const asText = JSON.stringify(rows.map((row) => ({ ...row, id: row.id.toString() })));
    expect(asText).not.toContain('LANTERN');
  });

  test('numbers that operators type of a draw are in no entry, and change no digest', async () => {
    const call = 'lottery.enterResult';
    for (const winNo of ['52768', '90817']) {
      const prizes = { DB: [winNo], G1: ['10439'] };
      const input = { drawId: 'd1', winNo, prizes, requestKey: 'k1' };
      await operators.auditLog.record({ ...entry, call, input, outcome: 'begun' });
    }
    const { list } = await operators.operatorHandlers.listAuditEntries({ ...page, call }, context);
    const masked = { drawId: 'd1', prizes: '***', requestKey: '***', winNo: '***' };
    expect(list.map(({ input }) => JSON.parse(input) as unknown)).toEqual([masked, masked]);
    expect(new Set(list.map(({ inputDigest }) => inputDigest)).size).toBe(1);
  });

  test('is one chain under concurrent writers', async () => {
    const other = createOperators({
      db,
      clock: () => new Date(),
      logger: createLogger('silent'),
    });
    const both = [operators, other];
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        both[n % 2]!.auditLog.record({
          ...entry,
          operator: `o${n}`,
          input: { n },
          outcome: 'done',
        }),
      ),
    );
    const { list } = await operators.operatorHandlers.listAuditEntries(page, context);
    expect(await check()).toEqual({ entries: 30, findings: [], lastHash: list[0]!.hash });
    expect(await operators.checks()).toEqual([]);
  });

  test('finds the entries of one operator, or of one call', async () => {
    const query = { ...page, operator: 'o5' };
    expect((await operators.operatorHandlers.listAuditEntries(query, context)).total).toBe(1);
    const none = { ...page, call: 'payments.other' };
    expect((await operators.operatorHandlers.listAuditEntries(none, context)).total).toBe(0);
  });

  test.each([
    'update audit_entry set operator = $$ben$$ where id = 3',
    'delete from audit_entry where id = 3',
    'truncate audit_entry',
  ])('refuses %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('never changed or removed');
  });

  test('gives the role of the application no right to edit', async () => {
    const { rows } = await sql<{ rights: string }>`
      select coalesce(string_agg(privilege_type, ' ' order by privilege_type), '') as rights
      from information_schema.role_table_grants
      where table_name = 'audit_entry' and grantee = current_user
        and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`.execute(db);
    expect(rows).toEqual([{ rights: '' }]);
  });

  test.each([
    ['an altered row', `update audit_entry set operator = 'ben' where id = 5`, '5', 'was altered'],
    [
      'a row altered with its hash',
      `update audit_entry set outcome = 'done', hash = repeat('a', 64) where id = 9`,
      '10',
      'does not follow the one before',
    ],
    ['a row taken out', 'delete from audit_entry where id = 15', '16', 'entry 15 is missing'],
  ])('%s is found', async (_, statement, subject, detail) => {
    await tamper(statement);
    expect((await check()).findings).toContainEqual({
      check: 'the audit log is whole',
      subject,
      detail,
    });
    expect((await operators.checks()).length).toBeGreaterThan(0);
  });
});

describe.each(testDatabases())('D18: keys of operators on the $name database', (database) => {
  const right = 'the-key-of-someone-else';
  let engine: SqlEngine;
  let now = new Date('2026-11-21T10:00:00Z');
  let operatorOf: ReturnType<typeof createOperatorKeys>;

  beforeAll(async () => {
    engine = await database.open({ durable: false, migrated: true });
    operatorOf = createOperatorKeys(
      [
        { name: 'main', token: 'the-first-key-of-all' },
        { name: 'ben', token: right },
      ],
      createRateLimiter(createKysely(engine), () => now),
    );
  });
  afterAll(() => engine.close());

  const answer = (key: string, from: string) =>
    operatorOf(key, from).catch((error: unknown) => (error as { code: string }).code);
  const wrong = (count: number, from: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => answer(`guess ${index}`, from)));

  test('each identifies its operator, an unknown key nobody', async () => {
    expect(await operatorOf('the-first-key-of-all', '192.0.2.1')).toBe('main');
    expect(await operatorOf(right, '192.0.2.1')).toBe('ben');
    expect(await operatorOf('the-key-of-nobody', '192.0.2.1')).toBeNull();
  });

  test('of 60 wrong ones at once ten are checked, and no right one after that', async () => {
    const answers = await wrong(60, '192.0.2.2');
    expect(answers.filter((one) => one === null)).toHaveLength(wrongOperatorKeys.uses);
    expect(answers.filter((one) => one === 'request.limited')).toHaveLength(50);
    expect(await answer(right, '192.0.2.2')).toBe('request.limited');
    expect(await answer(right, '192.0.2.3')).toBe('ben');
    now = new Date(now.getTime() + wrongOperatorKeys.windowMs + 60_000);
    expect(await answer(right, '192.0.2.2')).toBe('ben');
  });

  test('right ones spend nothing, and neither does a call without a key', async () => {
    expect(await wrong(9, '192.0.2.4')).toEqual(Array(9).fill(null));
    for (let count = 0; count < 12; count += 1) {
      expect(await answer(right, '192.0.2.4')).toBe('ben');
      expect(await answer('', '192.0.2.4')).toBeNull();
    }
    expect(await wrong(2, '192.0.2.4')).toEqual([null, 'request.limited']);
  });

  test('all of a /64 is one network', async () => {
    await wrong(wrongOperatorKeys.uses, '2001:db8:1:2::1');
    expect(await answer(right, '2001:db8:1:2::77')).toBe('request.limited');
    expect(await answer(right, '2001:db8:1:3::1')).toBe('ben');
  });
});
