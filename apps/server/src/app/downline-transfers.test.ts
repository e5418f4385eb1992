import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { clean, depositor } from './testing/depositor.ts';

const paymentPassword = '417093';

describe.each(testDatabases())('§9: money of downline transfers, on $name', (database) => {
  let harness: ServedSite;
  beforeAll(async () => {
    harness = await serveTestSite(database);
  });
  afterAll(async () => {
    await clean(harness);
    await harness.close();
  });

  /** Somebody who deposits, below an agent with 1,000.00 who sends to that person. */
  async function team() {
    const player = await depositor(harness);
    const paymentPasswordHash = await harness.modules.people.hasher.hash(paymentPassword);
    const agent = await harness.member({ memberType: 1, balance: 1_000_00n, paymentPasswordHash });
    await harness.db
      .updateTable('member')
      .set({ parent_id: agent.memberId })
      .where('id', '=', player.id)
      .execute();
    const send = (amount: string) =>
      harness.call({
        method: 'PUT',
        path: '/wps/agent/transferDownline',
        token: agent.token,
        body: { account: player.username, amount, paymentPassword, requestKey: randomUUID() },
      });
    return { agent, player, send };
  }

  test('what arrives is played before a withdrawal; both have a record', async () => {
    const { agent, player, send } = await team();
    expect(await send('300.00')).toMatchObject({ status: 200, value: { balance: '700.00' } });
    expect(await player.withdraw('300.00')).toMatchObject({
      status: 409,
      errorCode: 'withdraw.playthrough.open',
      value: { missing: '300.00' },
    });
    await player.play(300_00n, 320_00n);
    expect(await player.withdraw('300.00')).toMatchObject({ status: 200 });
    const path = '/wps/report/transaction?kind=downlineTransfer';
    const arrived = await player.send('GET', path);
    expect(arrived.value).toMatchObject({
      list: [{ amount: '300.00', otherAccount: agent.username }],
    });
    const left = await harness.call({ method: 'GET', path, token: agent.token });
    expect(left.value).toMatchObject({
      list: [{ amount: '-300.00', otherAccount: player.username }],
    });
    const result = await player.send('GET', '/wps/report/personalPNL');
    expect(result.value).toMatchObject({ downlineTransfers: '300.00', deposits: '0.00' });
    const inbox = await player.send('GET', '/wps/message/inbox?pageNo=1&pageSize=25');
    expect(JSON.stringify(inbox.value)).toContain(`${agent.username} sent you PHP 300.00.`);
  });

  test('transfers and deposits count against one limit of deposits', async () => {
    const { player, send } = await team();
    const limit = { kind: 'deposit', period: 'day', amount: '900.00' };
    await player.done('POST', '/wps/member/limits', limit);
    expect(await send('300.00')).toMatchObject({ status: 200 });
    expect(await player.ask('600.01')).toMatchObject({
      errorCode: 'deposit.own.limit',
      value: { left: '600.00' },
    });
    await player.deposit('600.00');
    expect(await send('1.00')).toMatchObject({ errorCode: 'agent.transfer.recipient' });
  });
});
