import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  balanceBody,
  betWinBody,
  createWalletHarness,
  newId,
  signatureOf,
  type WalletHarness,
} from './wallet-harness.ts';

describe.each(testDatabases())('V1, V2: rules 1 and 2 on $name', ({ open }) => {
  let harness: WalletHarness;

  beforeAll(async () => {
    harness = await createWalletHarness({ open });
  });

  afterAll(() => harness.close());

  test('rule 1: a bet with unusual spacing is accepted as signed', async () => {
    const player = await harness.player(10_000n);
    const bet = `{"amount":"1.5","type":"b\\u0065t","id_provider":"${newId()}"}`;
    const text = ` {"transactions" : [ ${bet}],
      "round_id":"r\\u00e9sum\\u00e9","game_id":"harbour-lights-at-vendor",
      "currency":"PHP","session_id":"${player.sessionId}","account_id":"${player.id}"}\n`;
    const headers = { 'x-request-sign': signatureOf(text).toUpperCase() };
    const answer = await harness.postBytes('betwin', text, headers);
    expect(answer).toMatchObject({
      status: 200,
      body: { balance: '98.50', round_id: 'résumé' },
    });
    const [posting] = await harness.postingsOf(player.accountId);
    expect(posting?.round_id).toBe('résumé');
  });

  test('rule 1: a wrong or missing signature moves nothing, whatever the call', async () => {
    const player = await harness.player(10_000n);
    const text = JSON.stringify(betWinBody(player, [{ id: newId(), bet: '1.00' }]));
    const otherVendor = { 'x-request-sign': signatureOf(text, 'reef') };
    for (const call of ['balance', 'betwin', 'rollback', 'finish']) {
      for (const headers of [{}, otherVendor]) {
        const answer = await harness.postBytes(call, text, headers);
        expect(answer.status).toBe(400);
        expect(answer.body.meta?.api_code).toBe('403');
      }
    }
    expect(await harness.postingsOf(player.accountId)).toEqual([]);
  });

  test.each(['0.00', '-1.00', '1.005', '1e2', '', '01,00', '1.000'])(
    'rule 2: a bet of "%s" is a bad request and the ledger is unchanged',
    async (amount) => {
      const player = await harness.player(10_000n);
      const moves = [
        { id: newId(), bet: '1.00' },
        { id: newId(), win: amount },
      ];
      const answer = await harness.post('betwin', betWinBody(player, moves));
      expect(answer.status).toBe(400);
      expect(answer.body.meta?.api_code).toBe('400');
      expect(await harness.postingsOf(player.accountId)).toEqual([]);
      expect(await harness.balanceOf(player)).toBe(10_000n);
    },
  );

  test('rule 2: currency codes are upper case', async () => {
    const player = await harness.player(10_000n);
    const answer = await harness.post('balance', { ...balanceBody(player), currency: 'php' });
    expect(answer).toMatchObject({ status: 400, body: { meta: { api_code: '400' } } });
  });

  test('rule 2: unknown fields are tolerated', async () => {
    const player = await harness.player(10_000n);
    const body = { ...balanceBody(player), bonus: { id: 1 }, extra: null };
    expect(await harness.post('balance', body)).toEqual({
      status: 200,
      body: { balance: '100.00' },
    });
  });
});
