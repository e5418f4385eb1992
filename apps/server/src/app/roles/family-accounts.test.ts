import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { createFakeIdentity } from '#ports/fakes/identity-provider.fake.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { withPolicy } from '#testing/test-site.ts';

/** Bodies are written by hand with the seed's field names, without our own client. */
const password = 'lantern-on-water';
const signIns = createFakeIdentity();
const nonce = 'n'.repeat(43);
let harness: ServedSite;

beforeAll(async () => {
  harness = await serveTestSite(anyDatabase(), {
    deps: { identityService: signIns.provider },
    change: withPolicy(({ verificationCode }) => ({
      verificationCode: { ...verificationCode, perPrefixPerHour: 1000, withoutCaptcha: 1000 },
    })),
  });
});
afterAll(() => harness.close());

let numbers = 1_000_000;
/** A new number as typed beside a dialing code. */
const newNumber = () => `917${(numbers += 1)}`;
const newName = () => `f${randomBytes(5).toString('hex')}`;

/** Creates a member with a session; `call` sends with its token. */
async function newPerson(mobileNum?: string) {
  const { id, username } = await harness.newMember(0);
  const { token } = await harness.openSession(id);
  if (mobileNum !== undefined) {
    const change = harness.db.updateTable('member').set({ mobile_num: `+63${mobileNum}` });
    await change.where('id', '=', id).execute();
  }
  const call = (method: string, path: string, body?: object | URLSearchParams) =>
    harness.call({ method, path, token, ...(body && { body }) });
  return { id, username, call };
}

/** Issues the identity service's token for the holder of a phone. */
function tokenOf(mobileNum: string): string {
  const phone = `+63${mobileNum}`;
  const person = { provider: 'phone', subject: phone, mobileNum: phone, name: null } as const;
  return signIns.issue(person, nonce, new Date());
}

const ofPhone = (mobileNum: string) => ({
  firebaseChannel: 'sms',
  firebaseIdToken: tokenOf(mobileNum),
  countryDialingCode: '63',
});

async function codeFor(mobileNum: string): Promise<string> {
  await harness.identity.jobs.runNow();
  const sent = harness.texts.findLast(({ to }) => to.endsWith(mobileNum));
  return /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? '';
}

const post = (path: string, body: object) => harness.call({ method: 'POST', path, body });

describe('§7, Wire calls: accounts of clients of the family', () => {
  test('free play and a trial account are created by an empty body', async () => {
    const played = await post('/wps/session/login/freeplay', {});
    expect(played).toMatchObject({ status: 200, value: { type: 4, firstTimeLogin: true } });
    const made = await post('/wps/member/trialuser', {});
    expect(made).toMatchObject({ status: 200, value: { type: 4 } });
  });

  const empty = Object.fromEntries(
    [
      'username', 'affiliateCode', 'paymentPassword', 'recommenderId', 'nickname', 'payeeName',
      'email', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'captcha',
      'domain', 'verificationCode', 'firebaseChannel', 'firebaseIdToken',
    ].map((name) => [name, '']), // oxfmt-ignore
  );
  const registerByMobile = (more: object) => {
    const ignored = { registerUrl: 'site.test', registerMethod: 'H5', type: 0 };
    const typed = { password, confirmPassword: password, birthday: '1990-05-01' };
    const body = { ...empty, ...ignored, ...typed, countryDialingCode: '63', ...more };
    return harness.call({ method: 'PUT', path: '/wps/member/register/mobile', body });
  };

  test('the registration payload registers by mobile, with a code', async () => {
    const mobileNum = newNumber();
    const request = { mobileNum, countryDialingCode: '63', captcha: '' };
    expect(await post('/wps/verification/sms/register', request)).toMatchObject({ status: 200 });
    const wrong = await registerByMobile({ mobileNum, verificationCode: '000000' });
    expect(wrong.errorCode).toBe('verification.code.wrong');
    const verificationCode = await codeFor(mobileNum);
    expect(await registerByMobile({ mobileNum, verificationCode })).toMatchObject({
      status: 200,
      value: { type: 0, firstTimeLogin: true },
    });
  });

  test('the registration payload registers by mobile, with a token of the service', async () => {
    const mobileNum = newNumber();
    const registered = await registerByMobile({
      mobileNum,
      ...ofPhone(mobileNum),
      identityNonce: nonce,
    });
    expect(registered).toMatchObject({ status: 200, value: { type: 0 } });
    const other = newNumber();
    const without = await registerByMobile({ mobileNum: other, ...ofPhone(other) });
    expect(without.errorCode).toBe('identity.failed');
  });

  test('a token of the identity service logs in, with its nonce alone', async () => {
    const mobileNum = newNumber();
    const { username } = await newPerson(mobileNum);
    const logIn = (more: object = {}) => {
      const typed = { type: 'firebase', username: mobileNum, password: '', captcha: '' };
      const body = { ...typed, ...ofPhone(mobileNum), firebaseMobileNo: mobileNum, ...more };
      return post('/wps/session/login', body);
    };
    expect(await logIn({ identityNonce: nonce })).toMatchObject({
      status: 200,
      value: { userName: username },
    });
    expect((await logIn()).errorCode).toBe('identity.failed');
    const other = await logIn({ identityNonce: nonce, firebaseMobileNo: '9170000001' });
    expect(other.errorCode).toBe('identity.failed');
  });

  describe('a forgotten password', () => {
    const path = '/wps/member/password/verification';
    const newPassword = 'another-lantern-7';
    const canLogIn = async (username: string) => {
      const typed = { type: 'username', username, password: newPassword, captcha: '' };
      const answer = await post('/wps/session/login', { ...typed, countryDialingCode: '' });
      return answer.status;
    };

    test('is set by phone, with a code', async () => {
      const mobileNum = newNumber();
      const { username } = await newPerson(mobileNum);
      const body = { mobileNum, newPassword, firebaseIdToken: '' };
      const missing = await post(path, { ...body, verificationCode: '' });
      expect(missing.errorCode).toBe('verification.code.wrong');
      const request = { mobileNum, countryDialingCode: '63', purpose: 'password' };
      await post('/wps/verification/sms/noLogin', request);
      const verificationCode = await codeFor(mobileNum);
      expect(await post(path, { ...body, verificationCode })).toMatchObject({ status: 200 });
      expect(await canLogIn(username)).toBe(200);
    });

    test.each(['', '123456'])('is set by a token of the service, code: "%s"', async (code) => {
      const mobileNum = newNumber();
      const { username } = await newPerson(mobileNum);
      const body = { mobileNum, newPassword, verificationCode: code };
      const sent = () => ({ ...body, firebaseIdToken: tokenOf(mobileNum) });
      expect((await post(path, sent())).errorCode).toBe('identity.failed');
      const others = tokenOf(newNumber());
      const stolen = { ...body, firebaseIdToken: others, identityNonce: nonce };
      expect((await post(path, stolen)).errorCode).toBe('identity.failed');
      expect(await canLogIn(username)).toBe(401);
      const reset = { ...sent(), identityNonce: nonce };
      expect(await post(path, reset)).toMatchObject({ status: 200, value: { username } });
      const again = await post(path, { ...reset, newPassword: 'one-more-lantern-8' });
      expect(again.errorCode).toBe('identity.failed');
    });
  });

  test('the password is changed by the first version of the call', async () => {
    const { call } = await newPerson();
    const newPassword = 'another-lantern-7';
    const body = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    expect(await call('POST', '/wps/member/password', body)).toMatchObject({ status: 200 });
  });

  test('a picture is uploaded by a form, and served again', async () => {
    const { call } = await newPerson();
    const path = '/wps/member/info/icon';
    expect((await call('GET', path)).errorCode).toBe('picture.not.found');
    const none = await call('POST', path, new URLSearchParams({ icon: '' }));
    expect(none.errorCode).toBe('picture.empty');
    const colour = { r: 200, g: 30, b: 60 };
    const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: colour } });
    const bytes = (await drawn.png().toBuffer()).toString('base64');
    const form = new URLSearchParams({ icon: `data:image/png;base64,${bytes}` });
    expect(await call('POST', path, form)).toMatchObject({ status: 200 });
    expect(await call('GET', path)).toMatchObject({ status: 200 });
    const drawing = new URLSearchParams({ icon: `data:image/svg+xml;base64,${bytes}` });
    expect((await call('POST', path, drawing)).errorCode).toBe('picture.type');
    const long = new URLSearchParams({ icon: 'x'.repeat(70_000) });
    expect((await call('POST', path, long)).errorCode).toBe('request.too.large');
    const wrong = new URLSearchParams({ icon: 'data:image/png;base64,AAAA' });
    expect((await call('POST', path, wrong)).errorCode).toBe('picture.unreadable');
  });

  test('the personal details are saved, with fields not filled in sent empty', async () => {
    const { call } = await newPerson();
    const names = ['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'];
    const body = { nickname: 'Tala', ...Object.fromEntries(names.map((name) => [name, ''])) };
    expect(await call('POST', '/wps/member/info', body)).toMatchObject({ status: 200 });
    const { value } = await call('GET', '/wps/member/info');
    expect(value).toMatchObject({ nickname: 'Tala' });
  });

  test('a mobile number and a mail address are bound by their codes', async () => {
    const { call } = await newPerson();
    const mobileNum = newNumber();
    const number = { mobileNum, countryDialingCode: '63' };
    const request = await call('POST', '/wps/verification/sms/bind', { ...number, captcha: '' });
    expect(request).toMatchObject({ status: 200 });
    const verificationCode = await codeFor(mobileNum);
    const bound = await call('POST', '/wps/member/mobile', { ...number, verificationCode });
    expect(bound).toMatchObject({ status: 200 });
    const email = `${newName()}@example.com`;
    expect(await call('POST', '/wps/verification/email', { email })).toMatchObject({ status: 200 });
    await harness.identity.jobs.runNow();
    const code = /\b\d{6}\b/.exec(harness.mails.at(-1)?.text ?? '')?.[0];
    const mailBody = { email, verificationCode: code };
    expect(await call('POST', '/wps/member/email', mailBody)).toMatchObject({ status: 200 });
  });

  test('security questions are chosen, and changed', async () => {
    const { call } = await newPerson();
    const path = '/wps/member/customerSecurityQuestions';
    const listed = (await call('GET', '/wps/member/securityQuestions')).value as {
      list: { questionId: string }[];
      chosen: number;
    };
    const chosen = listed.list.slice(0, listed.chosen);
    const answers = chosen.map(({ questionId }) => ({ questionId, answer: `So ${questionId}` }));
    expect(await call('PUT', path, { answers })).toMatchObject({ status: 200 });
    expect(await call('GET', path)).toMatchObject({ status: 200 });
    const wrong = { questionId: answers[0]?.questionId, answer: 'no' };
    const refused = await call('POST', path, { current: wrong, answers });
    expect(refused.errorCode).toBe('security.answer.wrong');
    const current = answers[0];
    expect(await call('POST', path, { current, answers })).toMatchObject({ status: 200 });
  });

  test('the second step of a log-in is served', async () => {
    const body = { verificationTicket: 't'.repeat(43), verificationCode: '123456' };
    const answer = await post('/wps/session/login/verification', body);
    expect(answer.errorCode).toBe('login.verification.expired');
  });
});
