import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { serveTestSite, type Answer, type ServedSite, type Sent } from '#testing/served-site.ts';

/** Bodies are written by hand with the seed's field names, without our own client. */
const database = anyDatabase();
const password = 'lantern-on-water';
let harness: ServedSite;
let member: { id: bigint; username: string };
let token: string;

beforeAll(async () => {
  harness = await serveTestSite(database);
  member = await harness.newMember(0);
  ({ token } = await harness.openSession(member.id));
});
afterAll(() => harness.close());

const newName = () => `f${randomBytes(5).toString('hex')}`;

/** Section 3, "Registration payload": optional text fields default to an empty string. */
function registration(username: string): Record<string, unknown> {
  const empty = Object.fromEntries(
    [
      'affiliateCode', 'paymentPassword', 'recommenderId', 'nickname', 'payeeName', 'email',
      'mobileNum', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo',
      'captcha', 'domain', 'verificationCode', 'firebaseChannel', 'firebaseIdToken',
    ].map((name) => [name, '']), // oxfmt-ignore
  );
  return {
    ...empty,
    countryDialingCode: '63',
    registerUrl: 'site.test',
    registerMethod: 'H5',
    username,
    password,
    confirmPassword: password,
    birthday: '1990-05-01',
    type: 0,
  };
}

const withToken = (sent: Sent): Promise<Answer> => harness.call({ ...sent, token });

/** Finds the digits of a captcha picture by trying all against the stored hash. */
async function seePicture(captchaId: string): Promise<string> {
  const kept = harness.db.selectFrom('captcha').select('answer_hash').where('id', '=', captchaId);
  const hash = Buffer.from((await kept.executeTakeFirstOrThrow()).answer_hash).toString('hex');
  for (let number = 0; number < 100_000; number += 1) {
    const digits = String(number).padStart(5, '0');
    const tried = createHash('sha256').update(`${captchaId} ${digits}`).digest('hex');
    if (tried === hash) return digits;
  }
  throw new Error('no five digits have this hash');
}

async function seenCaptcha(query = '') {
  const answered = await harness.call({ method: 'GET', path: `/wps/captcha${query}` });
  expect(answered).toMatchObject({ status: 200, value: { words: null, proofBits: null } });
  const { captchaId, image } = answered.value as { captchaId: string; image: string };
  expect(image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  return { captchaId, captcha: await seePicture(captchaId) };
}

describe('§7, Wire calls: clients of the family, with the names of the seed', () => {
  test('a picture is served without a purpose or a proof, and its cookie names it', async () => {
    const { username } = await harness.newMember(0);
    const logIn = (more: object, headers = {}) =>
      harness.call({
        method: 'POST',
        path: '/wps/session/login',
        headers: { 'x-forwarded-for': '10.77.0.1', ...headers },
        body: { type: 'username', username, countryDialingCode: '', captcha: '', ...more },
      });
    const failed = await logIn({ password: 'not-the-password' });
    expect(failed).toMatchObject({ errorCode: 'login.failed', value: { captcha: true } });
    const missing = await logIn({ password });
    expect(missing.errorCode).toBe('login.captcha.missing');
    const { captchaId, captcha } = await seenCaptcha();
    const answered = await logIn({ password, captcha }, { cookie: `captchaId=${captchaId}` });
    expect(answered).toMatchObject({ status: 200, value: { userName: username, type: 0 } });
    const again = await logIn({ password: 'not-the-password' });
    expect(again.errorCode).toBe('login.failed');
    const used = await logIn({ password, captcha }, { cookie: `captchaId=${captchaId}` });
    expect(used.errorCode).toBe('login.captcha.wrong');
  });

  test('a captcha for one purpose is still refused for another', async () => {
    const { username } = await harness.newMember(0);
    const body = { type: 'username', username, password: 'not-the-password' };
    const headers = { 'x-forwarded-for': '10.77.0.2' };
    const logIn = { method: 'POST', path: '/wps/session/login', headers };
    await harness.call({ ...logIn, body });
    const given = await seenCaptcha('?purpose=sms');
    const answer = await harness.call({ ...logIn, body: { ...body, password, ...given } });
    expect(answer.errorCode).toBe('login.captcha.wrong');
  });

  test('the registration payload of the seed registers, without agreement', async () => {
    const username = newName();
    const sent = { method: 'PUT', path: '/wps/member/register', body: registration(username) };
    expect(await harness.call(sent)).toMatchObject({
      status: 200,
      value: { userName: username, type: 0, firstTimeLogin: true },
    });
    const refused = { ...registration(newName()), agreement: false };
    const disagreed = await harness.call({ ...sent, body: refused });
    expect(disagreed.errorCode).toBe('register.agreement');
  });

  test('the type and the domain of a registration are accepted and ignored', async () => {
    const username = newName();
    const body = { ...registration(username), type: 7, domain: 'agent.example' };
    const answer = await harness.call({ method: 'PUT', path: '/wps/member/register', body });
    expect(answer).toMatchObject({ status: 200, value: { type: 0 } });
  });

  test.each(['noLogin', 'register'])('an SMS code is sent: %s', async (purpose) => {
    const body = { mobileNum: '9171234567', countryDialingCode: '63', captcha: '' };
    const path = `/wps/verification/sms/${purpose}`;
    expect(await harness.call({ method: 'POST', path, body })).toMatchObject({
      status: 200,
    });
  });

  test('the second version of the password call is the first one', async () => {
    const { id } = await harness.newMember(0);
    const session = await harness.openSession(id);
    const newPassword = 'another-lantern-7';
    const body = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    const sent = { method: 'POST', path: '/wps/v2/member/password', body, token: session.token };
    const wrong = await harness.call({ ...sent, body: { ...body, oldPassword: 'not-it' } });
    expect(wrong.errorCode).toBe('password.old.wrong');
    expect(await harness.call(sent)).toMatchObject({ status: 200 });
  });

  const form = (fields: Record<string, string>) => new URLSearchParams(fields);
  const merchant = 'merchantCode=PAVILION';
  const ofM = `platform=M&language=EN&${merchant}`;
  const announced = '/wps/relay/MCSFE_getListAnnouncements';
  const lists = 'merchant=PAVILION&platform=html5&clientType=2&pageNo=1&pageSize=25&language=EN';
  const gameList = `/wps/relay/GCSGAME_gameList?${lists}`;
  const gets = {
    'username check': '/wps/check/username?username=nobody77',
    'affiliate check': '/wps/check/affiliate?affiliateCode=NOBODY&domain=site.test',
    'register settings': '/wps/system/setting/register',
    country: '/wps/system/country',
    'help center': '/wps/system/helpCenter?lang=EN',
    status: '/wps/system/status',
    location: '/wps/system/location',
    'consolidated settings': '/wps/system/settings/consolidated',
    'notices of the home': `${announced}?types=B,PL,PU,PR,H&groupName=m_home&${ofM}&token=`,
    'notices of the notice screen': `${announced}?types=B,PL,PU&groupName=&platform=M&${merchant}`,
    'notices of the game entry': '/wps/relay/MCSFE_getListAnnouncements?types=B,H&platform=W',
    'popular announcements': `/wps/relay/MCSFE_getPopularAnnouncements?${ofM}&limitNum=5`,
    'lobby news':
      '/wps/relay/MCSFE_getLobbyNews?platform=M&merchantCode=PAVILION&language=EN&limitNum=5',
    'vassal types':
      '/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=PAVILION&language=EN',
    'game list': `${gameList}&gameName=&gameType=RNG&vassalage=&gameClassify=ALL&minBet=&minLine=`,
    'game list without a type': `${gameList}&gameType=&preset=`,
    vendors: '/wps/relay/GCSGAME_gameVendor?merchantCode=PAVILION&language=EN',
    'hot matches': '/wps/relay/GCSGAME_getGameMatchV2?language=EN',
    'live models':
      '/wps/relay/GCSGAME_getLiveModelList?active=1&streaming=&language=EN&pageNo=1&pageSize=25',
    'winner board': '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN&limitNum=20',
    'promotions of guests': '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  };

  test.each(Object.entries(gets))('a guest’s call is served: %s', async (_, path) => {
    const answer = await harness.call({ method: 'GET', path });
    expect(answer.errorCode).not.toBe('request.invalid');
    expect(answer.errorCode ?? 'register.invitation.invalid').toBe('register.invitation.invalid');
  });

  const owned = {
    'member info': '/wps/member/info',
    'consolidated member info': '/wps/member/info/funds/consolidated',
    wallet: '/wps/wallets/gcs',
    'transaction codes': '/wps/wallets/transactionCodes?language=EN',
    transactions: '/wps/report/transaction?pageNo=1&pageSize=25',
    'inbox unread': '/wps/relay/CSP_unreadCount',
    'favourite ids': '/wps/relay/MCSFE_getFavoriteGames?token=t&pageNo=1&pageSize=100',
    'favourite list':
      '/wps/relay/MCSFE_getFavoriteGamesList?token=t&pageNo=1&gameType=&vendor=&pageSize=25',
    'recent games':
      '/wps/relay/GCS_recentGame?page=1&pageSize=25&gameType=&vassalage=&language=EN&clientType=2',
    promotions: '/wps/relay/MCSFE_getAvailablePromotions',
    'deposit banks': '/wps/system/depositBanks',
    'deposit promotions': '/wps/promotions/deposit',
    'withdraw banks': '/wps/system/withdrawBanks',
    'withdrawal password': '/wps/member/hasWithdrawalPassword',
    'bank cards': '/wps/member/bankCard',
    'security config': '/wps/v2/member/securityConfig',
    'security questions': '/wps/member/securityQuestions',
  };

  test.each(Object.entries(owned))('a member’s call is served: %s', async (_, path) => {
    expect(await withToken({ method: 'GET', path })).toMatchObject({ status: 200 });
  });

  test('calls with bodies are served: games, mails, favourites', async () => {
    const hot = { isPlatform: 2, language: 'EN', platform: 'html5', merchantCode: 'PAVILION' };
    const hotGames = { method: 'POST', path: '/wps/relay/GCSGAME_hotGamesV2', body: hot };
    const { list } = (await harness.call(hotGames)).value as {
      list: { nodeId: number; vassalage: string }[];
    };
    const [game] = list;
    const body = { nodeId: game?.nodeId, token, vendor: game?.vassalage };
    const add = '/wps/relay/MCSFE_addFavoriteGameV2';
    expect(await withToken({ method: 'POST', path: add, body })).toMatchObject({ status: 200 });
    const remove = '/wps/relay/MCSFE_removeFavoriteGameV2';
    expect(await withToken({ method: 'DELETE', path: remove, body })).toMatchObject({
      status: 200,
    });
    const recent = { method: 'POST', path: '/wps/relay/GCS_recentGame', body };
    expect(await withToken(recent)).toMatchObject({ status: 200 });
    const email = form({ email: 'nobody@example.com' });
    const taken = await harness.call({ method: 'POST', path: '/wps/check/email', body: email });
    expect(taken).toMatchObject({ status: 200, value: { available: true } });
    const mail = form({ username: 'nobody77', email: 'nobody@example.com' });
    const sent = { method: 'POST', path: '/wps/member/password/email', body: mail };
    expect(await harness.call(sent)).toMatchObject({ status: 200 });
    const mark = { announcementId: 'no-such-notice', read: true };
    const marked = { method: 'POST', path: '/wps/relay/MCSFE_readAnnouncement', body: mark };
    expect((await withToken(marked)).errorCode).toBe('request.not.found');
  });

  test('the language in the query is used where no header names one', async () => {
    const path = '/wps/wallets/transactionCodes?language=TY';
    const labels = async (headers: Record<string, string>) => {
      const answer = await withToken({ method: 'GET', path, headers });
      return (answer.value as { code: string; label: string }[]).map(({ label }) => label);
    };
    expect(await labels({ language: 'EN' })).toEqual(expect.arrayContaining(['Deposit', 'Bet']));
    expect(await labels({})).toEqual(expect.arrayContaining(['Deposit', 'Taya']));
  });

  test('a deposit is requested with and without a gateway; another number is refused', async () => {
    const path = '/wps/transaction/deposit/pg';
    const ask = (more: object) => {
      const body = { channel: 'none', amount: '500', requestKey: randomBytes(8).toString('hex') };
      return withToken({ method: 'POST', path, body: { ...body, ...more } });
    };
    expect((await ask({})).errorCode).toBe('deposit.channel.unknown');
    expect((await ask({ gateway: 1 })).errorCode).toBe('deposit.channel.unknown');
    expect((await ask({ gateway: 2 })).errorCode).toBe('request.invalid');
  });

  test('the session ends by DELETE with the token', async () => {
    const session = await harness.openSession(member.id);
    const sent = { method: 'DELETE', path: '/wps/session/logout', token: session.token };
    expect(await harness.call(sent)).toMatchObject({ status: 200 });
    expect((await harness.call(sent)).errorCode).toBe('session.ended');
  });
});
