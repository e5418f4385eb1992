import { expect, test } from 'vitest';
import { defaultPasswordRule } from '@pavilion/domain/password/password-rule';
import { fieldOfPasswordRefusal, newPasswordProblem } from '../new-password.ts';

const values = {
  oldPassword: 'lantern-on-water',
  newPassword: 'boats-at-dusk',
  confirmNewPassword: 'boats-at-dusk',
};
const rules = { username: 'maria_01', rule: defaultPasswordRule };

test('three valid passwords have no error', () => {
  const names = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
  expect(names.map((name) => newPasswordProblem(name, values, rules))).toEqual([null, null, null]);
});

test.each([
  ['oldPassword', { oldPassword: '' }, 'session.password.missing'],
  ['confirmNewPassword', { confirmNewPassword: '' }, 'session.password.missing'],
  ['confirmNewPassword', { confirmNewPassword: 'x' }, 'error.password.mismatch'],
  ['newPassword', { newPassword: values.oldPassword }, 'error.modify.new.old.same'],
  ['newPassword', { newPassword: 'short' }, 'error.password.too.short'],
  ['newPassword', { newPassword: 'Maria_01' }, 'error.password.like.username'],
] as const)('%s with %j reads %s', (name, changed, problem) => {
  expect(newPasswordProblem(name, { ...values, ...changed }, rules)).toBe(problem);
});

test('a refusal of the server is shown at its field, all others above the form', () => {
  expect(fieldOfPasswordRefusal('password.old.wrong')).toBe('oldPassword');
  expect(fieldOfPasswordRefusal('password.common')).toBe('newPassword');
  expect(fieldOfPasswordRefusal('modify.new.old.same')).toBe('newPassword');
  expect(fieldOfPasswordRefusal('password.mismatch')).toBe('confirmNewPassword');
  expect(fieldOfPasswordRefusal('request.limited')).toBeNull();
});
