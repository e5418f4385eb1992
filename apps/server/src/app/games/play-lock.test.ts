import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { serveTestSite, operatorKey, type ServedSite } from '#testing/served-site.ts';
import { clean, depositor } from '../testing/depositor.ts';

const reason = 'Money of unclear origin';

type Lock = { locked: boolean; changed: boolean; bonusesEnded: string[]; released: string };

describe.each(everyEngine())('D23: a play lock set by an operator, on $name', (database) => {
  let harness: ServedSite;
  beforeAll(async () => {
    harness = await serveTestSite(database);
  });
  afterAll(async () => {
    await clean(harness);
    await harness.close();
  });

  const operator = (method: string, path: string, body?: object) =>
    harness.call({ method, path, headers: { authorization: operatorKey }, ...(body && { body }) });
  const set = (account: string, locked: boolean, more: object = {}) =>
    operator('PUT', `/operator/members/${account}/play-lock`, {
      locked,
      reason,
      requestKey: randomUUID(),
      ...more,
    });
  async function lock(account: string, locked = true): Promise<Lock> {
    const answer = await set(account, locked);
    expect(answer).toMatchObject({ status: 200, value: { account, locked } });
    return answer.value as Lock;
  }

  async function messages({ send }: Awaited<ReturnType<typeof depositor>>, language = 'EN') {
    const { value } = await send('GET', `/wps/message/inbox?language=${language}`);
    const { list } = value as { list: { messageId: string; title: string; content: string }[] };
    return list;
  }

  test('frees the cash, ends bonuses, refuses play and deposits, notifies the member', async () => {
    const member = await depositor(harness);
    await member.deposit('1000.00', 'first-deposit');
    await harness.db
      .insertInto('wager_permit')
      .values({
        id: randomUUID(),
        account_id: member.accountId,
        closed_at: null,
        close_reason: null,
      })
      .execute();
    expect(await member.withdraw('1000.00')).toMatchObject({ errorCode: 'withdraw.bonus.blocked' });
    const { bonuses } = await member.rules();
    expect(await lock(member.username)).toMatchObject({
      changed: true,
      bonusesEnded: [bonuses[0]?.bonusId],
      released: '1000.00',
    });

    expect(await member.bet(100n)).toBe('wageringBlocked');
    const open = await harness.db
      .selectFrom('wager_permit')
      .select('id')
      .where('account_id', '=', member.accountId)
      .where('closed_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    const locked = { status: 403, errorCode: 'play.locked' };
    expect(await member.ask('1000.00')).toMatchObject(locked);
    const game = '/wps/game/launchGame?nodeId=10001&gameId=lobby&launchMode=GLS&backUrl=/m/home';
    expect(await member.send('GET', game)).toMatchObject(locked);
    const order = { vassalage: 'BAMBOO', amount: '10.00', requestKey: randomUUID() };
    const toProvider = '/wps/wallets/transferFromMainWallet';
    expect(await member.send('POST', toProvider, order)).toMatchObject(locked);
    const offers = await member.done('GET', '/wps/promotions/deposit');
    expect(offers).toMatchObject({ list: [] });

    expect(await member.done('GET', '/wps/wallets/gcs')).toMatchObject({
      cashBalance: '1000.00',
      bonusBalance: '0.00',
      playLocked: true,
    });
    const [message] = await messages(member);
    expect(message).toMatchObject({ title: 'Play on your account is locked' });
    expect(message?.content).toContain('Your bonuses have ended.\n• ');
    expect(message?.content).not.toContain(reason);
    expect(await member.rules()).toMatchObject({
      effect: 'free',
      bonuses: [],
      playThrough: { owed: '0.00' },
    });
    expect(await member.withdraw('1000.00')).toMatchObject({ status: 200 });
  });

  test('a repeat changes nothing, and another request under its key is refused', async () => {
    const member = await depositor(harness);
    await member.deposit('1000.00');
    const requestKey = randomUUID();
    const sent = Array.from({ length: 6 }, () => set(member.username, true, { requestKey }));
    const answers = await Promise.all(sent);
    const [first] = answers;
    expect(first).toMatchObject({ status: 200, value: { changed: true, released: '1000.00' } });
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect(await messages(member)).toHaveLength(1);
    for (const other of [{ locked: false }, { reason: 'Another reason' }]) {
      const answer = await set(member.username, true, { requestKey, ...other });
      expect(answer).toMatchObject({ status: 409, errorCode: 'wallet.repeat.differs' });
    }
    const again = await lock(member.username);
    expect(again).toMatchObject({ changed: false, released: '0.00' });
    expect(await messages(member)).toHaveLength(1);
    const nobody = await set('nobody-of-this-name', true);
    expect(nobody).toMatchObject({ status: 404, errorCode: 'member.not.found' });
  });

  test('removed, it allows play and deposits, and restores no bonus', async () => {
    const member = await depositor(harness);
    await member.deposit('1000.00', 'first-deposit');
    await lock(member.username);
    expect(await lock(member.username, false)).toMatchObject({ changed: true, released: '0.00' });
    expect(await lock(member.username, false)).toMatchObject({ changed: false });
    expect(await member.done('GET', '/wps/wallets/gcs')).toMatchObject({
      cashBalance: '1000.00',
      bonusBalance: '0.00',
      playLocked: false,
    });
    const found = await messages(member, 'TY');
    expect(found.map(({ title }) => title)).toEqual([
      'Puwede ka nang maglaro ulit',
      'Naka-lock ang paglalaro sa account mo',
    ]);
    await member.play(100_00n, 50_00n);
    await member.deposit('1000.00');
    expect(await member.rules()).toMatchObject({ playThrough: { owed: '1000.00' } });
    const { value } = await operator('GET', `/operator/play-locks?account=${member.username}`);
    expect(value).toMatchObject({
      total: 3,
      list: [
        { locked: false, changed: false },
        { locked: false, changed: true, reason },
        { locked: true, changed: true, released: '1000.00' },
      ],
    });
  });

  test('a deposit that was already requested is credited as cash, without a bonus', async () => {
    const member = await depositor(harness);
    const approve = await member.announce('1000.00', 'first-deposit');
    await lock(member.username);
    await approve();
    expect(await member.rules()).toMatchObject({ effect: 'free', bonuses: [] });
    expect(await member.withdraw('1000.00')).toMatchObject({ status: 200 });
  });

  test('concurrent with bets and a deposit with a bonus it always frees the cash', async () => {
    for (let round = 0; round < 8; round += 1) {
      const member = await depositor(harness);
      await member.deposit('1000.00');
      const approve = await member.announce('1000.00', 'first-deposit');
      const bets = () => Promise.all(Array.from({ length: 6 }, () => member.bet(1_00n)));
      const locks = round % 2 === 0 ? null : lock(member.username);
      const [outcomes] = await Promise.all([bets(), approve(), locks ?? lock(member.username)]);
      expect(['applied', 'wageringBlocked']).toEqual(expect.arrayContaining(outcomes));
      expect(await member.bet(1_00n)).toBe('wageringBlocked');
      expect(await member.rules()).toMatchObject({ bonuses: [], playThrough: { owed: '0.00' } });
      expect(await member.withdraw('1900.00')).toMatchObject({ status: 200 });
    }
  });
});
