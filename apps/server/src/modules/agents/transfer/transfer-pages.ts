import type { Handlers } from '#http/handlers.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { downlineTransferCalls } from '@pavilion/contract/player/agents/downline-transfers';
import type { TransferDeps } from './transfer-deps.ts';
import { transferDownline } from './transfer-downline.ts';
import { transferRulesOf } from './transfer-rules.ts';

type TransferHandlers = Pick<
  Handlers<PlayerEndpoints['agents']>,
  keyof typeof downlineTransferCalls
>;

/** Cash that agents send to people of their team. */
export function transferPages(deps: TransferDeps): TransferHandlers {
  return {
    getTransferRules: (_, { caller }) => transferRulesOf(deps, caller.memberId),
    transferDownline: (input, { caller }) => transferDownline(deps, caller.memberId, input),
  };
}
