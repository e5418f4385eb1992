import fc from 'fast-check';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { insertAffiliateCode } from '#modules/hierarchy/invitation.store.ts';
import {
  emptyForm,
  newContext,
  openIdentityHarness,
  password,
  registrationPolicy,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { register as registerCall } from '@pavilion/contract/player/registration';
import { rulesOfForm } from '@pavilion/domain/registration/form-rules';
import {
  acceptedValues,
  fieldRuleOf,
  registrationFieldNames,
  registrationFields,
  type FieldRule,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationValues,
} from '@pavilion/domain/registration/registration-fields';
import { registrationProblems } from '@pavilion/domain/registration/registration-problems';

const profileBox = createSecretBox('a-secret-of-enough-length', 'member profiles');

const agentCode = 'AGENT99';
const agentHost = 'agent.example.com';

const samples: Record<RegistrationField, readonly string[]> = {
  username: ['Maria_1', '1maria', 'ab', 'adm1n'],
  mobileNum: ['', '09171234567', '12', 'number'],
  verificationCode: ['123456', '12', 'abc'],
  password: [password, 'short', 'x'.repeat(65)],
  confirmPassword: [password, 'another'],
  paymentPassword: ['482915', '12', '111111', '900501'],
  realName: ['María', '<b>', 'x'],
  nickname: ['Clara', '<b>', 'x'.repeat(21), 'Support'],
  payeeName: ['MARIA', '99', 'Clara'],
  email: ['a.b@example.com', 'a@b', '"; drop'],
  birthday: ['1990-05-01', '2020-01-01', '1990-02-31', 'yesterday'],
  idNumber: ['A-1234', '!'],
  qqNum: ['12345', 'x'],
  facebook: ['clara', '<i>'],
  wechat: ['clara', 'y'],
  line: ['clara', '"'],
  whatsapp: ['+639171234567', 'w'],
  zalo: ['09171234567', 'z'],
  recommenderId: ['friend', 'a b'],
  affiliateCode: [agentCode, 'a b'],
};

const arbitraryForm = fc.record(
  Object.fromEntries(
    registrationFieldNames.map((name) => [
      name,
      fc.oneof(
        { weight: 80, arbitrary: fc.constant(samples[name][0] ?? '') },
        { weight: 2, arbitrary: fc.constantFrom(...samples[name]) },
        { weight: 1, arbitrary: fc.constantFrom('', ' ') },
        { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
      ),
    ]),
  ) as Record<RegistrationField, fc.Arbitrary<string>>,
);

/** Mostly undefined, which leaves the default of the field's rule. */
const rarely = <Value>(...values: Value[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );

const arbitraryFields = fc.record(
  Object.fromEntries(
    registrationFieldNames.map((name) => [
      name,
      fc
        .record({
          enabled: fc.boolean(),
          required: fc.boolean(),
          pattern: rarely('[a-z]+', '.*'),
          maximumLength: rarely(5, 200),
        })
        .map(({ pattern, ...choice }) =>
          fieldRuleOf(name, {
            ...choice,
            ...(registrationFields[name].pattern === null ? {} : { pattern }),
          }),
        ),
    ]),
  ) as Record<RegistrationField, fc.Arbitrary<FieldRule>>,
);

/** Reads the text fields stored for a member, and frees the user name and address. */
async function storedTexts(harness: IdentityHarness, username: string) {
  const row = await harness.db
    .selectFrom('member')
    .innerJoin('member_profile', 'member_profile.member_id', 'member.id')
    .selectAll()
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirstOrThrow();
  const gone = { username: `gone${row.id}`, email: null };
  await harness.db.updateTable('member').set(gone).where('id', '=', row.id).execute();
  return {
    nickname: row.nickname,
    email: row.email ?? '',
    realName: row.real_name,
    payeeName: row.payee_name,
    idNumber: profileBox.openText(row.id_number),
    qqNum: row.qq_num,
    facebook: row.facebook,
    wechat: row.wechat,
    line: row.line,
    whatsapp: row.whatsapp,
    zalo: row.zalo,
    recommenderId: row.recommender_id,
  } satisfies Partial<Record<RegistrationField, string>>;
}

type Stored = Awaited<ReturnType<typeof storedTexts>>;

/** The values that may be stored of an accepted form. */
function mayBeStored(values: RegistrationValues, fields: Record<RegistrationField, FieldRule>) {
  return (stored: Stored) =>
    Object.fromEntries(
      (Object.keys(stored) as (keyof Stored)[]).map((name) => {
        const text = fields[name].enabled ? values[name].trim() : '';
        return [name, name === 'email' ? text.toLowerCase() : text];
      }),
    );
}

/** Everything that decides which fields a form has. */
type FormCase = {
  method: RegistrationMethod;
  mobilePassword: boolean;
  /** Whether the form is on the address of an agent. */
  atAgent: boolean;
  fields: Record<RegistrationField, FieldRule>;
};

const arbitraryCase: fc.Arbitrary<FormCase> = fc.record({
  method: fc.constantFrom('username', 'username', 'mobileNum'),
  mobilePassword: fc.boolean(),
  atAgent: fc.boolean(),
  fields: arbitraryFields,
});

const bools = [true, false] as const;
const choices = bools.flatMap((enabled) => bools.map((required) => ({ enabled, required })));
const unasked = { enabled: false, required: false };
const variants = (['username', 'mobileNum'] as const).flatMap((method) =>
  bools.flatMap((mobilePassword) => bools.map((atAgent) => ({ method, mobilePassword, atAgent }))),
);

/** Every combination of one value from each list. */
function combinations<Value>(lists: readonly (readonly Value[])[]): Value[][] {
  return lists.reduce<Value[][]>(
    (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  );
}

const optionalFields = registrationPolicy.fields;
const goodForm = Object.fromEntries(
  registrationFieldNames.map((name) => [name, samples[name][0] ?? '']),
) as RegistrationValues;

describe('§2 Registration screen: the form and the server find the same problems', () => {
  let harness: IdentityHarness;
  const policy = { ...registrationPolicy };
  beforeAll(async () => {
    const database = anyDatabase();
    harness = await openIdentityHarness(database, { policy });
    const { caller } = await harness.newMember();
    await harness.db
      .updateTable('member')
      .set({ member_type: 1 })
      .where('id', '=', caller.memberId)
      .execute();
    const code = { code: agentCode, memberId: caller.memberId, domain: agentHost };
    await insertAffiliateCode(harness.db, code);
  });
  afterAll(() => harness.close());

  async function serverJudges(
    method: RegistrationMethod,
    values: RegistrationValues,
    context: RequestContext,
  ): Promise<ApiError | null> {
    const { register, registerByMobile } = harness.identity.handlers;
    const call = method === 'mobileNum' ? registerByMobile : register;
    try {
      await call(parse(registerCall.input, { ...emptyForm, ...values }), context);
      return null;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  /** The problems that the form finds, and those that the server finds in what the form sends. */
  async function judgeTwice(
    values: RegistrationValues,
    { method, atAgent, ...formCase }: FormCase,
  ) {
    Object.assign(policy, formCase);
    const context = { ...newContext(), ...(atAgent && { host: agentHost }) };
    const settings = await harness.identity.handlers.getRegisterSettings({}, context);
    const sent = JSON.parse(JSON.stringify(settings)) as typeof settings;
    const rules = rulesOfForm(sent, method);
    const refused = await serverJudges(method, acceptedValues(values, rules), context);
    const hints = refused?.hints as { problems?: object } | null | undefined;
    const found = registrationProblems(values, rules);
    return { refused, byForm: found, byServer: hints?.problems ?? {} };
  }

  test('each field enabled or not, required or not, empty, right or wrong', async () => {
    const cases = registrationFieldNames.flatMap((name) =>
      choices.flatMap((choice) =>
        ['', ' ', ...samples[name]].map((value) => ({ name, choice, value })),
      ),
    );
    for (const variant of variants) {
      for (const { name, choice, value } of cases) {
        const fields = { ...optionalFields, [name]: fieldRuleOf(name, choice) };
        // Another field is always wrong, so that no account is made.
        const wrong = name === 'birthday' ? { confirmPassword: 'no' } : { birthday: '2020-01-01' };
        const values = { ...goodForm, ...wrong, [name]: value };
        const { byForm, byServer } = await judgeTwice(values, { ...variant, fields });
        expect({ name, value, choice, found: byServer }).toEqual({
          name,
          value,
          choice,
          found: byForm,
        });
      }
    }
  });

  test('fields that depend on each other, in every combination', async () => {
    const names = ['mobileNum', 'verificationCode', 'password', 'confirmPassword'] as const;
    const values = combinations(names.map((name) => ['', samples[name][0] ?? '', 'x']));
    const rules = combinations([choices, choices]);
    for (const { method, mobilePassword } of variants.filter(({ atAgent }) => !atAgent)) {
      for (const [number = unasked, code = unasked] of rules) {
        const fields = { ...optionalFields };
        fields.mobileNum = fieldRuleOf('mobileNum', number);
        fields.verificationCode = fieldRuleOf('verificationCode', code);
        for (const row of values) {
          const typed = Object.fromEntries(names.map((name, at) => [name, row[at] ?? '']));
          // Too young, so that no account is made.
          const form = { ...goodForm, birthday: '2020-01-01', ...typed };
          const formCase = { method, mobilePassword, atAgent: false, fields };
          const { byForm, byServer } = await judgeTwice(form, formCase);
          expect({ typed, found: byServer }).toEqual({ typed, found: byForm });
        }
      }
    }
  });

  test('for 600 random forms and rules, no unchecked value is stored', async () => {
    const taken: [Stored, object][] = [];
    const property = fc.asyncProperty(arbitraryForm, arbitraryCase, async (values, formCase) => {
      const { refused, byForm, byServer } = await judgeTwice(values, formCase);
      expect(byServer).toEqual(byForm);
      if (refused !== null) return;
      const stored = await storedTexts(harness, values.username);
      taken.push([stored, mayBeStored(values, formCase.fields)(stored)]);
    });
    await fc.assert(property, drawnCases(600));
    expect(taken.length).toBeGreaterThan(10);
    expect(taken.map(([stored]) => stored)).toEqual(taken.map(([, allowed]) => allowed));
  });
});
