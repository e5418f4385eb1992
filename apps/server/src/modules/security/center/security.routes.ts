import type { Handlers } from '#http/handlers.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  bindEmailAddress,
  bindMobileNumber,
  type BindContactDependencies,
} from './bind-contact.ts';
import { securityConfig, type SecurityConfigDependencies } from './security-config.ts';
import {
  changeQuestions,
  ownQuestions,
  securityQuestions,
  setQuestions,
  type SecurityQuestionDependencies,
} from './security-questions.ts';

export type SecurityParts = BindContactDependencies &
  SecurityConfigDependencies &
  SecurityQuestionDependencies;

/** What the security centre asks for. */
export function securityHandlers(parts: SecurityParts) {
  return {
    getSecurityConfig: (_, { caller }) => securityConfig(parts, caller.memberId),
    listSecurityQuestions: async (_, { language }) => securityQuestions(language),
    getOwnSecurityQuestions: (_, { caller, language }) =>
      ownQuestions(parts, caller.memberId, language),
    setSecurityQuestions: async (input, { caller }) => {
      await setQuestions(parts, caller.memberId, input);
      return {};
    },
    changeSecurityQuestions: async (input, { caller }) => {
      await changeQuestions(parts, caller.memberId, input);
      return {};
    },
    requestBindSmsCode: (input, context) => parts.codes.request('bind', input, context),
    bindMobile: (input, context) => bindMobileNumber(parts, input, context),
    requestEmailCode: ({ email }, { caller, language }) =>
      parts.emailCodes.request({ memberId: caller.memberId, email, purpose: 'bind' }, language),
    bindEmail: (input, context) => bindEmailAddress(parts, input, context),
  } satisfies Partial<Handlers<PlayerEndpoints['security']>>;
}
