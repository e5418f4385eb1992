import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { createAuthenticator } from '#kit/testing/software-authenticator.ts';
import { operatorKey, serveTestSite, type ServedSite } from '#testing/served-site.ts';

describe.each(testDatabases())('§3, D4: planted secrets on $name', (database) => {
  let harness: ServedSite;
  const secrets = {
    password: `canary-${randomBytes(12).toString('hex')}`,
    newPassword: `canary-${randomBytes(12).toString('hex')}`,
    wrongPassword: `canary-${randomBytes(12).toString('hex')}`,
    paymentPassword: String(randomInt(100_000, 500_000)),
    cardNumber: `99${randomInt(10 ** 9, 10 ** 10)}`,
    idNumber: `ID-${randomBytes(10).toString('hex')}`,
    token: '',
    smsCode: '',
    registerCode: '',
    bindCode: '',
    resetCode: '',
    resetPassword: `canary-${randomBytes(12).toString('hex')}`,
    linkSecret: '',
    linkPassword: `canary-${randomBytes(12).toString('hex')}`,
    mailCode: '',
    newPaymentPassword: String(randomInt(500_000, 1_000_000)),
    answer: `canary-${randomBytes(12).toString('hex')}`,
    passkeyToken: '',
    deviceToken: '',
    voucher: `canary-${randomBytes(12).toString('hex')}`,
    street: `canary-${randomBytes(12).toString('hex')}`,
    receiver: `canary-${randomBytes(12).toString('hex')}`,
  };

  beforeAll(async () => {
    harness = await serveTestSite(database);
    await plant();
  });
  afterAll(() => harness.close());

  async function done(sent: Parameters<ServedSite['call']>[0]): Promise<unknown> {
    const answer = await harness.call(sent);
    const { path } = sent;
    expect({ path, ...answer }).toMatchObject({ path, status: 200 });
    return answer.value;
  }

  /** Registers a member and uses every kind of secret in calls, right and wrong. */
  async function plant(): Promise<void> {
    const username = `c${randomBytes(6).toString('hex')}`;
    const { password, newPassword, paymentPassword } = secrets;
    const { idNumber } = secrets;
    const identity = { username, birthday: '1990-05-01', idNumber, agreement: true };
    const body = { ...identity, password, confirmPassword: password };
    const logIn = { method: 'POST', path: '/wps/session/login' };
    await done({ method: 'PUT', path: '/wps/member/register', body });
    const remembered = { username, password, remember: true };
    const { token } = (await done({ ...logIn, body: remembered })) as { token: string };
    secrets.token = token;
    secrets.deviceToken = harness.lastCookie().split('.')[1] ?? '';
    expect(secrets.deviceToken).toHaveLength(43);
    await harness.call({ ...logIn, body: { username, password: secrets.wrongPassword } });
    const payment = { password, paymentPassword };
    await done({ method: 'PUT', path: '/wps/member/paymentPassword', token, body: payment });
    const card = {
      bank: 'harbour-bank',
      accountNumber: secrets.cardNumber.slice(0, 10),
      accountName: 'A member',
      paymentPassword,
    };
    secrets.cardNumber = card.accountNumber;
    await done({ method: 'PUT', path: '/wps/member/bankCard', token, body: card });
    const confirm = { kind: 'paymentPassword', value: paymentPassword };
    await done({ method: 'POST', path: '/wps/session/confirm', token, body: confirm });
    const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    await done({ method: 'POST', path: '/wps/member/password', token, body: change });
    const mobileNum = await setNumber(username);
    secrets.smsCode = await textedCode(mobileNum, 'login');
    await plantResets(username, mobileNum);
    await plantSecurity(username);
    // Not JSON, so it is not parsed; the log must not contain it either.
    await harness.call({ ...logIn, body: { password: { value: newPassword } } });
  }

  /** Proves a number of a new member, and one with which a member replaces it. */
  async function plantNumbers(token: string): Promise<void> {
    const { password } = secrets;
    const mobileNum = newNumber();
    secrets.registerCode = await codeTo('/wps/verification/sms/register', { mobileNum });
    const newcomer = { mobileNum, verificationCode: secrets.registerCode, birthday: '1990-05-01' };
    const body = { ...newcomer, password, confirmPassword: password, agreement: true };
    await done({ method: 'PUT', path: '/wps/member/register/mobile', body });
    const bound = { mobileNum: newNumber() };
    secrets.bindCode = await codeTo('/wps/verification/sms/bind', bound, token);
    const proof = { ...bound, verificationCode: secrets.bindCode };
    await done({ method: 'POST', path: '/wps/member/mobile', token, body: proof });
  }

  /** Resets a forgotten password by both methods. */
  async function plantResets(username: string, mobileNum: string): Promise<void> {
    secrets.resetCode = await textedCode(mobileNum, 'password');
    const { resetCode: verificationCode, resetPassword, linkPassword } = secrets;
    await done({
      method: 'POST',
      path: '/wps/member/password/verification',
      body: { mobileNum, verificationCode, newPassword: resetPassword },
    });
    const email = `${username}@example.com`;
    const change = harness.db.updateTable('member').set({ email });
    await change.where('username', '=', username).execute();
    const request = new URLSearchParams({ username, email });
    await done({ method: 'POST', path: '/wps/member/password/email', body: request });
    await harness.identity.jobs.runNow();
    const link = harness.mails.findLast(({ text }) => text.includes('#token='));
    secrets.linkSecret = /#token=([\w-]{43})/.exec(link?.text ?? '')?.[1] ?? '';
    const { linkSecret: secret } = secrets;
    const body = { secret, newPassword: linkPassword };
    await done({ method: 'POST', path: '/wps/member/password/link', body });
  }

  /** Enters the secrets of the security centre, and enrols a passkey. */
  async function plantSecurity(username: string): Promise<void> {
    const { linkPassword: password, paymentPassword, newPaymentPassword, answer } = secrets;
    const logIn = { method: 'POST', path: '/wps/session/login', body: { username, password } };
    const { token } = (await done(logIn)) as { token: string };
    const payment = {
      oldPaymentPassword: paymentPassword,
      paymentPassword: newPaymentPassword,
    };
    await done({ method: 'POST', path: '/wps/member/paymentPassword', token, body: payment });
    const answers = ['firstSchool', 'firstPet', 'firstJob'].map((questionId, place) => ({
      questionId,
      answer: `${answer}${place}`,
    }));
    await done({
      method: 'PUT',
      path: '/wps/member/customerSecurityQuestions',
      token,
      body: { answers },
    });
    const email = `new${username}@example.com`;
    await done({ method: 'POST', path: '/wps/verification/email', token, body: { email } });
    await harness.identity.jobs.runNow();
    const mail = harness.mails.findLast(({ to }) => to === email);
    secrets.mailCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const bind = { email, verificationCode: secrets.mailCode };
    await done({ method: 'POST', path: '/wps/member/email', token, body: bind });
    await plantNumbers(token);
    await plantMall(token);
    secrets.passkeyToken = await logInByNewPasskey(token);
  }

  /** Loads a code of a voucher, and keeps an address, each right and wrong. */
  async function plantMall(token: string): Promise<void> {
    const { voucher, street, receiver: name } = secrets;
    const load = { itemId: 'coffee', codes: [voucher], requestKey: 'a-load-of-codes-1' };
    const codes = { method: 'POST', path: '/operator/mall/codes', token: operatorKey };
    await done({ ...codes, body: load });
    await harness.call({ ...codes, body: { ...load, itemId: 'umbrella' } });
    await harness.call({ ...codes, body: { ...load, codes: { voucher } } });
    const place = { region: 'Metro Manila', city: 'Quezon City', postalCode: '1100' };
    const body = { name, phone: '09175550101', street, ...place, requestKey: 'an-address-is-kept' };
    const addresses = { method: 'POST', path: '/wps/member/addresses', token };
    await done({ ...addresses, body });
    await harness.call({ ...addresses, body: { ...body, street: [street] } });
  }

  async function logInByNewPasskey(token: string): Promise<string> {
    const site = { origin: 'https://site.test', rpId: 'site.test' };
    const key = createAuthenticator();
    const enrol = '/wps/member/passkeys/options';
    const enrolling = await done({ method: 'POST', path: enrol, token, body: {} });
    const { challenge } = enrolling as { challenge: string };
    const made = { name: 'Phone', credential: key.create({ challenge, ...site }) };
    await done({ method: 'PUT', path: '/wps/member/passkeys', token, body: made });
    const begin = '/wps/session/passkey/options';
    const request = await done({ method: 'POST', path: begin, body: {} });
    const credential = key.get({ ...(request as { challenge: string }), ...site });
    const path = '/wps/session/passkey';
    const session = await done({ method: 'POST', path, body: { credential } });
    return (session as { token: string }).token;
  }

  async function setNumber(username: string): Promise<string> {
    const mobileNum = newNumber();
    await harness.db
      .updateTable('member')
      .set({ mobile_num: `+63${mobileNum}` })
      .where('username', '=', username)
      .execute();
    return mobileNum;
  }

  let numbers = 1_000_000;
  function newNumber(): string {
    numbers += 1;
    return `917${numbers}`;
  }

  function textedCode(mobileNum: string, purpose: string): Promise<string> {
    return codeTo('/wps/verification/sms/noLogin', { mobileNum, purpose });
  }

  /** Requests a code and reads it from the text message. */
  async function codeTo(path: string, body: object, token?: string): Promise<string> {
    const before = harness.texts.length;
    await done({ method: 'POST', path, body, ...(token !== undefined && { token }) });
    await harness.identity.jobs.runNow();
    // A notification of an earlier action may be sent at the same time, before or after it.
    const texts = harness.texts.slice(before).map(({ text }) => text);
    const codes = texts.flatMap((text) => /\b\d{6}\b/.exec(text) ?? []);
    expect(codes).toHaveLength(1);
    return codes[0] ?? '';
  }

  /** Every row of every table as text, by table and column. */
  async function dump(): Promise<Map<string, string>> {
    const { rows: columns } = await harness.engine.query<{ table: string; column: string }>(
      `select c.table_name as "table", c.column_name as "column"
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
    );
    const all = new Map<string, string>();
    for (const { table, column } of columns) {
      const { rows } = await harness.engine.query<{ text: string | null }>(
        `select string_agg("${column}"::text, ' ') as text from "${table}"`,
      );
      all.set(`${table}.${column}`, rows[0]?.text ?? '');
    }
    return all;
  }

  const spellings = (secret: string) => [
    secret,
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    Buffer.from(secret).toString('hex'),
  ];

  /** Matches digits as a whole number only, since six may occur by chance in a longer one. */
  const holds = (text: string, secret: string) =>
    /^\d+$/.test(secret)
      ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(text)
      : text.includes(secret);

  test('every secret was planted', () => {
    for (const [name, secret] of Object.entries(secrets)) {
      expect({ name, length: secret.length > 5 }).toEqual({ name, length: true });
    }
  });

  test('none is in the database in plain text', async () => {
    const all = await dump();
    expect(all.size).toBeGreaterThan(100);
    const found = [...all].flatMap(([column, text]) =>
      Object.entries(secrets)
        .filter(([, secret]) => spellings(secret).some((one) => holds(text, one)))
        .map(([name]) => `${name} in ${column}`),
    );
    expect(found).toEqual([]);
    const encrypted = ['bank_card.account_number', 'member_profile.id_number'];
    for (const column of [...encrypted, 'mall_code.code', 'member_address.details']) {
      expect(all.get(column)).toMatch(/^sealed:/);
    }
    expect(all.get('bank_card.account_masked')).toBe(`******${secrets.cardNumber.slice(-4)}`);
  });

  test('none is in the logs, at the most detailed level', () => {
    const log = harness.logged.join('\n');
    expect(log).toContain('refused');
    for (const [name, secret] of Object.entries(secrets)) {
      expect({ name, isLogged: holds(log, secret) }).toEqual({ name, isLogged: false });
    }
  });

  test('the search finds a secret that is there', async () => {
    await harness.db
      .updateTable('member')
      .set({ nickname: `x${secrets.password}` })
      .execute();
    const all = await dump();
    expect(all.get('member.nickname')).toContain(secrets.password);
  });
});
