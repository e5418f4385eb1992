import type { Handlers } from '#http/handlers.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { cardHandlers, depositHandlers, withdrawalHandlers } from './member.routes.ts';
import {
  operatorDepositHandlers,
  operatorLedgerHandlers,
  operatorWithdrawalHandlers,
} from './operator.routes.ts';
import type { RouteDeps } from './route-deps.ts';

export function paymentHandlers(deps: RouteDeps): {
  handlers: Handlers<PlayerEndpoints['payments']>;
  operatorHandlers: Handlers<OperatorEndpoints['payments']>;
} {
  return {
    handlers: {
      ...depositHandlers(deps),
      ...cardHandlers(deps),
      ...withdrawalHandlers(deps),
    },
    operatorHandlers: {
      ...operatorDepositHandlers(deps),
      ...operatorWithdrawalHandlers(deps),
      ...operatorLedgerHandlers(deps),
    },
  };
}
