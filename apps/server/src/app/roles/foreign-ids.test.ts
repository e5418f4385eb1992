import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { serveTestSite, type Answer, type ServedSite } from '#testing/served-site.ts';
import type { Endpoint } from '@pavilion/contract/endpoint';
import { playerEndpoints } from '@pavilion/contract/player';
import { ownThings, type Owned } from './owned-things.fixture.ts';

/** Ids of what belongs to nobody, such as a game or an announcement. */
const publicIds: ReadonlySet<string> = new Set([
  'bonus.acceptDepositBonus',
  'content.markAnnouncementRead',
  'sessions.logIn',
  'security.requestBindSmsCode',
  'games.addFavourite',
  'games.removeFavourite',
  'games.addRecentGame',
  'games.launchGame',
  'games.launchTrialGame',
  'lottery.placeOrder',
  'lottery.listOrders',
  'lottery.listTodayOrders',
  'reports.listBets',
  'reports.getPlayResult',
  'payments.requestDeposit',
  'promotions.listAvailablePromotions',
  'promotions.requestPromotion',
  'promotions.listPromotionEntries',
  'promotions.claimReward',
  'payments.requestQrDeposit',
  'payments.requestTransferDeposit',
  'payments.requestManualDeposit',
  'rewards.claimAllRewards',
  'rewards.claimSignIn',
  'rewards.claimRain',
  'rewards.showRainResult',
]);

/** Calls that answer another member's id like an unknown one: with an empty list. */
const emptyForOthers: ReadonlySet<string> = new Set([
  'notifications.listInbox',
  'protection.forgetSelfTest',
  'protection.closeAdvice',
  'rewards.removeAddress',
]);

type Try = {
  call: (harness: ServedSite, token: string, owned: Owned) => Promise<Answer>;
  code: string;
};

const paymentPassword = '246810';
const home = {
  name: 'A member',
  phone: '09175550101',
  region: 'Metro Manila',
  city: 'Quezon City',
  street: '12 Sampaguita Lane',
  postalCode: '1100',
};

const onDeposit = (step: string, body: () => object): Try => ({
  call: (harness, token, { depositId }) => {
    const path = `/wps/transaction/deposit/${depositId}/${step}`;
    return harness.call({ method: 'POST', path, token, body: body() });
  },
  code: 'deposit.not.found',
});

/** An agent asks for the round of another member under the name of somebody below. */
async function askBelow(served: ServedSite, recordId: string): Promise<Answer> {
  const agent = await served.newMember(1);
  const below = await served.newMember(0);
  await served.db
    .updateTable('member')
    .set({ parent_id: agent.id })
    .where('id', '=', below.id)
    .execute();
  const { token } = await served.openSession(agent.id);
  const query = new URLSearchParams({ account: below.username, recordId });
  const path = `/wps/report/teamPVPRNGBetting/round?${query.toString()}`;
  return served.call({ method: 'GET', path, token });
}

/** An agent asks for something of the link of another agent. */
async function askOfLink(served: ServedSite, method: string, affiUrlId: string): Promise<Answer> {
  const agent = await served.newMember(1);
  const { token } = await served.openSession(agent.id);
  const path = '/wps/agent/affiliateUrl';
  return method === 'DELETE'
    ? served.call({ method, path: `${path}?affiUrlId=${affiUrlId}`, token })
    : served.call({ method, path, token, body: { affiUrlId, isDefault: false } });
}

/** An agent answers a contract that another one was offered. */
const onContract = (path: string): Try => ({
  call: async (served, _token, { contractId }) => {
    const agent = await served.newMember(1);
    const { token } = await served.openSession(agent.id);
    const body = { action: 'accept', contractId, requestKey: randomUUID() };
    return served.call({ method: 'POST', path: `/wps/relay/${path}`, token, body });
  },
  code: 'agent.contract.not.found',
});

/** The lines of an order of somebody else, or the order itself. */
const onLottery = (path: string): Try => ({
  call: (served, token, { lotteryOrderId }) =>
    served.call({ method: 'GET', path: `/lgw/orders/detail/${lotteryOrderId}${path}`, token }),
  code: 'lottery.order.not.found',
});

/** A call with the id of somebody else in its body. */
const post = (path: string, body: (owned: Owned) => object, code: string): Try => ({
  call: (harness, token, owned) => harness.call({ method: 'POST', path, token, body: body(owned) }),
  code,
});

/** Each call of people that takes the id of something owned, with an id of another member. */
const tries: Record<string, Try> = {
  'payments.getDeposit': {
    call: (harness, token, { depositId }) =>
      harness.call({ method: 'GET', path: `/wps/transaction/deposit/${depositId}`, token }),
    code: 'deposit.not.found',
  },
  'payments.requestWithdrawal': post(
    '/wps/transaction/withdraw',
    ({ cardId }) => ({ cardId, amount: '100.00', paymentPassword, requestKey: randomUUID() }),
    'withdraw.card.missing',
  ),
  'payments.getWithdrawal': {
    call: (harness, token, { withdrawalId }) =>
      harness.call({ method: 'GET', path: `/wps/transaction/withdraw/${withdrawalId}`, token }),
    code: 'withdraw.not.found',
  },
  'payments.cancelDeposit': onDeposit('cancel', () => ({})),
  'payments.submitDeposit': onDeposit('sent', () => new FormData()),
  'payments.chooseBankCard': post(
    '/wps/member/bankCard/default',
    ({ cardId }) => ({ cardId, paymentPassword }),
    'withdraw.card.missing',
  ),
  'payments.removeBankCard': post(
    '/wps/member/bankCard/remove',
    ({ cardId }) => ({ cardId, paymentPassword }),
    'withdraw.card.missing',
  ),
  'pictures.getPicture': {
    call: (harness, token, { pictureId }) =>
      harness.call({ method: 'GET', path: `/wps/member/picture/${pictureId}`, token }),
    code: 'picture.not.found',
  },
  'rewards.claimReward': post(
    '/wps/relay/PROMOFE_claimTicket',
    ({ rewardId }) => ({ transactionId: rewardId, requestKey: randomUUID() }),
    'reward.not.found',
  ),
  'rewards.redeemPointReward': post(
    '/wps/relay/passwordCheck/MCSFE_redeemPointReward',
    ({ addressId }) => ({
      id: 'umbrella',
      quantity: 1,
      addressId,
      paymentPassword,
      requestKey: randomUUID(),
    }),
    'mall.address',
  ),
  'rewards.cancelMallOrder': {
    call: (served, token, { orderId }) =>
      served.call({
        method: 'POST',
        path: `/wps/member/mallOrders/${orderId}/cancel`,
        token,
        body: { requestKey: randomUUID() },
      }),
    code: 'mall.not.found',
  },
  'rewards.changeAddress': {
    call: (served, token, { addressId }) =>
      served.call({
        method: 'PUT',
        path: `/wps/member/addresses/${addressId}`,
        token,
        body: home,
      }),
    code: 'mall.not.found',
  },
  'bonus.forfeitBonus': post(
    '/wps/member/bonuses/forfeit',
    ({ bonusId }) => ({ bonusId }),
    'bonus.not.found',
  ),
  'reports.getRound': {
    call: (harness, token, { recordId }) =>
      harness.call({
        method: 'GET',
        path: `/wps/relay/ODSFE2_MemTransDet?recordId=${recordId}`,
        token,
      }),
    code: 'report.record.not.found',
  },
  'reports.getTeamRound': {
    call: (served, _token, { recordId }) => askBelow(served, recordId),
    code: 'report.record.not.found',
  },
  'lottery.getOrder': onLottery(''),
  'lottery.getOrderLines': onLottery('/info'),
  'lottery.cancelSubOrders': {
    call: (served, token, { subOrder }) =>
      served.call({
        method: 'PUT',
        path: '/lgw/orders/suborders/cancel',
        token,
        body: [subOrder],
      }),
    code: 'lottery.order.not.found',
  },
  'agents.setDefaultLink': {
    call: (served, _token, { linkId }) => askOfLink(served, 'PUT', linkId),
    code: 'agent.link.not.found',
  },
  'agents.deleteLink': {
    call: (served, _token, { linkId }) => askOfLink(served, 'DELETE', linkId),
    code: 'agent.link.not.found',
  },
  'agents.actOnDailySalaryContract': onContract('MCSFE_processDailySalaryContract'),
  'agents.actOnHourlySalaryContract': onContract('MCSFE_processContractHourSalary'),
  'agents.actOnDividendContract': onContract('MCSFE_processContractDividend'),
  'notifications.readMessage': post(
    '/wps/message/read',
    ({ messageId }) => ({ messageId }),
    'message.not.found',
  ),
  'notifications.sendMessage': {
    call: (harness, token, { threadId }) =>
      harness.call({
        method: 'PUT',
        path: '/wps/message/send',
        token,
        body: { threadId, content: 'Hello', requestKey: randomUUID() },
      }),
    code: 'message.not.found',
  },
  'credentials.renamePasskey': {
    call: (harness, token, { sessionId }) =>
      harness.call({
        method: 'POST',
        path: `/wps/member/passkeys/${sessionId}`,
        token,
        body: { name: 'Mine' },
      }),
    code: 'passkey.not.found',
  },
  'credentials.removePasskey': {
    call: (harness, token, { sessionId }) =>
      harness.call({ method: 'DELETE', path: `/wps/member/passkeys/${sessionId}`, token }),
    code: 'passkey.not.found',
  },
  'security.disconnect': {
    call: (harness, token) =>
      harness.call({ method: 'DELETE', path: '/wps/member/connections/google', token }),
    code: 'identity.connection.not.found',
  },
  'sessions.endSession': {
    call: (harness, token, { sessionId }) =>
      harness.call({ method: 'DELETE', path: `/wps/member/sessions/${sessionId}`, token }),
    code: 'session.not.found',
  },
};

const database = anyDatabase();
let harness: ServedSite;
let stranger: string;
let owned: Owned;

beforeAll(async () => {
  harness = await serveTestSite(database);
  owned = await ownThings(harness);
  const other = await harness.newMember(0);
  stranger = (await harness.openSession(other.id)).token;
  const body = { password: 'lantern-on-water', paymentPassword };
  await harness.call({ method: 'PUT', path: '/wps/member/paymentPassword', token: stranger, body });
});
afterAll(() => harness.close());

test.each(Object.entries(tries))('§6: %s refuses an id of another member', async (_, one) => {
  const answer = await one.call(harness, stranger, owned);
  expect(answer.errorCode).toBe(one.code);
  expect((await harness.engine.query('select 1 from sign_in_tie')).rows).toHaveLength(1);
});

test('§6: nobody reads or removes a conversation of another member', async () => {
  const { threadId, messageId } = owned;
  const inbox = '/wps/message/inbox';
  const path = `${inbox}?threadId=${threadId}`;
  const answer = await harness.call({ method: 'GET', path, token: stranger });
  expect(answer.value).toMatchObject({ list: [], total: 0 });
  await harness.call({ method: 'DELETE', path: inbox, token: stranger, body: { threadId } });
  const row = await harness.db
    .selectFrom('inbox_message')
    .select(['deleted_at', 'read_at'])
    .where('id', '=', BigInt(messageId))
    .executeTakeFirst();
  expect(row).toEqual({ deleted_at: null, read_at: null });
});

test('§6: nobody closes the advice to another member', async () => {
  const { adviceId } = owned;
  const path = '/wps/member/advice/close';
  const answer = await harness.call({
    method: 'POST',
    path,
    token: stranger,
    body: { adviceId },
  });
  expect(answer.value).toEqual({ advice: null });
  const row = await harness.db
    .selectFrom('harm_advice')
    .select('closed_at')
    .where('id', '=', adviceId)
    .executeTakeFirst();
  expect(row).toEqual({ closed_at: null });
});

test('§6: nobody removes an address of another member', async () => {
  const { addressId } = owned;
  const path = `/wps/member/addresses/${addressId}`;
  const answer = await harness.call({ method: 'DELETE', path, token: stranger });
  expect(answer.value).toMatchObject({ list: [] });
  const rows = await harness.db
    .selectFrom('member_address')
    .select('id')
    .where('id', '=', addressId)
    .execute();
  expect(rows).toHaveLength(1);
});

test('§6: nobody cancels or lists what another member has bet', async () => {
  const path = '/lgw/orders/today';
  const answer = await harness.call({ method: 'GET', path, token: stranger });
  expect(JSON.stringify(answer)).not.toContain(owned.subOrder);
  const row = await harness.db
    .selectFrom('lottery_sub_order')
    .select('state')
    .where('number', '=', owned.subOrder)
    .executeTakeFirst();
  expect(row).toEqual({ state: 'placed' });
});

test('§6: the owner’s session stays open after another member tried to end it', async () => {
  const row = await harness.db
    .selectFrom('session')
    .select('ended_at')
    .where('id', '=', owned.sessionId)
    .executeTakeFirst();
  expect(row).toEqual({ ended_at: null });
});

test('§6: every call of people that takes an id is tested here, or its ids are public', () => {
  const takingIds = Object.entries(playerEndpoints).flatMap(([area, calls]) =>
    Object.entries<Endpoint>(calls)
      .filter(([, call]) => call.access === 'session' || call.access === 'agent')
      .filter(([, call]) => {
        const fields = Object.keys((call.input as { entries?: object }).entries ?? {});
        if (call.input.type === 'array') return true;
        return call.path.includes('{') || fields.some((field) => field.endsWith('Id'));
      })
      .map(([name]) => `${area}.${name}`),
  );
  const known = new Set([...publicIds, ...emptyForOthers, ...Object.keys(tries)]);
  expect(takingIds.filter((name) => !known.has(name))).toEqual([]);
});
