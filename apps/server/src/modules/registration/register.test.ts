import { randomBytes } from 'node:crypto';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { RequestContext } from '#http/handlers.ts';
import { leastCost } from '#modules/credentials/password-algorithm.fixture.ts';
import { insertAffiliateCode } from '#modules/hierarchy/invitation.store.ts';
import {
  emptyForm,
  newContext,
  openIdentityHarness,
  password,
  registrationPolicy,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';
import { register as registerCall } from '@pavilion/contract/player/registration';
import type { RegistrationValues } from '@pavilion/domain/registration/registration-fields';

const newName = () => `m${randomBytes(5).toString('hex')}`;
const passwords = { password, confirmPassword: password };

describe.each(testDatabases())('§2 Registration screen: registration on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  const byName = (changes: Partial<RegistrationValues> = {}) => ({
    ...emptyForm,
    ...passwords,
    username: newName(),
    birthday: '1990-05-01',
    ...changes,
  });

  const register = (form: ReturnType<typeof byName>, context: RequestContext = newContext()) =>
    harness.identity.handlers.register(form, context);

  const memberOf = (username: string) =>
    harness.db
      .selectFrom('member')
      .innerJoin('member_profile', 'member_profile.member_id', 'member.id')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow();

  async function codeFor(mobileNum: string): Promise<string> {
    await harness.identity.handlers.requestRegisterSmsCode({ mobileNum }, newContext());
    return (await harness.codeSentTo(mobileNum)) ?? '';
  }

  const byNumber = (mobileNum: string, verificationCode: string) =>
    harness.identity.handlers.registerByMobile(
      { ...emptyForm, ...passwords, birthday: '1990-05-01', mobileNum, verificationCode },
      newContext(),
    );

  async function newAgent(domain?: string) {
    const { caller } = await harness.newMember();
    await harness.db
      .updateTable('member')
      .set({ member_type: 1 })
      .where('id', '=', caller.memberId)
      .execute();
    const code = `AG${randomBytes(4).toString('hex').toUpperCase()}`;
    const own = { code, memberId: caller.memberId };
    await insertAffiliateCode(harness.db, domain === undefined ? own : { ...own, domain });
    return { code, id: caller.memberId };
  }

  test('by number: the code proves it, the account logs in by number and password', async () => {
    const mobileNum = newMobileNumber();
    const { userName } = await byNumber(mobileNum, await codeFor(mobileNum));
    expect(await memberOf(userName)).toMatchObject({ mobile_num: international(mobileNum) });
    for (const typed of [mobileNum, international(mobileNum), mobileNum.slice(1), userName]) {
      expect(await harness.logIn(typed, password)).toMatchObject({ userName });
    }
    await expect(harness.logIn(mobileNum, 'not-the-password')).rejects.toMatchObject({
      code: 'login.failed',
    });
  });

  test('by number: a wrong code makes no account, and the right one still does', async () => {
    const mobileNum = newMobileNumber();
    const code = await codeFor(mobileNum);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = { code: 'verification.code.wrong' };
    await expect(byNumber(mobileNum, wrong)).rejects.toMatchObject(refused);
    await expect(byNumber(mobileNum, code)).resolves.toBeDefined();
    await expect(byNumber(mobileNum, code)).rejects.toMatchObject(refused);
  });

  test('all optional fields are stored as given, trimmed', async () => {
    const form = byName({
      realName: ' María Clara ',
      nickname: 'Clara',
      payeeName: 'María Clara',
      email: `${newName()}@Example.com`,
      idNumber: 'A-1234-5678',
      qqNum: '1234567',
      facebook: 'maria.clara',
      wechat: 'clara_w',
      line: 'clara-l',
      whatsapp: '+63 917 123 4567',
      zalo: '0917 123 4567',
      recommenderId: 'friend1',
      paymentPassword: '482915',
    });
    const { userName } = await register(form);
    expect(await memberOf(userName)).toMatchObject({
      real_name: 'María Clara',
      nickname: 'Clara',
      payee_name: 'María Clara',
      email: form.email.toLowerCase(),
      id_number: expect.stringMatching(/^sealed:[\w+/]+=*$/) as string,
      qq_num: '1234567',
      facebook: 'maria.clara',
      wechat: 'clara_w',
      line: 'clara-l',
      whatsapp: '+63 917 123 4567',
      zalo: '0917 123 4567',
      recommender_id: 'friend1',
      register_method: 'H5',
      payment_password_hash: expect.stringMatching(/^\$argon2id\$/) as string,
    });
  });

  test.each(['admin', 'Adm1n', 'oper_ator', 'supp0rt_24', 'Pavi1ion'])(
    'nobody registers as %s, however it is written',
    async (username) => {
      const refused = { code: 'register.name.reserved' };
      await expect(register(byName({ username }))).rejects.toMatchObject(refused);
      const check = harness.identity.handlers.checkUsername({ username }, newContext());
      await expect(check).rejects.toMatchObject(refused);
    },
  );

  test('an e-mail address belongs to one account, in any case of its letters', async () => {
    const email = `${newName()}@example.com`;
    const isFree = async () =>
      (await harness.identity.handlers.checkEmail({ email: email.toUpperCase() }, newContext()))
        .available;
    expect(await isFree()).toBe(true);
    await register(byName({ email }));
    expect(await isFree()).toBe(false);
    await expect(register(byName({ email: email.toUpperCase() }))).rejects.toMatchObject({
      code: 'register.email.taken',
    });
  });

  test('an invitation puts the member under its agent; an unknown one is refused', async () => {
    const agent = await newAgent();
    const affiliateCode = agent.code.toLowerCase();
    const check = { affiliateCode };
    expect(await harness.identity.handlers.checkAffiliate(check, newContext())).toEqual({
      validatedBy: 'code',
    });
    const { userName } = await register(byName({ affiliateCode }));
    expect((await memberOf(userName)).parent_id).toBe(agent.id);
    await expect(register(byName({ affiliateCode: 'NOBODY' }))).rejects.toMatchObject({
      code: 'register.invitation.invalid',
    });
  });

  test("on an agent's own address no code is needed; another agent's code wins", async () => {
    const domain = `${newName()}.example.com`;
    const [agent, other] = [await newAgent(domain), await newAgent()];
    const there = { ...newContext(), host: domain.toUpperCase() };
    const { handlers } = harness.identity;
    expect((await handlers.getRegisterSettings({}, there)).affiliateByDomain).toBe(true);
    expect((await handlers.getRegisterSettings({}, newContext())).affiliateByDomain).toBe(false);
    expect(await handlers.checkAffiliate({ affiliateCode: '' }, there)).toEqual({
      validatedBy: 'domain',
    });
    const plain = await register(byName(), there);
    expect((await memberOf(plain.userName)).parent_id).toBe(agent.id);
    const coded = await register(byName({ affiliateCode: other.code }), there);
    expect((await memberOf(coded.userName)).parent_id).toBe(other.id);
  });

  test('D13: an agent who is moved to the last level meanwhile invites nobody', async () => {
    let meanwhile = async (): Promise<unknown> => undefined;
    const passwordAlgorithm = {
      ...leastCost,
      hash: async (text: string) => {
        await meanwhile();
        return leastCost.hash(text);
      },
    };
    const slow = await openIdentityHarness(database, { treeDepth: 2, passwordAlgorithm });
    const [agent, upline] = [
      await slow.member({ memberType: 1 }),
      await slow.member({ memberType: 1 }),
    ];
    await insertAffiliateCode(slow.db, { code: 'MOVED', memberId: agent.memberId });
    const { handlers } = slow.identity;
    const form = () => byName({ affiliateCode: 'MOVED' });
    await expect(handlers.register(form(), newContext())).resolves.toBeDefined();
    meanwhile = () =>
      slow.db
        .updateTable('member')
        .set({ parent_id: upline.memberId })
        .where('id', '=', agent.memberId)
        .execute();
    const username = newName();
    const late = handlers.register({ ...form(), username }, newContext());
    await expect(late).rejects.toMatchObject({ code: 'register.invitation.invalid' });
    const left = slow.db.selectFrom('member').select('id').where('username', '=', username);
    expect(await left.execute()).toEqual([]);
    await slow.close();
  });

  test('type, domain and registerUrl of the client are ignored', async () => {
    const domain = `${newName()}.example.com`;
    await newAgent(domain);
    const sent = { ...byName(), type: 1, domain, registerUrl: domain, parentId: '1', vipLevel: 8 };
    const parsed = safeParse(registerCall.input, sent);
    if (!parsed.success) throw new Error('the body should be readable');
    const { userName, type } = await harness.identity.handlers.register(
      parsed.output,
      newContext(),
    );
    expect(type).toBe(0);
    expect(await memberOf(userName)).toMatchObject({
      member_type: 0,
      parent_id: null,
      vip_level: 0,
    });
  });

  test.each(['H5', 'APP', 'PWA', 'WEBCLIP'] as const)('%s is recorded', async (registerMethod) => {
    const { userName } = await register({ ...byName(), registerMethod } as never);
    expect((await memberOf(userName)).register_method).toBe(registerMethod);
  });

  test('a closed method is refused, and so is a form without the agreement', async () => {
    const methods = { username: false, mobileNum: false };
    const policy = { ...registrationPolicy, methods };
    const closed = await openIdentityHarness(database, { policy });
    const refused = { code: 'register.closed' };
    const { handlers } = closed.identity;
    await expect(handlers.register(byName(), newContext())).rejects.toMatchObject(refused);
    await expect(handlers.registerByMobile(byName(), newContext())).rejects.toMatchObject(refused);
    await closed.close();
    await expect(register({ ...byName(), agreement: false })).rejects.toMatchObject({
      code: 'register.agreement',
    });
  });

  test('where the site asks for a captcha, no account is made without one', async () => {
    const policy = { ...registrationPolicy, captcha: true };
    const guarded = await openIdentityHarness(database, { policy });
    const { handlers } = guarded.identity;
    const missing = { code: 'login.captcha.missing' };
    await expect(handlers.register(byName(), newContext())).rejects.toMatchObject(missing);
    const solved = await guarded.solveCaptcha(newContext(), 'register');
    await expect(
      handlers.register({ ...byName(), ...solved }, newContext()),
    ).resolves.toBeDefined();
    await guarded.close();
  });
});
