import { expect, test } from 'vitest';
import {
  fieldRuleOf,
  registrationFieldNames,
  type FieldRule,
  type RegistrationField,
} from '../registration/registration-fields.ts';
import { profileEntries, profileProblem } from './profile-fields.ts';

function rules(...enabled: RegistrationField[]): Record<RegistrationField, FieldRule> {
  const entries = registrationFieldNames.map((name) => [
    name,
    fieldRuleOf(name, { enabled: enabled.includes(name), required: false }),
  ]);
  return Object.fromEntries(entries) as Record<RegistrationField, FieldRule>;
}

test('§7: nickname and real name are always shown, the rest by the policy of the site', () => {
  const names = profileEntries({}, rules('line')).map(({ name }) => name);
  expect(names).toEqual(['nickname', 'realName', 'line']);
});

test('§7: a real name, once given, is fixed, a nickname never is', () => {
  const entries = profileEntries({ nickname: 'Luz', realName: 'Luz Reyes' }, rules());
  expect(entries.map(({ editable }) => editable)).toEqual([true, false]);
});

test.each([
  ['a first real name', { realName: 'Luz Reyes' }, {}, null],
  ['the same real name again', { realName: 'Luz Reyes' }, { realName: 'Luz Reyes' }, null],
  ['another real name', { realName: 'Ana Cruz' }, { realName: 'Luz Reyes' }, 'profile.field.fixed'],
  ['no real name any more', { realName: '' }, { realName: 'Luz Reyes' }, 'profile.field.fixed'],
  ['no nickname any more', { nickname: '' }, { nickname: 'Luz' }, null],
  ['a nickname of one letter', { nickname: 'L' }, {}, 'register.field.invalid'],
  ['a nickname with a tag', { nickname: '<b>Luz' }, {}, 'register.field.invalid'],
  ['a nickname of the house', { nickname: 'Pav1lion Support' }, {}, 'register.name.reserved'],
  ['a field that is not shown', { wechat: 'luz' }, {}, 'profile.field.fixed'],
] as const)('§7: %s: %o over %o gives %s', (_, change, current, problem) => {
  expect(profileProblem(change, current, rules('line'), 'Pavilion')?.problem ?? null).toBe(problem);
});
