import type { Endpoint } from './endpoint.ts';
import {
  bindEmail,
  bindMobile,
  requestBindSmsCode,
  requestEmailCode,
} from './identity/bind-contact.ts';
import { changePassword, changePasswordV2, setFirstPassword } from './identity/change-password.ts';
import { checkAffiliate, checkEmail } from './identity/check-registration.ts';
import { checkUsername } from './identity/check-username.ts';
import { confirmSession } from './identity/confirm-session.ts';
import { disconnect, listConnections } from './identity/connections.ts';
import { getCaptcha } from './identity/get-captcha.ts';
import { getEncryptionKey } from './identity/get-encryption-key.ts';
import { getMemberInfo } from './identity/get-member-info.ts';
import { getRegisterSettings } from './identity/get-register-settings.ts';
import { getIdentityService } from './identity/identity-service.ts';
import { logInByDevice } from './identity/log-in-by-device.ts';
import { logIn } from './identity/log-in.ts';
import { logOut } from './identity/log-out.ts';
import { endOtherSessions, endSession, listLogins, listSessions } from './identity/own-sessions.ts';
import {
  addPasskey,
  confirmByPasskey,
  listPasskeys,
  logInByPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyConfirm,
  startPasskeyLogin,
} from './identity/passkeys.ts';
import { getProfilePicture, setProfilePicture } from './identity/profile-picture.ts';
import { register, registerByMobile } from './identity/register.ts';
import { requestRegisterSmsCode, requestSmsCode } from './identity/request-sms-code.ts';
import {
  requestPasswordMail,
  resetPasswordByLink,
  resetPasswordByPhone,
} from './identity/reset-password.ts';
import {
  changeSecurityQuestions,
  getOwnSecurityQuestions,
  getSecurityConfig,
  listSecurityQuestions,
  setSecurityQuestions,
} from './identity/security-center.ts';
import { createTrialAccount, startTrial } from './identity/start-trial.ts';
import { updateMemberInfo } from './identity/update-member-info.ts';
import { requestLoginCode, verifyLogin } from './identity/verify-login.ts';

/** Accounts, sessions and what guards them. */
export const identityEndpoints = {
  register,
  registerByMobile,
  checkEmail,
  checkAffiliate,
  getRegisterSettings,
  checkUsername,
  logIn,
  logInByDevice,
  verifyLogin,
  requestLoginCode,
  getIdentityService,
  logOut,
  confirmSession,
  listSessions,
  endSession,
  endOtherSessions,
  listLogins,
  startTrial,
  createTrialAccount,
  getEncryptionKey,
  getCaptcha,
  requestSmsCode,
  requestRegisterSmsCode,
  changePassword,
  changePasswordV2,
  setFirstPassword,
  requestPasswordMail,
  resetPasswordByPhone,
  resetPasswordByLink,
  getMemberInfo,
  getProfilePicture,
  setProfilePicture,
  updateMemberInfo,
  getSecurityConfig,
  listSecurityQuestions,
  getOwnSecurityQuestions,
  setSecurityQuestions,
  changeSecurityQuestions,
  requestBindSmsCode,
  bindMobile,
  requestEmailCode,
  bindEmail,
  listConnections,
  disconnect,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyLogin,
  logInByPasskey,
  startPasskeyConfirm,
  confirmByPasskey,
} satisfies Record<string, Endpoint>;
