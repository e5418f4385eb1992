import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator } from '#testing/test-base.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';

describe.each(testDatabases())('the check of payments on $name', (database) => {
  let harness: PaymentsHarness;
  let ids: Record<'paid' | 'pending' | 'held' | 'rejected' | 'paying', string>;

  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
    ids = {
      paid: await deposit(true),
      pending: await deposit(false),
      held: await withdrawal(),
      rejected: await withdrawal(),
      paying: await withdrawal(),
    };
    const { operatorHandlers } = harness;
    await operatorHandlers.rejectWithdrawal(
      { withdrawalId: ids.rejected, reason: 'test' },
      asOperator,
    );
    await operatorHandlers.approveWithdrawal({ withdrawalId: ids.paying }, asOperator);
    await harness.payments.jobs.runNow();
    expect(await found()).toEqual([]);
  });
  afterEach(async () => {
    await sql`update deposit set amount = 50000, state = case id when ${ids.paid}::uuid
      then 'paid' else 'pending' end`.execute(harness.db);
    await sql`update withdrawal set amount = 50000, gateway_payout_id = null,
      state = case id when ${ids.rejected}::uuid then 'rejected'
        when ${ids.paying}::uuid then 'paying' else 'requested' end`.execute(harness.db);
  });
  afterAll(() => harness.close());

  async function deposit(paid: boolean): Promise<string> {
    const { context } = await harness.member();
    const request = { channel: 'e-wallet', amount: '500.00', requestKey: randomUUID() };
    const { depositId } = await harness.handlers.requestDeposit(request, context);
    const { paymentId } = harness.company.payments.get(depositId)!;
    const money = { paymentId, reference: depositId, amount: '500.00', currency: 'PHP' };
    if (paid) await harness.deliver({ ...money, kind: 'payment', status: 'paid' });
    return depositId;
  }

  async function withdrawal(): Promise<string> {
    const member = await harness.withdrawer();
    return (await harness.handlers.requestWithdrawal(member.input, member.context)).withdrawalId;
  }

  const found = async () =>
    (await harness.payments.checks()).map((one) => [one.check, one.subject]);

  const setState = (table: 'deposit' | 'withdrawal', id: string, state: string) =>
    sql`update ${sql.table(table)} set state = ${state} where id = ${id}`.execute(harness.db);

  /** Inserts a posting past the wallet, as the server's code cannot. */
  async function post(source: string, externalId: string, contra: string): Promise<void> {
    const { accountId } = await harness.member();
    const house = await harness.wallet.houseAccount(contra, 'PHP');
    await sql`insert into posting
      (account_id, contra_id, kind, amount, balance_after, source, external_id)
      values (${accountId}, ${house}, 8, 5, 0, ${source}, ${externalId})`.execute(harness.db);
  }

  test('a deposit in the state paid without its money is found', async () => {
    await setState('deposit', ids.pending, 'paid');
    expect(await found()).toEqual([
      ['a paid deposit has its posting of the same amount', ids.pending],
    ]);
  });

  test('a deposit whose amount was changed afterwards is found', async () => {
    await sql`update deposit set amount = 1 where id = ${ids.paid}`.execute(harness.db);
    expect(await found()).toEqual([
      ['a paid deposit has its posting of the same amount', ids.paid],
    ]);
  });

  test('a withdrawal whose amount is not what was held is found', async () => {
    await sql`update withdrawal set amount = 1 where id = ${ids.held}`.execute(harness.db);
    expect(await found()).toEqual([
      ['a withdrawal has its hold', ids.held],
      ['the house holds what withdrawals have not given back', 'PHP'],
    ]);
  });

  test('a state that gives back without having given back is found', async () => {
    await setState('withdrawal', ids.paying, 'failed');
    expect(await found()).toEqual([
      [
        'a hold is given back where the withdrawal is rejected or failed, and only there',
        ids.paying,
      ],
      ['the house holds what withdrawals have not given back', 'PHP'],
    ]);
  });

  test('a hold that was given back while the withdrawal goes on is found', async () => {
    await setState('withdrawal', ids.rejected, 'requested');
    const rule = 'a hold is given back where the withdrawal is rejected or failed, and only there';
    expect(await found()).toContainEqual([rule, ids.rejected]);
  });

  test.each(['held', 'paying'] as const)(
    'a payout that nobody released, or whose order is missing, is found: %s',
    async (name) => {
      await setState('withdrawal', ids[name], name === 'held' ? 'paying' : 'requested');
      const rule = 'a released withdrawal is ordered once, any other never';
      expect(await found()).toEqual([[rule, ids[name]]]);
    },
  );

  test('an order that is in the outbox twice is found', async () => {
    await sql`alter table outbox drop constraint outbox_topic_key_key`.execute(harness.db);
    await sql`insert into outbox (topic, key, payload)
      values ('payout', ${ids.paying}, '{}')`.execute(harness.db);
    expect(await found()).toEqual([
      ['a released withdrawal is ordered once, any other never', ids.paying],
      ['no outbox message leaves twice', `payout ${ids.paying}`],
    ]);
    await sql`delete from outbox where payload = '{}' and tries = 0`.execute(harness.db);
  });

  test('one payout for two withdrawals is found', async () => {
    await sql`update withdrawal set gateway_payout_id = 'po_1'
      where id in (${ids.paying}, ${ids.held})`.execute(harness.db);
    expect(await found()).toEqual([['no payout of a gateway pays two withdrawals', 'fake po_1']]);
  });

  // Postings cannot be removed, so these tests come last.
  test('money of a deposit that is not paid, or not there, is found', async () => {
    await setState('deposit', ids.paid, 'failed');
    const stranger = randomUUID();
    await post('deposit', stranger, 'gateway:fake');
    const findings = await found();
    expect(findings).toHaveLength(2);
    expect(findings).toContainEqual(['a deposit posting has its paid deposit', ids.paid]);
    expect(findings).toContainEqual(['a deposit posting has its paid deposit', stranger]);
  });

  test('a hold without a withdrawal is found', async () => {
    const stranger = `hold:${randomUUID()}`;
    await post('withdrawal', stranger, 'withdrawals');
    const findings = await found();
    expect(findings).toContainEqual(['a hold or a return has its withdrawal', stranger]);
    expect(findings).toContainEqual([
      'the house holds what withdrawals have not given back',
      'PHP',
    ]);
  });
});
