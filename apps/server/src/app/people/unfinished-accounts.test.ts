import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { newContext, openIdentityHarness } from '#testing/identity-harness.ts';
import { newMobileNumber } from '#testing/new-contacts.ts';
import {
  memberPassword,
  operatorKey,
  serveTestSite,
  type Sent,
  type ServedSite,
} from '#testing/served-site.ts';
import { asOperator, codeOf, type Member } from '#testing/test-base.ts';

const newName = () => `m${randomBytes(5).toString('hex')}`;
const ownPassword = 'harbour-at-dawn';

describe.each(testDatabases())('§8: an account that an agent opened, on $name', (database) => {
  let site: ServedSite;
  let agent: Member;
  beforeAll(async () => {
    site = await serveTestSite(database, { startedAt: new Date('2026-11-21T10:00:00Z') });
    agent = await site.member({ memberType: 1 });
    const named = site.db.updateTable('member').set({ nickname: 'Amihan' });
    await named.where('id', '=', agent.memberId).execute();
  });
  afterAll(() => site.close());

  async function logIn(username: string, password: string) {
    const body = { username, password };
    const answer = await site.call({ method: 'POST', path: '/wps/session/login', body });
    return { errorCode: answer.errorCode, ...(answer.value as { token: string } | undefined) };
  }

  /** An account that the agent opens, logged in to, and its calls. */
  async function opened() {
    const username = newName();
    const answer = await site.call({
      method: 'POST',
      path: '/wps/agent/downline',
      token: agent.token,
      body: {
        username,
        password: memberPassword,
        type: 0,
        rates: {},
        requestKey: randomUUID(),
      },
    });
    expect(answer).toMatchObject({ status: 200, value: { account: username } });
    const { token = '', ...loggedIn } = await logIn(username, memberPassword);
    const { id } = await site.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const send = (method: string, path: string, body?: object) =>
      site.call({ method, path, token, ...(body && { body }) } satisfies Sent);
    const finish = (more: object = {}) =>
      send('PUT', '/wps/member/finish', {
        password: ownPassword,
        birthday: '1990-05-01',
        agreement: true,
        ...more,
      });
    const setContact = (contact: { email?: string; mobile_num?: string; email_proved_at?: Date }) =>
      site.db.updateTable('member').set(contact).where('id', '=', id).execute();
    return { id, username, loggedIn, send, finish, setContact };
  }

  /** Proves a number by the code that is sent to it. */
  async function proveNumber(send: Awaited<ReturnType<typeof opened>>['send']) {
    const mobileNum = newMobileNumber();
    const asked = await send('POST', '/wps/verification/sms/bind', { mobileNum });
    expect(asked).toMatchObject({ status: 200 });
    await site.identity.jobs.runNow();
    const text = site.texts.findLast(({ to }) => to.slice(-9) === mobileNum.slice(-9))?.text;
    const verificationCode = /\b\d{6}\b/.exec(text ?? '')?.[0];
    const bound = await send('POST', '/wps/member/mobile', { mobileNum, verificationCode });
    expect(bound).toMatchObject({ status: 200 });
  }

  test('it has a wallet and an upline, and its person logs in to finish it', async () => {
    const { loggedIn, send } = await opened();
    expect(loggedIn).toMatchObject({ unfinished: true, firstTimeLogin: true });
    expect((await send('GET', '/wps/member/info')).value).toMatchObject({ upline: 'Amihan' });
    expect((await send('GET', '/wps/wallets/gcs')).status).toBe(200);
  });

  test('it cannot be used before it is finished, and then at once', async () => {
    const { username, send, finish } = await opened();
    const other = await logIn(username, memberPassword);
    const limits = () => send('GET', '/wps/member/limits');
    expect(await limits()).toMatchObject({ status: 403, errorCode: 'member.unfinished' });
    expect(await finish()).toMatchObject({ errorCode: 'member.contact.missing' });
    await proveNumber(send);
    expect(await finish()).toMatchObject({ status: 200, value: {} });
    expect(await limits()).toMatchObject({ status: 200 });
    const elsewhere = { method: 'GET', path: '/wps/member/info', token: other.token ?? '' };
    expect((await site.call(elsewhere)).errorCode).toBe('session.ended');
    expect((await logIn(username, memberPassword)).errorCode).toBe('login.failed');
    expect(await logIn(username, ownPassword)).toMatchObject({ unfinished: false });
  });

  test('what is given must be right; a wrong wish changes nothing', async () => {
    const { username, finish, setContact, id } = await opened();
    await setContact({ email: `${username}@example.com`, email_proved_at: site.clock() });
    const wrong: [object, string][] = [
      [{ agreement: false }, 'register.agreement'],
      [{ birthday: '1990-02-31' }, 'register.birthday.invalid'],
      [{ birthday: '' }, 'register.birthday.invalid'],
      [{ birthday: '2010-01-01' }, 'register.too.young'],
      [{ password: 'short' }, 'password.too.short'],
      [{ password: username }, 'password.like.username'],
      [{ password: memberPassword }, 'modify.new.old.same'],
    ];
    for (const [more, code] of wrong) {
      expect(await finish(more)).toMatchObject({ errorCode: code });
    }
    const row = site.db.selectFrom('member').select(['unfinished', 'birthday']);
    expect(await row.where('id', '=', id).executeTakeFirst()).toEqual({
      unfinished: true,
      birthday: null,
    });
    expect(await logIn(username, memberPassword)).toMatchObject({ unfinished: true });
  });

  test('an address that nobody has proved is no contact', async () => {
    const { username, finish, setContact } = await opened();
    await setContact({ email: `${username}@example.com` });
    expect(await finish()).toMatchObject({ errorCode: 'member.contact.missing' });
  });

  test('two at once finish it once, and a repeat changes nothing', async () => {
    const { username, send, finish } = await opened();
    await proveNumber(send);
    const answers = await Promise.all([finish(), finish()]);
    expect(answers).toMatchObject([{ value: {} }, { value: {} }]);
    const later = await finish({ password: 'another-password-of-mine', agreement: false });
    expect(later).toMatchObject({ status: 200, value: {} });
    expect(await logIn(username, ownPassword)).toMatchObject({ unfinished: false });
  });

  test('an excluded person does not finish another account', async () => {
    const excluded = await site.newMember(0);
    const email = `${excluded.username}@example.com`;
    const named = site.db.updateTable('member').set({ email, email_proved_at: site.clock() });
    await named.where('id', '=', excluded.id).execute();
    const exclusion = await site.call({
      method: 'PUT',
      path: `/operator/members/${excluded.username}/exclusion`,
      token: operatorKey,
      body: {
        kind: 'selfExclusion',
        length: 'forGood',
        reason: 'for a test',
        requestKey: randomUUID(),
      },
    });
    expect(exclusion).toMatchObject({ status: 200 });
    const { finish, setContact } = await opened();
    const alias = email.replace('@', '+two@');
    await setContact({ email: alias, email_proved_at: site.clock() });
    expect(await finish()).toMatchObject({ errorCode: 'details.refused' });
  });

  test('it is offered and paid nothing before', async () => {
    const { id, username } = await opened();
    const entry = { id: randomUUID(), member_id: id, request_key: randomUUID() };
    const begun = { begun_at: site.clock(), changed_at: site.clock() };
    await site.db
      .insertInto('promotion_entry')
      .values({ ...entry, promotion_id: 'reef-hunt', state: 'signed', ...begun })
      .execute();
    const approved = await site.call({
      method: 'POST',
      path: `/operator/promotion-entries/${entry.id}/approve`,
      token: operatorKey,
      body: {},
    });
    expect(approved).toMatchObject({ errorCode: 'member.unfinished' });
    const { proposeAdjustment, confirmAdjustment } = site.modules.operatorHandlers.payments;
    const wish = { account: username, amount: '10.00', reason: 'Sorry', requestKey: randomUUID() };
    const { adjustmentId } = await proposeAdjustment(wish, asOperator);
    const confirm = () => confirmAdjustment({ adjustmentId }, { ...asOperator, operator: 'ben' });
    expect(await codeOf(confirm())).toBe('member.unfinished');
    const finished = site.db.updateTable('member').set({ unfinished: false });
    await finished.where('id', '=', id).execute();
    expect(await codeOf(confirm())).toBeNull();
  });

  test('a member who is made an agent is one from the next call on', async () => {
    const member = await site.member({ parentId: agent.memberId });
    const home = { method: 'GET', path: '/wps/agent/affiliateUrls', token: member.token };
    expect((await site.call(home)).errorCode).toBe('member.not.agent');
    const answer = await site.call({
      method: 'PUT',
      path: '/wps/agent/promoteDownlineToAgent',
      token: agent.token,
      body: { account: member.username, requestKey: randomUUID() },
    });
    expect(answer).toMatchObject({ status: 200, value: { account: member.username, type: 1 } });
    expect((await site.call(home)).status).toBe(200);
  });
});

test.each(testDatabases())(
  '§8: where the site sends nothing, no contact is asked for',
  async (database) => {
    const harness = await openIdentityHarness(database, { sms: null, mail: null });
    const { caller } = await harness.newMember();
    const { memberId } = caller;
    await harness.db
      .updateTable('member')
      .set({ unfinished: true, birthday: null })
      .where('id', '=', memberId)
      .execute();
    const input = { password: ownPassword, birthday: '1990-05-01', agreement: true };
    const finished = harness.identity.handlers.finishAccount(input, { ...newContext(), caller });
    expect(await codeOf(finished)).toBeNull();
    await harness.close();
  },
);
