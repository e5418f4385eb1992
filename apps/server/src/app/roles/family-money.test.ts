import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { createFakeChat } from '#ports/fakes/live-chat.fake.ts';
import { createFakeCompany, createFakeGateway } from '#ports/fakes/payment-gateway.fake.ts';
import { serveTestSite, type Answer, type ServedSite } from '#testing/served-site.ts';

/** Bodies are written by hand with the seed's field names, without our own client. */
const paymentPassword = '482915';
const desk = createFakeChat();
const gateway = createFakeGateway(createFakeCompany(), randomBytes(32));
let harness: ServedSite;
let member: { id: bigint; username: string };
let token: string;

beforeAll(async () => {
  harness = await serveTestSite(anyDatabase(), { deps: { chat: desk.chat, gateway } });
  member = await harness.newMember(0);
  ({ token } = await harness.openSession(member.id));
});
afterAll(() => harness.close());

const requestKey = () => randomBytes(8).toString('hex');
const send = (method: string, path: string, body?: object): Promise<Answer> =>
  harness.call({ method, path, token, ...(body && { body }) });

const query = (path: string, fields: Record<string, string>) =>
  `${path}?${new URLSearchParams(fields).toString()}`;

describe('§7, Wire calls: money, games and messages of clients of the family', () => {
  test('a payment password is set and changed, and a bank card added', async () => {
    const path = '/wps/member/paymentPassword';
    const set = { password: 'lantern-on-water', paymentPassword };
    expect(await send('PUT', path, set)).toMatchObject({ status: 200 });
    const change = { oldPaymentPassword: '111111', paymentPassword: '739204' };
    expect((await send('POST', path, change)).errorCode).toBe('payment.password.wrong');
    const account = { accountNumber: '001234567890', accountName: 'Maria Lakambini' };
    const card = { bank: 'harbour-bank', ...account, paymentPassword };
    const added = await send('PUT', '/wps/member/bankCard', card);
    expect(added).toMatchObject({ status: 200 });
    const { cardId } = added.value as { cardId: string };
    const input = { cardId, amount: '500', paymentPassword, requestKey: requestKey() };
    const withdrawn = await send('POST', '/wps/transaction/withdraw', input);
    expect(withdrawn.errorCode).toBe('wallet.no.funds');
  });

  test.each(['ma', 'qr', 'mt'])('a deposit is requested: %s', async (kind) => {
    const body = { channel: 'none', amount: '500', requestKey: requestKey() };
    const answer = await send('POST', `/wps/transaction/deposit/${kind}`, body);
    expect(answer.errorCode).toBe('deposit.channel.unknown');
  });

  test.each([
    [{}, 3],
    [{ gateway: 3 }, 3],
    [{ gateway: 1 }, 1],
  ])('a deposit that says %j of its gateway is kept as paid from %i', async (said, kept) => {
    const { id } = await harness.newMember(0);
    const session = await harness.openSession(id);
    const path = '/wps/transaction/deposit/pg';
    const body = { channel: 'e-wallet', amount: '500', requestKey: requestKey(), ...said };
    const sent = { method: 'POST', path, body, token: session.token };
    expect(await harness.call(sent)).toMatchObject({ status: 200, value: { state: 'pending' } });
    const deposits = harness.db
      .selectFrom('deposit')
      .select('paid_from')
      .where('member_id', '=', id);
    expect(await deposits.execute()).toEqual([{ paid_from: kept }]);
  });

  test.each(['transferFromMainWallet', 'transferToMainWallet'])('%s', async (direction) => {
    const body = { vassalage: 'nobody', amount: '100', requestKey: requestKey() };
    const answer = await send('POST', `/wps/wallets/${direction}`, body);
    expect(answer.errorCode).toBe('wallet.vendor.unknown');
  });

  test('a game is launched at its vendor, by its node alone or by all its names', async () => {
    const listed = await send('GET', '/wps/relay/GCSGAME_gameList');
    const [game] = (listed.value as { list: { nodeId: number; vassalage: string }[] }).list;
    const known = { launchMode: 'GLS', platform: 'html5', clientType: '2', language: 'EN' };
    const request = { ...known, nodeId: String(game?.nodeId), backUrl: 'https://site.test/m' };
    const launch = async (path: string, more: Record<string, string>) =>
      (await send('GET', query(path, { ...request, ...more }))).errorCode;
    const real = '/wps/game/launchGame';
    const named = { gameId: 'lobby', vassalage: game?.vassalage ?? '' };
    const unnamed = { gameId: '', vassalage: '' };
    // The games of this site have no vendor, so none of them opens.
    expect(await launch(real, { ...named, accountType: '1' })).toBe('game.launch.failed');
    expect(await launch(real, { ...unnamed, accountType: '1' })).toBe('game.launch.failed');
    expect(await launch('/wps/relay/GCS_gameTrialLaunch', unnamed)).toBe('game.launch.failed');
    expect(await launch(real, { ...named, vassalage: 'nobody' })).toBe('game.not.found');
  });

  test('the live chat opens in the requested theme, and counts its answers', async () => {
    const look = { language: 'CN', headerColor: '#123456', title: 'Help', extras: '' };
    const request = { b2c: '1', ...look, backUrl: 'https://site.test/m/message' };
    const answer = await send('GET', query('/wps/relay/CBS_launchChat', request));
    expect(answer).toMatchObject({ status: 200 });
    const { chatUrl } = answer.value as { chatUrl: string };
    const { searchParams } = new URL(chatUrl);
    expect(searchParams.get('title')).toBe('Help');
    const bare = await send(
      'GET',
      query('/wps/relay/CBS_launchChat', { b2c: '1', language: 'EN' }),
    );
    expect(bare).toMatchObject({ status: 200 });
    expect(await send('GET', '/wps/relay/CBS_unreadCount')).toMatchObject({
      status: 200,
      value: { unReadCount: 0 },
    });
  });

  const announced = '/wps/relay/MCSFE_getListAnnouncements';
  const ownAnnounced = '/wps/relay/MCSFE_getMemberAnnouncements';
  const ofM = 'platform=M&language=EN&merchantCode=PAVILION';
  const days = 'startDate=&endDate=';
  const gets = {
    whitelabel: '/wps/system/whitelabel',
    templates: '/wps/system/templates',
    'domain route': '/wps/system/domainRoute',
    'promotion categories': `/wps/relay/PROMOFE_getPromotionAnnouncementCategory?${ofM}`,
    'announcements of the agent footer': `${announced}?types=A&groupName=m_home&${ofM}&token=`,
    'announcements of the registration': `${announced}?types=B&groupName=m_reg&${ofM}`,
    'own announcements': `${ownAnnounced}?types=B,PL,PU&groupName=&${ofM}&token=t`,
    'unread announcements': '/wps/relay/MCSFE_unreadCount?types=A&groupName=m_home&token=t',
    inbox: '/wps/message/inbox?pageNo=1&pageSize=25',
    'transfer locks': '/wps/wallets/lockStatus',
    'deposits of the member': `/wps/report/depositTransaction?${days}&pageNo=1&pageSize=25`,
    'withdrawals of the member': `/wps/report/withdrawTransaction?${days}&pageNo=1&pageSize=25`,
    'transactions of the member': `/wps/report/transaction?${days}&pageNo=1&pageSize=25`,
    'bets of the member': `/wps/report/accountGameBetHistory?${days}&pageNo=1&pageSize=25`,
    'own promotions': '/wps/relay/MCS2_getPromotionClaimList',
    'own security questions': '/wps/member/customerSecurityQuestions',
  };

  test.each(Object.entries(gets))('a call is served: %s', async (_, path) => {
    expect(await send('GET', path)).toMatchObject({ status: 200 });
  });

  test('a query for m_reg is answered with the banner of the registration screen', async () => {
    const path = `${announced}?types=B&groupName=m_reg&${ofM}`;
    const { banners } = (await send('GET', path)).value as { banners: { groupName: string }[] };
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(['m_reg']));
  });

  test('messages, feedback and rewards are served', async () => {
    const read = await send('POST', '/wps/message/read', { messageId: '1' });
    expect(read.errorCode).toBe('message.not.found');
    const written = { title: 'Hello', content: 'A question', requestKey: requestKey() };
    const sent = await send('PUT', '/wps/message/send', { to: 'support', ...written });
    expect(sent).toMatchObject({ status: 200 });
    const claim = { promotionId: 'none' };
    const claimed = await send('POST', '/wps/relay/MCSFE_claimIssuedPromotion', claim);
    expect(claimed.errorCode).toBe('promotion.not.found');
    const joined = new FormData();
    for (const [name, text] of Object.entries({ ...claim, requestKey: requestKey() })) {
      joined.set(name, text);
    }
    const join = await send('POST', '/wps/relay/MCSFE_signUpRequestReward', joined);
    expect(join.errorCode).toBe('promotion.not.found');
    const reported = new FormData();
    reported.set('content', 'Good');
    reported.set('requestKey', requestKey());
    const feedback = await send('POST', '/wps/feedback', reported);
    expect(feedback.errorCode).toBe('feedback.words');
    const cleared = await send('DELETE', '/wps/message/inbox', { upTo: '1' });
    expect(cleared).toMatchObject({ status: 200 });
    const round = await send('GET', '/wps/relay/ODSFE2_MemTransDet?recordId=1');
    expect(round.errorCode).toBe('report.record.not.found');
  });
});
