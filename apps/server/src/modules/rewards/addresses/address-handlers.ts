import type { Handlers } from '#http/handlers.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts';

type AddressCalls = 'listAddresses' | 'addAddress' | 'changeAddress' | 'removeAddress';

/** Where members have goods sent. */
export function addressHandlers(
  deps: RewardsDependencies,
): Pick<Handlers<PlayerEndpoints['rewards']>, AddressCalls> {
  return {
    listAddresses: (_, { caller }) => listAddresses(deps, caller.memberId),
    addAddress: (input, { caller }) => addAddress(deps, caller.memberId, input),
    changeAddress: (input, { caller }) => changeAddress(deps, caller.memberId, input),
    removeAddress: ({ addressId }, { caller }) => removeAddress(deps, caller.memberId, addressId),
  };
}
