import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase, testDatabases } from '#db/testing/test-database.ts';
import type { VouchedPerson } from '#ports/identity-provider.ts';
import {
  emptyForm,
  newBrowser,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';

const nonce = 'n'.repeat(43);
const newNumber = () => international(newMobileNumber());
const newName = () => `s${randomBytes(5).toString('hex')}`;

function newPerson(provider: 'google' | 'facebook' = 'google'): VouchedPerson {
  return { provider, subject: randomBytes(8).toString('hex'), mobileNum: null, name: 'Ana' };
}

function newPhone(mobileNum = newNumber()): VouchedPerson {
  return { provider: 'phone', subject: `of ${mobileNum}`, mobileNum, name: null };
}

describe.each(testDatabases())('§7: log-in through the identity service on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  const tokenOf = (person: VouchedPerson) => harness.signIns.issue(person, nonce, harness.time.now);

  function sendToken(token: string, context = newContext(), identityNonce: string = nonce) {
    const input = { type: 'firebase', remember: false, username: '', password: '' } as const;
    return harness.identity.handlers.logIn(
      { ...input, firebaseIdToken: token, identityNonce },
      context,
    );
  }

  const logInAs = (person: VouchedPerson, context = newContext()) =>
    sendToken(tokenOf(person), context);

  /** The ticket that is given to a person without an account. */
  async function ticketOf(person: VouchedPerson): Promise<string> {
    const error: unknown = await logInAs(person).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'identity.unknown' });
    return (error as { hints: { identityTicket: string } }).hints.identityTicket;
  }

  const birthday = '1990-05-01';

  function register(identityTicket: string, more: object = {}) {
    const form = { ...emptyForm, username: newName(), birthday, identityTicket, ...more };
    return harness.identity.handlers.register(form, newContext());
  }

  function registerByPhone(more: object) {
    const form = { ...emptyForm, birthday, ...more };
    return harness.identity.handlers.registerByMobile(form, newContext());
  }

  function connect(username: string, identityTicket: string, typed = password) {
    const input = { type: 'username', remember: false, username, password: typed } as const;
    return harness.identity.handlers.logIn({ ...input, identityTicket }, newContext());
  }

  test('the first time a person opens an account, later they log in', async () => {
    const person = newPerson();
    const made = await register(await ticketOf(person));
    expect(made).toMatchObject({ firstTimeLogin: true, type: 0 });
    const again = await logInAs(person);
    expect(again).toMatchObject({ userName: made.userName, firstTimeLogin: false });
    const { list } = await harness.identity.handlers.listLogins(
      { pageNo: 1, pageSize: 10 },
      { ...newContext(), caller: await harness.callerOf(again.token) },
    );
    expect(list.map(({ way }) => way)).toEqual(['identity', 'register']);
  });

  test('the answer has what the page shows beside the ticket, and no more', async () => {
    const phone = newPhone('+639171234567');
    await expect(logInAs(newPerson('facebook'))).rejects.toMatchObject({
      hints: { provider: 'facebook', name: 'Ana', mobileMasked: null },
    });
    await expect(logInAs(phone)).rejects.toMatchObject({
      hints: { provider: 'phone', name: null, mobileMasked: '+63*******567' },
    });
  });

  test('a member connects the person by logging in with the password once', async () => {
    const { username } = await harness.newMember();
    const person = newPerson('facebook');
    const ticket = await ticketOf(person);
    await expect(connect(username, ticket, 'wrong')).rejects.toMatchObject({
      code: 'login.failed',
    });
    await connect(username, ticket);
    expect(await logInAs(person)).toMatchObject({ userName: username });
    await expect(connect(username, ticket)).rejects.toMatchObject({ code: 'identity.expired' });
  });

  test('an account has one person of a provider, and a person one account', async () => {
    const { username } = await harness.newMember();
    await connect(username, await ticketOf(newPerson()));
    const second = await ticketOf(newPerson());
    await expect(connect(username, second)).rejects.toMatchObject({ code: 'identity.taken' });
    await connect(username, await ticketOf(newPerson('facebook')));
    const person = newPerson();
    const [one, other] = [await ticketOf(person), await ticketOf(person)];
    await register(one);
    await expect(register(other)).rejects.toMatchObject({ code: 'identity.taken' });
  });

  test('a phone logs in to the account of its number, without being connected first', async () => {
    const phone = newPhone();
    const ticket = await ticketOf(phone);
    const made = await registerByPhone({ identityTicket: ticket });
    expect(await logInAs(phone)).toMatchObject({ userName: made.userName });
    const { mobile_num: stored } = await harness.db
      .selectFrom('member')
      .select('mobile_num')
      .where('username', '=', made.userName)
      .executeTakeFirstOrThrow();
    expect(stored).toBe(phone.mobileNum);
  });

  test('a token of a phone may replace the SMS code at registration', async () => {
    const phone = newPhone();
    const given = { firebaseChannel: 'sms', identityNonce: nonce };
    const made = await registerByPhone({ ...given, firebaseIdToken: tokenOf(phone) });
    expect(await logInAs(phone)).toMatchObject({ userName: made.userName });
    const again = registerByPhone({ ...given, firebaseIdToken: tokenOf(phone) });
    await expect(again).rejects.toMatchObject({ code: 'mobile.taken' });
    const notPhone = registerByPhone({ ...given, firebaseIdToken: tokenOf(newPerson()) });
    await expect(notPhone).rejects.toMatchObject({ code: 'identity.failed' });
  });

  test('a form with errors uses neither token nor ticket up', async () => {
    const ticket = await ticketOf(newPerson());
    const young = register(ticket, { birthday: '2020-01-01' });
    await expect(young).rejects.toMatchObject({ code: 'register.too.young' });
    await expect(register(ticket)).resolves.toBeDefined();
    const given = { firebaseIdToken: tokenOf(newPhone()), identityNonce: nonce };
    await expect(registerByPhone({ ...given, agreement: false })).rejects.toMatchObject({
      code: 'register.agreement',
    });
    await expect(registerByPhone(given)).resolves.toBeDefined();
  });

  test('a ticket is valid once, even for many requests at once, for half an hour', async () => {
    const ticket = await ticketOf(newPerson());
    const all = await Promise.allSettled([register(ticket), register(ticket), register(ticket)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = await ticketOf(newPerson());
    harness.passMinutes(30);
    await expect(register(late)).rejects.toMatchObject({ code: 'identity.expired' });
    await expect(register('t'.repeat(43))).rejects.toMatchObject({ code: 'identity.expired' });
  });

  test('a token is accepted once, also with two requests at once', async () => {
    const person = newPerson();
    await register(await ticketOf(person));
    const token = tokenOf(person);
    const all = await Promise.allSettled([sendToken(token), sendToken(token), sendToken(token)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(sendToken(token)).rejects.toMatchObject({ code: 'identity.failed' });
  });

  test('three hundred replays of a token open no session', async () => {
    const person = newPerson();
    await register(await ticketOf(person));
    const token = tokenOf(person);
    await sendToken(token);
    let accepted = 0;
    for (let times = 0; times < 300; times += 1) {
      await sendToken(token).then(
        () => (accepted += 1),
        () => undefined,
      );
    }
    expect(accepted).toBe(0);
  });

  test.each([
    ['is made up', async () => sendToken('made-up')],
    [
      'another page asked for',
      async () => sendToken(tokenOf(newPerson()), newContext(), 'm'.repeat(43)),
    ],
  ])('a token that %s opens nothing', async (_, send) => {
    await expect(send()).rejects.toMatchObject({ code: 'identity.failed' });
  });

  test('a token that is too old asks for a new sign-in', async () => {
    const token = tokenOf(newPerson());
    harness.passMinutes(61);
    await expect(sendToken(token)).rejects.toMatchObject({ code: 'identity.expired' });
  });

  test('a service that does not answer is refused as busy; the token stays valid', async () => {
    const person = newPerson();
    await register(await ticketOf(person));
    const token = tokenOf(person);
    harness.signIns.setReachable(false);
    await expect(sendToken(token)).rejects.toMatchObject({ code: 'server.busy' });
    harness.signIns.setReachable(true);
    await expect(sendToken(token)).resolves.toBeDefined();
  });

  test('a closed account is refused as at every log-in', async () => {
    const person = newPerson();
    const { userName } = await register(await ticketOf(person));
    await harness.db
      .updateTable('member')
      .set({ status: 'disabled' })
      .where('username', '=', userName)
      .execute();
    await expect(logInAs(person)).rejects.toMatchObject({ code: 'member.disabled' });
  });

  test('a device may be remembered, and gets the usual cookie', async () => {
    const person = newPerson();
    await register(await ticketOf(person));
    const browser = newBrowser();
    const input = { type: 'firebase', remember: true, username: '', password: '' } as const;
    const token = { firebaseIdToken: tokenOf(person), identityNonce: nonce };
    const session = await harness.identity.handlers.logIn({ ...input, ...token }, browser.context);
    expect(session.remembered).toBe(true);
    await expect(
      harness.identity.handlers.logInByDevice({}, browser.context),
    ).resolves.toBeDefined();
  });

  test('a log-in from a new location is notified to the member', async () => {
    const phone = newPhone();
    await registerByPhone({ identityTicket: await ticketOf(phone) });
    await logInAs(phone);
    await harness.identity.jobs.runNow();
    expect(harness.texts.filter(({ to }) => to === phone.mobileNum)).toHaveLength(1);
  });

  test('expired rows are deleted, and no token or ticket is stored in readable form', async () => {
    const person = newPerson();
    const ticket = await ticketOf(person);
    const rows = async () => ({
      tokens: await harness.db.selectFrom('sign_in_token').selectAll().execute(),
      tickets: await harness.db.selectFrom('sign_in_ticket').selectAll().execute(),
    });
    expect(JSON.stringify(await rows())).not.toContain(ticket);
    harness.passMinutes(120);
    await harness.identity.jobs.runNow();
    expect(await rows()).toEqual({ tokens: [], tickets: [] });
  });
});

const database = anyDatabase();

test.each([
  ['no service', { identityService: null }, 'identity.closed'],
  ['nothing offered', { signInMethods: [] }, 'identity.closed'],
  ['another method offered', { signInMethods: ['facebook'] as const }, 'identity.closed'],
  ['agents alone let in', { whoMayLogIn: 'agents' as const }, 'login.type.not.agent'],
])('§7: a site with %s refuses', async (_, changes, code) => {
  const harness = await openIdentityHarness(database, changes);
  const phone = newPhone();
  const { caller } = await harness.newMember();
  await harness.db
    .updateTable('member')
    .set({ mobile_num: phone.mobileNum })
    .where('id', '=', caller.memberId)
    .execute();
  const input = { type: 'firebase', remember: false, username: '', password: '' } as const;
  const firebaseIdToken = harness.signIns.issue(phone, nonce, harness.time.now);
  const given = { ...input, firebaseIdToken, identityNonce: nonce };
  await expect(harness.identity.handlers.logIn(given, newContext())).rejects.toMatchObject({
    code,
  });
  await harness.close();
});

test('§7: a log-in by name needs a name and a password', async () => {
  const harness = await openIdentityHarness(database);
  for (const [username, typed] of [
    ['', password],
    ['ana', ''],
  ] as const) {
    await expect(harness.logIn(username, typed)).rejects.toMatchObject({ code: 'request.invalid' });
  }
  await harness.close();
});
