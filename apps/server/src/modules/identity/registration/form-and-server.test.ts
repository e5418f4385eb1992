import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fieldRuleOf,
  registrationFieldNames,
  registrationFields,
  registrationProblems,
  type FieldRule,
  type RegistrationField,
  type RegistrationRules,
  type RegistrationValues,
} from '@pavilion/domain/registration/registration-fields';
import { testDatabases } from '../../../db/testing/test-database.ts';
import { Refused } from '../../../http/refused.ts';
import { createSecretBox } from '../../../kit/secret-box.ts';
import {
  emptyForm,
  newFacts,
  openIdentityWorld,
  password,
  registrationPolicy,
  type IdentityWorld,
} from '../testing/identity-world.ts';
import { registerSettings } from './registration-policy.ts';

const profileBox = createSecretBox('a-secret-of-enough-length', 'member profiles');

const samples: Record<RegistrationField, readonly string[]> = {
  username: ['Maria_1', '1maria', 'ab'],
  mobileNum: ['', '09171234567', '12', 'number'],
  verificationCode: ['123456', '12', 'abc'],
  password: [password, 'short', 'x'.repeat(65)],
  confirmPassword: [password, 'another'],
  paymentPassword: ['482915', '12'],
  realName: ['María', '<b>', 'x'],
  nickname: ['Clara', '<b>', 'x'.repeat(21)],
  payeeName: ['Clara', '99'],
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
  affiliateCode: ['', 'a b'],
};

const arbitraryForm = fc.record(
  Object.fromEntries(
    registrationFieldNames.map((name) => [
      name,
      fc.oneof(
        { weight: 40, arbitrary: fc.constant(samples[name][0] ?? '') },
        { weight: 2, arbitrary: fc.constantFrom(...samples[name]) },
        { weight: 1, arbitrary: fc.constantFrom('', ' ') },
        { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
      ),
    ]),
  ) as Record<RegistrationField, fc.Arbitrary<string>>,
);

const arbitraryFields = fc.record(
  Object.fromEntries(
    registrationFieldNames.map((name) => [
      name,
      fc
        .record({
          enabled: fc.boolean(),
          required: fc.boolean(),
          pattern: fc.constantFrom(undefined, undefined, undefined, '[a-z]+', '.*'),
          maximumLength: fc.constantFrom(undefined, undefined, undefined, 5, 200),
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

/** What is stored of the fields that are kept as text; null when no such member is there. */
async function storedTexts(world: IdentityWorld, username: string) {
  const row = await world.db
    .selectFrom('member')
    .innerJoin('member_profile', 'member_profile.member_id', 'member.id')
    .selectAll()
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirstOrThrow();
  // The next form may use the name and the address again.
  const gone = { username: `gone${row.id}`, email: null };
  await world.db.updateTable('member').set(gone).where('id', '=', row.id).execute();
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

/** What may be stored of a form that was taken. */
function mayBeStored(values: RegistrationValues, fields: Record<RegistrationField, FieldRule>) {
  return (stored: Stored) =>
    Object.fromEntries(
      (Object.keys(stored) as (keyof Stored)[]).map((name) => {
        const text = fields[name].enabled ? values[name].trim() : '';
        return [name, name === 'email' ? text.toLowerCase() : text];
      }),
    );
}

/** The rules as a form knows them: they have travelled as JSON. */
function rulesOfForm(policy: typeof registrationPolicy, today: string): RegistrationRules {
  const sent = JSON.stringify(registerSettings(policy, 'EN'));
  const settings = JSON.parse(sent) as ReturnType<typeof registerSettings>;
  const fields = settings.regExp as unknown as RegistrationRules['fields'];
  const { password: rule, mobilePassword, minimumAge } = settings;
  return { method: 'username', fields, password: rule, mobilePassword, minimumAge, today };
}

describe('the form and the server judge alike', () => {
  let world: IdentityWorld;
  const policy = { ...registrationPolicy };
  beforeAll(async () => {
    const [database] = testDatabases();
    if (!database) throw new Error('there is always one database');
    world = await openIdentityWorld(database, { policy });
  });
  afterAll(() => world.close());

  async function serverJudges(values: RegistrationValues): Promise<Refused | null> {
    try {
      await world.identity.handlers.register({ ...emptyForm, ...values }, newFacts());
      return null;
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  }

  test('for 600 random forms and rules, nothing unjudged is stored', async () => {
    const taken: [Stored, object][] = [];
    const property = fc.asyncProperty(arbitraryForm, arbitraryFields, async (values, fields) => {
      Object.assign(policy, { fields });
      const rules = rulesOfForm(policy, world.now.toISOString().slice(0, 10));
      const refused = await serverJudges(values);
      const hints = refused?.hints as { problems?: object } | null | undefined;
      expect(hints?.problems ?? {}).toEqual(registrationProblems(values, rules));
      if (refused !== null) return;
      const stored = await storedTexts(world, values.username);
      taken.push([stored, mayBeStored(values, fields)(stored)]);
    });
    await fc.assert(property, { numRuns: 600 });
    expect(taken.length).toBeGreaterThan(10);
    expect(taken.map(([stored]) => stored)).toEqual(taken.map(([, allowed]) => allowed));
  });
});
