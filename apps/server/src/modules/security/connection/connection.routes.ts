import type { Handlers } from '#http/handlers.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ChangePasswordDependencies } from '../password/change-password.ts';
import { setFirstPassword } from '../password/set-first-password.ts';
import { disconnect, listConnections, type ConnectionDependencies } from './connections.ts';

/** The routes for connections of the identity service, and for the first password. */
export function connectionHandlers(deps: ConnectionDependencies & ChangePasswordDependencies) {
  return {
    listConnections: (_, { caller }) => listConnections(deps, caller.memberId),
    disconnect: async ({ provider }, { caller }) => {
      await disconnect(deps, caller, provider);
      return {};
    },
    setFirstPassword: async (input, context) => {
      await setFirstPassword(deps, input, context);
      return {};
    },
  } satisfies Partial<Handlers<PlayerEndpoints['security']>>;
}
