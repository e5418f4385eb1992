import type { MessageKey } from '#kit/text.ts';
import type { CallError } from '@pavilion/contract/client';
import { isEmailAddress } from '@pavilion/domain/member/email-address';
import {
  normaliseUsername,
  passwordProblem,
  usernamePattern,
  type PasswordRule,
} from '@pavilion/domain/password/password-rule';

export type PhoneField = 'mobileNum' | 'verificationCode' | 'newPassword';
export type MailField = 'username' | 'email';

export type PhoneRules = {
  password: PasswordRule;
  mobileNum: { minimumLength: number; maximumLength: number };
};

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Section 5, "Forgot password (phone)": the label of a field's error. */
export function phoneProblem(
  name: PhoneField,
  value: string,
  rules: PhoneRules,
): MessageKey | null {
  const given = value.trim();
  switch (name) {
    case 'mobileNum':
      if (given === '') return 'login.mobileNum.missing';
      if (!/^\+?[\d ()-]+$/.test(given)) return 'error.mobile.invalid';
      return digitsOf(given).length < rules.mobileNum.minimumLength
        ? 'forget.mobileNum.short'
        : null;
    case 'verificationCode':
      if (given === '') return 'sms.code.missing';
      return /^\d+$/.test(given) ? null : 'sms.code.digits';
    case 'newPassword': {
      if (value === '') return 'session.password.missing';
      const problem = passwordProblem(value, '', rules.password);
      return problem && `error.${problem}`;
    }
  }
}

/** Section 5, "Forgot password (email)". */
export function mailProblem(name: MailField, value: string): MessageKey | null {
  const given = value.trim();
  if (name === 'username') {
    if (given === '') return 'session.username.missing';
    return usernamePattern.test(normaliseUsername(given)) ? null : 'forget.username.invalid';
  }
  if (given === '') return 'forget.email.missing';
  return isEmailAddress(given) ? null : 'error.in_email_incorrect';
}

/** Returns the field of a server's refusal; null when it is about the whole form. */
export function fieldOfPhoneRefusal(code: CallError['code']): PhoneField | null {
  if (code.startsWith('mobile.')) return 'mobileNum';
  if (code === 'verification.code.wrong') return 'verificationCode';
  const ofPassword = code === 'modify.new.old.same' || code.startsWith('password.');
  return ofPassword && code !== 'password.link.invalid' ? 'newPassword' : null;
}

/** Section 4: the same password clears its own field, every other failure clears the code. */
export function clearedByRefusal(code: CallError['code']): 'newPassword' | 'verificationCode' {
  return code === 'modify.new.old.same' ? 'newPassword' : 'verificationCode';
}
