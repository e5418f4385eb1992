import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { casesOf, endExclusion, excludeFor } from '#modules/accounts/exclusion.fixture.ts';
import {
  newContext,
  openIdentityHarness,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMailAddress, newMobileNumber } from '#testing/new-contacts.ts';
import { codeOf } from '#testing/test-base.ts';

const newIdNumber = () => `ID-${randomBytes(5).toString('hex')}`;

describe.each(testDatabases())('§7: details of excluded people on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  async function member() {
    const { caller } = await harness.newMember();
    const context = { ...newContext(), caller };
    const { handlers } = harness.identity;
    return {
      memberId: caller.memberId,
      bindEmail: async (email: string) => {
        await handlers.requestEmailCode({ email }, context);
        await harness.identity.jobs.runNow();
        const { text = '' } = harness.mails.findLast(({ to }) => to === email) ?? {};
        const verificationCode = /\b\d{6}\b/.exec(text)?.[0] ?? '';
        return handlers.bindEmail({ email, verificationCode }, context);
      },
      bindNumber: async (mobileNum: string) => {
        await handlers.requestBindSmsCode({ mobileNum }, context);
        const verificationCode = (await harness.codeSentTo(mobileNum)) ?? '';
        return handlers.bindMobile({ mobileNum, verificationCode }, context);
      },
      update: (input: { nickname?: string; realName?: string; idNumber?: string }) =>
        handlers.updateMemberInfo(input, context),
      info: () => handlers.getMemberInfo({}, context),
    };
  }

  async function exclude(memberId: bigint) {
    const { db, identity } = harness;
    const exclusionId = await excludeFor(db, memberId, { kind: 'selfExclusion', until: null });
    await db
      .transaction()
      .execute((transaction) =>
        identity.excludedPeople.keepDetails(transaction, exclusionId, memberId),
      );
    return exclusionId;
  }

  /** A member with all details, excluded. */
  async function excludedMember() {
    const { memberId, update } = await member();
    const details = { idNumber: newIdNumber(), realName: 'Luz Reyes' };
    const [email, mobileNum] = [newMailAddress(), newMobileNumber()];
    await update(details);
    const setContact = (contact: { email: string | null; mobile_num: string | null }) =>
      harness.db.updateTable('member').set(contact).where('id', '=', memberId).execute();
    await setContact({ email, mobile_num: international(mobileNum) });
    const exclusionId = await exclude(memberId);
    // No code is sent to the address or number of a member.
    await setContact({ email: null, mobile_num: null });
    return { ...details, email, mobileNum, memberId, exclusionId };
  }

  type Excluded = Awaited<ReturnType<typeof excludedMember>>;
  type Other = Awaited<ReturnType<typeof member>>;

  const ways: [string, string, (of: Excluded, other: Other) => Promise<unknown>][] = [
    ['contact', 'email', ({ email }, { bindEmail }) => bindEmail(email)],
    ['contact', 'mobile', ({ mobileNum }, { bindNumber }) => bindNumber(mobileNum)],
    [
      'profile',
      'idNumber',
      ({ idNumber }, { update }) => update({ idNumber: idNumber.toLowerCase(), nickname: 'Ana' }),
    ],
  ];

  test.each(ways)('%s: another account gets no %s of theirs', async (place, detail, give) => {
    const [excluded, other] = [await excludedMember(), await member()];
    const stored = () =>
      harness.db
        .selectFrom('member')
        .select(['email', 'mobile_num', 'nickname'])
        .where('id', '=', other.memberId)
        .executeTakeFirstOrThrow();
    expect(await codeOf(give(excluded, other))).toBe('details.refused');
    expect(await stored()).toEqual({ email: null, mobile_num: null, nickname: '' });
    expect(await casesOf(harness.db, excluded.exclusionId)).toEqual([
      { place, refused: true, matched: [detail], otherId: other.memberId, times: 1, open: true },
    ]);
  });

  test.each(ways)('%s: %s is accepted once the exclusion has ended', async (...[, , give]) => {
    const [excluded, other] = [await excludedMember(), await member()];
    await endExclusion(harness.db, excluded.memberId);
    expect(await codeOf(give(excluded, other))).toBeNull();
    expect(await casesOf(harness.db, excluded.exclusionId)).toEqual([]);
  });

  test('a wrong code is refused as that and opens no case', async () => {
    const [{ email, exclusionId }, other] = [await excludedMember(), await member()];
    const { caller } = await harness.newMember();
    const typed = { email, verificationCode: '000000' };
    const wrong = harness.identity.handlers.bindEmail(typed, { ...newContext(), caller });
    expect(await codeOf(wrong)).toBe('verification.code.wrong');
    expect(await codeOf(other.update({ nickname: '_' }))).toBe('register.field.invalid');
    expect(await casesOf(harness.db, exclusionId)).toEqual([]);
  });

  test('twenty changes at once are one case', async () => {
    const [{ idNumber, exclusionId }, other] = [await excludedMember(), await member()];
    const all = Array.from({ length: 20 }, () => codeOf(other.update({ idNumber })));
    expect(await Promise.all(all)).toEqual(Array(20).fill('details.refused'));
    expect(await casesOf(harness.db, exclusionId)).toMatchObject([
      { times: 20, otherId: other.memberId },
    ]);
  });

  test('name and birthday are written, and operators have a case of the account', async () => {
    const [{ realName, exclusionId }, other] = [await excludedMember(), await member()];
    expect(await codeOf(other.update({ realName }))).toBeNull();
    const { details } = await other.info();
    expect(details.find(({ name }) => name === 'realName')?.value).toBe(realName);
    const found = (await casesOf(harness.db, exclusionId)).filter(
      ({ otherId }) => otherId === other.memberId,
    );
    expect(found).toMatchObject([{ place: 'profile', refused: false, matched: ['person'] }]);
    await other.update({ realName, nickname: 'Ana' });
    const { length } = (await casesOf(harness.db, exclusionId)).filter(
      ({ otherId, times }) => otherId === other.memberId && times === 1,
    );
    expect(length).toBe(1);
  });

  test('a change that is refused for another reason opens no case', async () => {
    const [{ realName, exclusionId }, other] = [await excludedMember(), await member()];
    const both = other.update({ realName, nickname: '_' });
    expect(await codeOf(both)).toBe('register.field.invalid');
    const found = (await casesOf(harness.db, exclusionId)).filter(
      ({ otherId }) => otherId === other.memberId,
    );
    expect(found).toEqual([]);
  });

  test('own details are never those of another', async () => {
    const one = await member();
    const [email, idNumber] = [newMailAddress(), newIdNumber()];
    await one.bindEmail(email);
    await one.update({ idNumber });
    const exclusionId = await exclude(one.memberId);
    harness.passMinutes(2);
    // Refused as any change in an exclusion, not as the detail of somebody else.
    expect(await codeOf(one.bindEmail(email))).toBe('member.excluded');
    expect(await codeOf(one.update({ idNumber }))).toBe('member.excluded');
    expect(await casesOf(harness.db, exclusionId)).toEqual([]);
    await endExclusion(harness.db, one.memberId);
    harness.passMinutes(2);
    expect(await codeOf(one.bindEmail(email))).toBeNull();
    expect(await codeOf(one.update({ idNumber, nickname: 'Ana' }))).toBeNull();
  });

  test('what an account had before is no new detail', async () => {
    const [one, other] = [await member(), await member()];
    const details = { idNumber: newIdNumber(), realName: 'Amihan Cruz' };
    await one.update(details);
    await other.update(details);
    const exclusionId = await exclude(one.memberId);
    expect(await codeOf(other.update({ ...details, nickname: 'Ana' }))).toBeNull();
    expect(await casesOf(harness.db, exclusionId)).toEqual([]);
  });

  test('an excluded member changes neither contact nor profile', async () => {
    const one = await member();
    await exclude(one.memberId);
    expect(await codeOf(one.bindEmail(newMailAddress()))).toBe('member.excluded');
    expect(await codeOf(one.bindNumber(newMobileNumber()))).toBe('member.excluded');
    expect(await codeOf(one.update({ nickname: 'Ana' }))).toBe('member.excluded');
  });
});
