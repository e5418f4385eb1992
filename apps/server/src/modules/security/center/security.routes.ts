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

export type SecurityDeps = BindContactDependencies &
  SecurityConfigDependencies &
  SecurityQuestionDependencies;

/** The routes of the security centre. */
export function securityHandlers(deps: SecurityDeps) {
  return {
    getSecurityConfig: (_, { caller }) => securityConfig(deps, caller.memberId),
    listSecurityQuestions: async (_, { language }) => securityQuestions(language),
    getOwnSecurityQuestions: (_, { caller, language }) =>
      ownQuestions(deps, caller.memberId, language),
    setSecurityQuestions: async (input, { caller }) => {
      await setQuestions(deps, caller.memberId, input);
      return {};
    },
    changeSecurityQuestions: async (input, { caller }) => {
      await changeQuestions(deps, caller.memberId, input);
      return {};
    },
    requestBindSmsCode: (input, context) => deps.codes.request('bind', input, context),
    bindMobile: (input, context) => bindMobileNumber(deps, input, context),
    requestEmailCode: ({ email }, { caller, language }) =>
      deps.emailCodes.request({ memberId: caller.memberId, email, purpose: 'bind' }, language),
    bindEmail: (input, context) => bindEmailAddress(deps, input, context),
  } satisfies Partial<Handlers<PlayerEndpoints['security']>>;
}
