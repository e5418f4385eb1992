import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  addPasskey,
  showPasskey,
  startAssertion,
  startEnrolment,
  type PasskeyDependencies,
} from '../passkeys.ts';
import { deletePasskey, listPasskeyRows, writePasskeyName } from './passkey.store.ts';

export function passkeyHandlers(deps: PasskeyDependencies) {
  const { db } = deps;
  return {
    listPasskeys: async (_, { caller }) => ({
      list: (await listPasskeyRows(db, caller.memberId)).map(showPasskey),
    }),
    startPasskey: (_, context) => startEnrolment(deps, context.caller, context),
    addPasskey: (input, { caller }) => addPasskey(deps, caller, input),
    renamePasskey: async ({ passkeyId, name }, { caller: { memberId } }) => {
      const renamed = await writePasskeyName(db, { memberId, passkeyId }, name);
      if (!renamed) throw new ApiError('passkey.not.found');
      return {};
    },
    removePasskey: async ({ passkeyId }, { caller: { memberId } }) => {
      const removed = await deletePasskey(db, { memberId, passkeyId });
      if (!removed) throw new ApiError('passkey.not.found');
      return {};
    },
    startPasskeyLogin: (_, context) => startAssertion(deps, 'login', null, context),
    startPasskeyConfirm: (_, context) =>
      startAssertion(deps, 'confirm', context.caller.memberId, context),
  } satisfies Partial<Handlers<PlayerEndpoints['credentials']>>;
}
