import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { CallFailure } from '@pavilion/contract/error-code';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type {
  RegistrationField,
  RegistrationMethod,
} from '@pavilion/domain/registration/registration-fields';
import type { SignInMethod } from '../sign-in.queries.ts';

export type RegisterSettings = ResponseOf<PlayerEndpoints['registration']['getRegisterSettings']>;

/** Section 4: the mobile number is the default only where it is the only method. */
export function defaultMethod({ methods }: RegisterSettings): RegistrationMethod {
  return methods.mobileNum && !methods.username ? 'mobileNum' : 'username';
}

/** A sign-in by phone opens the account of its number, whatever else is offered. */
export function vouchedMethod(settings: RegisterSettings, by: SignInMethod): RegistrationMethod {
  if (by === 'phone') return 'mobileNum';
  return settings.methods.username ? 'username' : 'mobileNum';
}

/** Returns the field of a server's refusal; null when it is about the whole form. */
export function fieldOfRefusal(code: CallFailure): RegistrationField | null {
  if (code.startsWith('register.username.') || code === 'register.name.reserved') return 'username';
  if (code === 'password.mismatch') return 'confirmPassword';
  if (code.startsWith('payment.password.')) return 'paymentPassword';
  if (code === 'payee.name.differs') return 'payeeName';
  if (code.startsWith('password.')) return 'password';
  if (code === 'register.too.young' || code === 'register.birthday.invalid') return 'birthday';
  if (code === 'register.email.taken') return 'email';
  if (code.startsWith('mobile.')) return 'mobileNum';
  if (code === 'verification.code.wrong') return 'verificationCode';
  return code === 'register.invitation.invalid' ? 'affiliateCode' : null;
}

/** Section 8: a wrong code from the link is the link's error, not the person's. */
export function isReferrerLinkError(code: CallFailure, typed: string, linked: string): boolean {
  return code === 'register.invitation.invalid' && linked !== '' && typed.trim() === linked.trim();
}
