import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { operatorKey, serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { clean, depositor } from './testing/depositor.ts';

type Depositor = Awaited<ReturnType<typeof depositor>>;

describe.each(testDatabases())('cash that is passed through, on $name', (database) => {
  let harness: ServedSite;
  beforeAll(async () => {
    harness = await serveTestSite(database);
  });
  afterAll(async () => {
    await clean(harness);
    await harness.close();
  });

  /** Somebody below an agent, who both deposit, and what operators see. */
  async function pair() {
    const [agent, player] = [await depositor(harness, 1), await depositor(harness)];
    await harness.db
      .updateTable('member')
      .set({ parent_id: agent.id })
      .where('id', '=', player.id)
      .execute();
    return { agent, player };
  }

  const send = (from: Depositor, to: Depositor, amount: string) =>
    from.done('PUT', '/wps/agent/transferDownline', {
      account: to.username,
      amount,
      paymentPassword: from.card.paymentPassword,
      requestKey: randomUUID(),
    });

  async function operatorsSee(path: string): Promise<unknown[]> {
    const headers = { authorization: operatorKey };
    const { value } = await harness.call({ method: 'GET', path, headers });
    return (value as { list: unknown[] }).list;
  }
  const casesOf = ({ username }: Depositor) =>
    operatorsSee(`/operator/agents/fraud-cases?account=${username}&pageNo=1&pageSize=25`);

  test('taken out after a transfer with no play beside: a case and a review', async () => {
    const { agent, player } = await pair();
    await agent.deposit('500.00');
    await agent.play(500_00n, 490_00n);
    await send(agent, player, '300.00');
    await player.play(300_00n, 299_00n);
    const order = player.order('200.00');
    const answer = await player.send('POST', '/wps/transaction/withdraw', order);
    expect(answer).toMatchObject({ status: 200, value: { state: 'reviewing' } });
    expect(await player.send('POST', '/wps/transaction/withdraw', order)).toEqual(answer);
    const { withdrawalId } = answer.value as { withdrawalId: string };
    const chain = [
      { step: 'deposit', from: null, to: agent.username, amount: '500.00' },
      { step: 'transfer', from: agent.username, to: player.username, amount: '300.00' },
      { step: 'withdrawal', from: player.username, to: null, amount: '200.00' },
    ];
    expect(await casesOf(player)).toMatchObject([
      {
        kind: 'passedThrough',
        state: 'open',
        effect: 'none',
        agent: agent.username,
        account: player.username,
        others: [agent.username],
        withdrawal: withdrawalId,
        facts: { chain, betAmount: '300.00' },
        times: 1,
      },
    ]);
    expect(await casesOf(agent)).toHaveLength(1);
    const waiting = '/operator/withdrawals?state=reviewing&pageNo=1&pageSize=25';
    expect(await operatorsSee(waiting)).toMatchObject([{ account: player.username, chain }]);
    const inbox = await player.send('GET', '/wps/message/inbox?pageNo=1&pageSize=25');
    expect(inbox.value).toMatchObject({ total: 1 });
  });
});
