import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { casesOf, endExclusion, excludeFor } from '#modules/accounts/exclusion.fixture.ts';
import {
  emptyForm,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMailAddress, newMobileNumber } from '#testing/new-contacts.ts';
import { codeOf } from '#testing/test-base.ts';
import type { RegistrationValues } from '@pavilion/domain/registration/registration-fields';

const nonce = 'n'.repeat(43);
const birthday = '1990-05-01';
/** Another spelling of an address, which is not taken. */
const respelt = (email: string) => email.replace('@', '+again@');
const newName = () => `x${randomBytes(5).toString('hex')}`;
const newIdNumber = () => `id-${randomBytes(5).toString('hex')}`;
/** Letters alone, since names have no digits. */
const newRealName = () =>
  `Luz ${[...randomBytes(8)].map((byte) => String.fromCodePoint(97 + (byte % 26))).join('')}`;

describe.each(testDatabases())('§7: registrations of excluded people on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  const formOf = (changes: Partial<RegistrationValues> = {}) => ({
    ...emptyForm,
    username: newName(),
    password,
    confirmPassword: password,
    birthday,
    ...changes,
  });

  const register = (changes: Partial<RegistrationValues> = {}) =>
    harness.identity.handlers.register(formOf(changes), newContext());

  /** Registers by number, which a code by text message proves. */
  async function registerByNumber(mobileNum: string, changes: Partial<RegistrationValues> = {}) {
    // A number gets a code a minute.
    harness.passMinutes(2);
    await harness.identity.handlers.requestRegisterSmsCode({ mobileNum }, newContext());
    const verificationCode = (await harness.codeSentTo(mobileNum)) ?? '';
    const form = { ...formOf(changes), username: '', mobileNum, verificationCode };
    return harness.identity.handlers.registerByMobile(form, newContext());
  }

  /** Registers by a number that the identity service vouches for. */
  async function registerByPhone(mobileNum: string) {
    const subject = `of ${mobileNum}`;
    const person = { provider: 'phone', subject, mobileNum, name: null } as const;
    const firebaseIdToken = harness.signIns.issue(person, nonce, harness.time.now);
    const form = { ...emptyForm, birthday, firebaseIdToken, identityNonce: nonce };
    return harness.identity.handlers.registerByMobile(
      { ...form, firebaseChannel: 'sms' },
      newContext(),
    );
  }

  async function idOf(username: string): Promise<bigint> {
    const row = await harness.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /** A member with all details, in a self-exclusion that keeps them. */
  async function excludedMember(until: Date | null = null) {
    const { db, identity } = harness;
    const details = { email: newMailAddress(), idNumber: newIdNumber(), realName: newRealName() };
    const mobileNum = newMobileNumber();
    const { userName } = await registerByNumber(mobileNum, details);
    const memberId = await idOf(userName);
    const exclusionId = await excludeFor(db, memberId, { kind: 'selfExclusion', until });
    const keep = () =>
      db
        .transaction()
        .execute((transaction) =>
          identity.excludedPeople.keepDetails(transaction, exclusionId, memberId),
        );
    await keep();
    /** Takes the number off the member, as no code is sent to the number of a member. */
    const freeNumber = () =>
      db.updateTable('member').set({ mobile_num: null }).where('id', '=', memberId).execute();
    return { ...details, mobileNum, memberId, exclusionId, keep, freeNumber };
  }

  type Excluded = Awaited<ReturnType<typeof excludedMember>>;

  /** Each detail by each way, and what the answer is when nobody is excluded. */
  const ways: [string, string, string | null, (of: Excluded) => Promise<unknown>][] = [
    [
      'another spelling of the address',
      'email',
      null,
      ({ email }) => register({ email: respelt(email).toUpperCase() }),
    ],
    [
      'an ID number in capitals',
      'idNumber',
      null,
      ({ idNumber }) => register({ idNumber: idNumber.toUpperCase().replace('-', '') }),
    ],
    [
      'a number that a code proves',
      'mobile',
      null,
      async ({ mobileNum, freeNumber }) => {
        await freeNumber();
        return registerByNumber(mobileNum);
      },
    ],
    [
      'a number that the identity service proves',
      'mobile',
      'mobile.taken',
      ({ mobileNum }) => registerByPhone(international(mobileNum)),
    ],
  ];

  test.each(ways)('%s is refused, and operators have a case', async (_, detail, __, tryIt) => {
    const excluded = await excludedMember();
    const before = await harness.db.selectFrom('member').select('id').execute();
    expect(await codeOf(tryIt(excluded))).toBe('details.refused');
    expect(await casesOf(harness.db, excluded.exclusionId)).toEqual([
      {
        place: 'registration',
        refused: true,
        matched: [detail],
        otherId: null,
        times: 1,
        open: true,
      },
    ]);
    const after = await harness.db.selectFrom('member').select('id').execute();
    expect(after).toHaveLength(before.length);
  });

  test.each(ways)('%s: once the exclusion has ended it is as before', async (...way) => {
    const [, , otherwise, tryIt] = way;
    const excluded = await excludedMember();
    await endExclusion(harness.db, excluded.memberId);
    expect(await codeOf(tryIt(excluded))).toBe(otherwise);
    expect(await casesOf(harness.db, excluded.exclusionId)).toEqual([]);
  });

  test('the very address is refused as that of any member, and operators have a case', async () => {
    const { email, exclusionId } = await excludedMember();
    expect(await codeOf(register({ email }))).toBe('register.email.taken');
    expect(await casesOf(harness.db, exclusionId)).toMatchObject([
      { refused: true, matched: ['email'], times: 1 },
    ]);
  });

  test('the refusal shows no detail and is the same for all of them', async () => {
    const excluded = await excludedMember();
    const { email, idNumber } = excluded;
    const failed = (call: Promise<unknown>) => call.catch((error: unknown) => error);
    const ofEmail = await failed(register({ email: respelt(email) }));
    const ofIdNumber = await failed(register({ idNumber }));
    expect(ofEmail).toMatchObject({ code: 'details.refused', hints: null });
    expect({ ...(ofIdNumber as object) }).toEqual({ ...(ofEmail as object) });
  });

  test('a registration with other mistakes opens no case', async () => {
    const { email, exclusionId } = await excludedMember();
    const young = register({ email, birthday: '2020-01-01' });
    expect(await codeOf(young)).toBe('register.too.young');
    expect(await casesOf(harness.db, exclusionId)).toEqual([]);
  });

  test('the same again, also twenty times at once, is one case with how often', async () => {
    const { email, idNumber, exclusionId } = await excludedMember();
    const all = Array.from({ length: 20 }, (_, index) =>
      codeOf(register(index % 2 === 0 ? { email: respelt(email) } : { idNumber })),
    );
    expect(await Promise.all(all)).toEqual(Array(20).fill('details.refused'));
    expect(await casesOf(harness.db, exclusionId)).toMatchObject([
      { matched: ['email', 'idNumber'], times: 20, open: true },
    ]);
  });

  test('after a case was closed a new try opens another', async () => {
    const { email, exclusionId } = await excludedMember();
    const { db, clock } = harness;
    expect(await codeOf(register({ email: respelt(email) }))).toBe('details.refused');
    await db
      .updateTable('exclusion_case')
      .set({ closed_at: clock(), closed_by: 'ana', note: 'the member was called' })
      .where('exclusion_id', '=', exclusionId)
      .execute();
    harness.passMinutes(1);
    expect(await codeOf(register({ email: respelt(email) }))).toBe('details.refused');
    expect(await codeOf(register({ email: respelt(email) }))).toBe('details.refused');
    expect(await casesOf(db, exclusionId)).toMatchObject([
      { times: 1, open: false },
      { times: 2, open: true },
    ]);
  });

  test('two excluded members with a detail each have a case each', async () => {
    const [one, other] = [await excludedMember(), await excludedMember()];
    const both = register({ email: respelt(one.email), idNumber: other.idNumber });
    expect(await codeOf(both)).toBe('details.refused');
    expect(await casesOf(harness.db, one.exclusionId)).toMatchObject([{ matched: ['email'] }]);
    expect(await casesOf(harness.db, other.exclusionId)).toMatchObject([{ matched: ['idNumber'] }]);
  });

  test('name and birthday alone refuse nothing and name the new account in a case', async () => {
    const { realName, exclusionId } = await excludedMember();
    const { userName } = await register({ realName: `  ${realName.toUpperCase()} ` });
    expect(await casesOf(harness.db, exclusionId)).toEqual([
      {
        place: 'registration',
        refused: false,
        matched: ['person'],
        otherId: await idOf(userName),
        times: 1,
        open: true,
      },
    ]);
  });

  test('a name without the birthday is that of many people', async () => {
    const { realName, exclusionId } = await excludedMember();
    await register({ realName, birthday: '1990-05-02' });
    expect(await casesOf(harness.db, exclusionId)).toEqual([]);
  });

  test('a registration that fails leaves no case of name and birthday', async () => {
    const { realName, exclusionId } = await excludedMember();
    const { username } = await harness.newMember();
    const taken = register({ realName, username });
    expect(await codeOf(taken)).toBe('register.username.taken');
    expect(await casesOf(harness.db, exclusionId)).toEqual([]);
  });

  test('name and birthday beside another detail are named in the case of the refusal', async () => {
    const { realName, email, exclusionId } = await excludedMember();
    expect(await codeOf(register({ realName, email: respelt(email) }))).toBe('details.refused');
    expect(await casesOf(harness.db, exclusionId)).toMatchObject([
      { refused: true, matched: ['email', 'person'] },
    ]);
  });

  test('details are kept as keyed hashes, once, and no empty ones', async () => {
    const { exclusionId, keep, email, idNumber } = await excludedMember();
    await keep();
    const rows = () =>
      harness.db
        .selectFrom('excluded_detail')
        .select(['detail', 'mark'])
        .where('exclusion_id', '=', exclusionId)
        .orderBy('detail')
        .execute();
    const kept = await rows();
    expect(kept.map(({ detail }) => detail)).toEqual(['email', 'idNumber', 'mobile', 'person']);
    const written = JSON.stringify(kept).toLowerCase();
    expect(written).not.toContain(email);
    expect(written).not.toContain(idNumber);
    const { caller } = await harness.newMember();
    const { db, identity } = harness;
    const span = { kind: 'timeOut', until: new Date('2026-12-24T00:00:00Z') } as const;
    const bare = await excludeFor(db, caller.memberId, span);
    await db
      .transaction()
      .execute((transaction) =>
        identity.excludedPeople.keepDetails(transaction, bare, caller.memberId),
      );
    const ofBare = await db
      .selectFrom('excluded_detail')
      .select('detail')
      .where('exclusion_id', '=', bare)
      .execute();
    expect(ofBare).toEqual([]);
  });

  test('a time-out refuses the same', async () => {
    const { db, identity } = harness;
    const { caller } = await harness.newMember();
    const email = newMailAddress();
    await db.updateTable('member').set({ email }).where('id', '=', caller.memberId).execute();
    const span = { kind: 'timeOut', until: new Date('2026-12-24T00:00:00Z') } as const;
    const exclusionId = await excludeFor(db, caller.memberId, span);
    await db
      .transaction()
      .execute((transaction) =>
        identity.excludedPeople.keepDetails(transaction, exclusionId, caller.memberId),
      );
    expect(await codeOf(register({ email: respelt(email) }))).toBe('details.refused');
  });

  test('a number that somebody got while the code was under way is taken', async () => {
    const mobileNum = newMobileNumber();
    await harness.identity.handlers.requestRegisterSmsCode({ mobileNum }, newContext());
    const verificationCode = (await harness.codeSentTo(mobileNum)) ?? '';
    const { caller } = await harness.newMember();
    await harness.db
      .updateTable('member')
      .set({ mobile_num: international(mobileNum) })
      .where('id', '=', caller.memberId)
      .execute();
    const form = { ...formOf(), username: '', mobileNum, verificationCode };
    const late = harness.identity.handlers.registerByMobile(form, newContext());
    expect(await codeOf(late)).toBe('mobile.taken');
  });

  test('somebody else registers as before, and play money needs no details', async () => {
    await excludedMember();
    const more = { email: newMailAddress(), idNumber: newIdNumber(), realName: newRealName() };
    expect(await register(more)).toMatchObject({ firstTimeLogin: true });
    expect(await harness.identity.handlers.startTrial({}, newContext())).toMatchObject({ type: 4 });
  });
});
