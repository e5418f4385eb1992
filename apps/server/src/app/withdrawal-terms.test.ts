import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../db/testing/test-database.ts';
import { createWallet } from '../modules/wallet/wallet.ts';
import { openRolesWorld, operatorKey, type RolesWorld } from './roles/roles-world.ts';

const paymentPassword = '482915';
const password = 'lantern-on-water';

/** A member who deposits, plays and withdraws through the calls of the site. */
async function depositor(world: RolesWorld) {
  const { id, username } = await world.newMember(0);
  const { token } = await world.openSession(id);
  const send = (method: string, path: string, body: object | FormData = {}) =>
    world.call({ method, path, token, body });
  const done = async (...sent: Parameters<typeof send>) => {
    const answer = await send(...sent);
    expect(answer).toMatchObject({ status: 200 });
    return answer.value as Record<string, string>;
  };
  await done('PUT', '/wps/member/paymentPassword', { password, paymentPassword });
  const account = { accountNumber: '001234567890', accountName: 'Maria Lakambini' };
  const card = { bank: 'harbour-bank', ...account, paymentPassword };
  const { cardId } = await done('PUT', '/wps/member/bankCard', card);

  async function deposit(amount: string, promotionId?: string): Promise<void> {
    const wish = { channel: 'bank-transfer', amount, requestKey: randomUUID(), promotionId };
    const { depositId } = await done('POST', '/wps/transaction/deposit/mt', wish);
    await done('POST', `/wps/transaction/deposit/${depositId}/sent`, new FormData());
    const approved = await world.call({
      method: 'POST',
      path: `/operator/deposits/${depositId}/approve`,
      headers: { authorization: operatorKey },
      body: {},
    });
    expect(approved.status).toBe(200);
  }

  const withdraw = (amount: string, more: object = {}) =>
    send('POST', '/wps/transaction/withdraw', {
      cardId,
      amount,
      paymentPassword,
      requestKey: randomUUID(),
      ...more,
    });

  async function rules() {
    const answer = await world.call({ method: 'GET', path: '/wps/system/withdrawBanks', token });
    return answer.value as { effect: string; playThrough: object; bonuses: { bonusId: string }[] };
  }

  /** A round that ends, at a game for which no bonus counts or is taken. */
  async function play(stakeMinor: bigint, wonMinor: bigint): Promise<void> {
    const { engine, db } = world;
    const money = { code: 'PHP', symbol: '₱', digits: 2 };
    const playMoney = { code: 'FUN', symbol: '₣' };
    const wallet = createWallet({
      engine,
      db,
      currency: money,
      trialCurrency: playMoney,
      timeZone: 'Asia/Manila',
    });
    const row = await db
      .selectFrom('account')
      .select('id')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    const move = {
      accountId: row.id,
      contraId: await wallet.houseAccount('games:test', 'PHP'),
      source: 'games:test',
      roundId: randomUUID(),
      gameNode: 1,
      category: 'PVP',
    };
    const [bet] = await wallet.apply([
      { ...move, kind: 'bet', amountMinor: -stakeMinor, externalId: randomUUID() },
    ]);
    expect(bet?.outcome).toBe('applied');
    await wallet.apply([
      {
        ...move,
        kind: 'win',
        amountMinor: wonMinor,
        externalId: randomUUID(),
        finishesRound: true,
      },
    ]);
  }

  return { username, done, deposit, withdraw, rules, play };
}

const clean = async (world: RolesWorld) => {
  const path = '/operator/ledger-check';
  const answer = await world.call({ method: 'GET', path, headers: { authorization: operatorKey } });
  expect(answer.value).toMatchObject({ findings: [] });
};

describe.each(testDatabases())('D23: a deposit with a bonus, on $name', (database) => {
  describe('where a bonus may block', () => {
    let world: RolesWorld;
    beforeAll(async () => {
      world = await openRolesWorld(database);
    });
    afterAll(async () => {
      await clean(world);
      await world.close();
    });

    test('does not go out unplayed, nor after the bonus was given up', async () => {
      const member = await depositor(world);
      await member.deposit('1000.00', 'first-deposit');
      expect(await member.withdraw('1000.00')).toMatchObject({
        status: 409,
        errorCode: 'withdraw.bonus.blocked',
        value: { missing: '24000.00' },
      });
      const { effect, playThrough, bonuses } = await member.rules();
      expect({ effect, playThrough }).toEqual({
        effect: 'blocked',
        playThrough: { times: 1, owed: '1000.00' },
      });
      expect(bonuses).toMatchObject([{ withdrawal: 'blocks', remaining: '24000.00' }]);
      await member.done('POST', '/wps/member/bonuses/forfeit', { bonusId: bonuses[0]?.bonusId });
      expect(await member.withdraw('1000.00')).toMatchObject({
        status: 409,
        errorCode: 'withdraw.playthrough.open',
        value: { missing: '1000.00' },
      });
      await member.play(400_00n, 300_00n);
      expect(await member.withdraw('900.00')).toMatchObject({ value: { missing: '600.00' } });
      await member.play(600_00n, 700_00n);
      expect(await member.rules()).toMatchObject({ effect: 'free', bonuses: [] });
      expect(await member.withdraw('1000.00')).toMatchObject({ status: 200 });
    });
  });

  describe('where a licence forbids that a bonus blocks', () => {
    let world: RolesWorld;
    beforeAll(async () => {
      world = await openRolesWorld(database, { mayBlockWithdrawal: false });
    });
    afterAll(async () => {
      await clean(world);
      await world.close();
    });

    test('the bonus ends with the withdrawal, after the member was told and agreed', async () => {
      const member = await depositor(world);
      await member.deposit('1000.00', 'first-deposit');
      expect(await member.withdraw('1000.00')).toMatchObject({
        errorCode: 'withdraw.playthrough.open',
        value: { missing: '1000.00' },
      });
      await member.play(1000_00n, 900_00n);
      expect((await member.rules()).effect).toBe('ends');
      expect(await member.withdraw('900.00')).toMatchObject({
        status: 409,
        errorCode: 'withdraw.bonus.ends',
        value: { goes: '1000.00' },
      });
      expect(await member.withdraw('900.00', { endBonus: true })).toMatchObject({ status: 200 });
      expect(await member.rules()).toMatchObject({ effect: 'free', bonuses: [] });
    });
  });
});
