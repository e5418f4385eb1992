import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesNaming } from '#db/testing/tables-naming.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  newContext,
  openIdentityHarness,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMailAddress, newMobileNumber } from '#testing/new-contacts.ts';

const answers = [
  { questionId: 'firstSchool', answer: 'Rizal High' },
  { questionId: 'firstPet', answer: 'Bantay' },
  { questionId: 'firstJob', answer: 'Baker' },
];
const otherAnswers = answers.map((one) => ({ ...one, answer: `${one.answer} two` }));

describe.each(testDatabases())('§7: the security centre on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  async function member() {
    const { caller, username } = await harness.newMember();
    const context = { ...newContext(), caller };
    const { handlers } = harness.identity;
    return {
      context,
      username,
      config: () => handlers.getSecurityConfig({}, context),
      askEmail: (email: string) => handlers.requestEmailCode({ email }, context),
      bindEmail: (email: string, verificationCode: string) =>
        handlers.bindEmail({ email, verificationCode }, context),
      askNumber: (mobileNum: string) => handlers.requestBindSmsCode({ mobileNum }, context),
      bindNumber: (mobileNum: string, verificationCode: string) =>
        handlers.bindMobile({ mobileNum, verificationCode }, context),
      setQuestions: (given = answers) => handlers.setSecurityQuestions({ answers: given }, context),
      changeQuestions: (answer: string, given = otherAnswers) =>
        handlers.changeSecurityQuestions(
          { current: { questionId: 'firstPet', answer }, answers: given },
          context,
        ),
      update: (input: { nickname?: string; realName?: string; line?: string; idNumber?: string }) =>
        handlers.updateMemberInfo(input, context),
      info: () => handlers.getMemberInfo({}, context),
    };
  }

  async function mailTo(email: string) {
    await harness.identity.jobs.runNow();
    return harness.mails.findLast(({ to }) => to === email);
  }
  const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
  const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

  test('it shows what is set and what is missing, and the score grows', async () => {
    const one = await member();
    expect(await one.config()).toMatchObject({
      score: 20,
      missing: ['paymentPassword', 'mobileNum', 'email', 'passkey', 'securityQuestions'],
      email: null,
      mobileNum: null,
      canProveMobile: true,
      canProveEmail: true,
    });
    await one.setQuestions();
    expect(await one.config()).toMatchObject({ score: 30, hasSecurityQuestions: true });
  });

  test('a mail address is added by the code that was sent to it, once', async () => {
    const one = await member();
    const email = newMailAddress();
    await one.askEmail(email);
    const code = codeIn((await mailTo(email))?.text);
    const wrong = { code: 'verification.code.wrong' };
    await expect(one.bindEmail(email, wrongOf(code))).rejects.toMatchObject(wrong);
    await expect(one.bindEmail(newMailAddress(), code)).rejects.toMatchObject(wrong);
    expect(await one.bindEmail(email, code)).toEqual({ email: 'lu***@example.com' });
    await expect(one.bindEmail(email, code)).rejects.toMatchObject(wrong);
    expect(await one.config()).toMatchObject({ email: 'lu***@example.com', emailProved: true });
  });

  test('the code of one member is refused for another', async () => {
    const [one, other] = [await member(), await member()];
    const email = newMailAddress();
    await one.askEmail(email);
    const code = codeIn((await mailTo(email))?.text);
    await expect(other.bindEmail(email, code)).rejects.toMatchObject({
      code: 'verification.code.wrong',
    });
  });

  test('a code by mail expires after ten minutes, and after five wrong tries', async () => {
    const [one, other] = [await member(), await member()];
    const [email, tried] = [newMailAddress(), newMailAddress()];
    await one.askEmail(email);
    const code = codeIn((await mailTo(email))?.text);
    harness.passMinutes(10);
    await expect(one.bindEmail(email, code)).rejects.toMatchObject({
      code: 'verification.code.wrong',
    });
    await other.askEmail(tried);
    const right = codeIn((await mailTo(tried))?.text);
    for (let tries = 0; tries < 5; tries += 1) {
      await other.bindEmail(tried, wrongOf(right)).catch(() => null);
    }
    await expect(other.bindEmail(tried, right)).rejects.toMatchObject({
      code: 'verification.code.wrong',
    });
  });

  test('an address of somebody else gets no code, and the answer does not reveal it', async () => {
    const [owner, other] = [await member(), await member()];
    const email = newMailAddress();
    await owner.askEmail(email);
    await owner.bindEmail(email, codeIn((await mailTo(email))?.text));
    const answer = await other.askEmail(email);
    expect(Object.keys(answer)).toEqual(['expirationTime', 'codeValidUntil', 'time']);
    const mail = await mailTo(email);
    expect(mail?.subject).toBe('Pavilion: this e-mail address already has an account');
    expect(codeIn(mail?.text)).toBe('');
  });

  test('codes by mail need a well-formed address, a pause between, and a mail server', async () => {
    const one = await member();
    await expect(one.askEmail('luz@example')).rejects.toMatchObject({
      code: 'register.field.invalid',
    });
    await one.askEmail(newMailAddress());
    await expect(one.askEmail(newMailAddress())).rejects.toMatchObject({ code: 'sms.wait' });
    const mute = await openIdentityHarness(database, { mail: null, sms: null });
    const { caller } = await mute.newMember();
    const context = { ...newContext(), caller };
    const { handlers } = mute.identity;
    await expect(
      handlers.requestEmailCode({ email: newMailAddress() }, context),
    ).rejects.toMatchObject({
      code: 'email.closed',
    });
    const answer = handlers.requestBindSmsCode({ mobileNum: newMobileNumber() }, context);
    await expect(answer).rejects.toMatchObject({ code: 'sms.closed' });
    expect(await handlers.getSecurityConfig({}, context)).toMatchObject({
      canProveMobile: false,
      canProveEmail: false,
    });
    await mute.close();
  });

  test('a number is added by SMS, and one of somebody else is not', async () => {
    const [one, other] = [await member(), await member()];
    const mobileNum = newMobileNumber();
    const sent = async () => {
      await harness.identity.jobs.runNow();
      return harness.texts.findLast(({ to }) => to === international(mobileNum))?.text;
    };
    await one.askNumber(mobileNum);
    const code = codeIn(await sent());
    await expect(one.bindNumber(mobileNum, wrongOf(code))).rejects.toMatchObject({
      code: 'verification.code.wrong',
    });
    expect((await one.bindNumber(mobileNum, code)).mobileNum).toMatch(/^\+63\*{7}\d{3}$/);
    harness.passMinutes(2);
    await other.askNumber(mobileNum);
    expect(codeIn(await sent())).toBe('');
    await expect(other.bindNumber(mobileNum, code)).rejects.toMatchObject({
      code: 'verification.code.wrong',
    });
  });

  test('questions are set once; changing them needs the answer to one of them', async () => {
    const one = await member();
    await expect(one.setQuestions(answers.slice(0, 2))).rejects.toMatchObject({
      code: 'security.questions.count',
    });
    await expect(one.changeQuestions('Bantay')).rejects.toMatchObject({
      code: 'security.answer.wrong',
    });
    await one.setQuestions();
    await expect(one.setQuestions()).rejects.toMatchObject({ code: 'security.questions.set' });
    await expect(one.changeQuestions('Muning')).rejects.toMatchObject({
      code: 'security.answer.wrong',
    });
    await one.changeQuestions('  BANTAY ');
    await expect(one.changeQuestions('Bantay')).rejects.toMatchObject({
      code: 'security.answer.wrong',
    });
    await one.changeQuestions('Bantay two', answers);
  });

  test('after five wrong answers even the right one has to wait', async () => {
    const one = await member();
    await one.setQuestions();
    for (let tries = 0; tries < 5; tries += 1) await one.changeQuestions('no').catch(() => null);
    await expect(one.changeQuestions('Bantay')).rejects.toMatchObject({ code: 'login.locked' });
    harness.passMinutes(60);
    await one.changeQuestions('Bantay');
  });

  test('set ten times at once, the questions are those of one', async () => {
    const one = await member();
    const calls = await Promise.allSettled(Array.from({ length: 10 }, () => one.setQuestions()));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('answers are not stored in readable form', async () => {
    const one = await member();
    await one.setQuestions();
    for (const answer of ['Bantay', 'bantay']) {
      expect(await tablesNaming(harness.db, answer)).toEqual([]);
    }
    const own = await harness.identity.handlers.getOwnSecurityQuestions({}, one.context);
    expect(own.list.map((question) => Object.keys(question))).toEqual(
      answers.map(() => ['questionId', 'text']),
    );
  });

  test('a nickname can be changed, a real name is written once', async () => {
    const one = await member();
    await one.update({ nickname: 'Luz', realName: 'Luz Reyes' });
    await one.update({ nickname: 'Lulu', line: 'luz-reyes' });
    await expect(one.update({ realName: 'Ana Cruz' })).rejects.toMatchObject({
      code: 'profile.field.fixed',
      hints: { field: 'realName' },
    });
    await expect(one.update({ nickname: '<b>' })).rejects.toMatchObject({
      code: 'register.field.invalid',
    });
    const { nickname, details } = await one.info();
    expect(nickname).toBe('Lulu');
    expect(details).toContainEqual({ name: 'realName', value: 'Luz Reyes', editable: false });
    expect(details).toContainEqual({ name: 'line', value: 'luz-reyes', editable: true });
  });

  test('an ID number is stored encrypted, is shown by its end, and is written once', async () => {
    const one = await member();
    await one.update({ idNumber: 'PH-1234-5678' });
    const { details } = await one.info();
    expect(details).toContainEqual({ name: 'idNumber', value: '***5678', editable: false });
    const row = await harness.db
      .selectFrom('member_profile')
      .select('id_number')
      .where('member_id', '=', one.context.caller.memberId)
      .executeTakeFirstOrThrow();
    expect(row.id_number).toMatch(/^sealed:[\w+/]+=*$/);
    await one.update({ nickname: 'Luz' });
    expect((await one.info()).details).toContainEqual({
      name: 'idNumber',
      value: '***5678',
      editable: false,
    });
    await expect(one.update({ idNumber: 'PH-0000-0000' })).rejects.toMatchObject({
      code: 'profile.field.fixed',
    });
  });

  test('of ten real names sent at once one is kept', async () => {
    const one = await member();
    const names = Array.from({ length: 10 }, (_, index) => `Luz Reyes ${'ABCDEFGHIJ'[index]}`);
    const calls = await Promise.allSettled(names.map((realName) => one.update({ realName })));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
