import type { Handlers } from '#http/handlers.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { cardHandlers, depositHandlers, withdrawalHandlers } from './member.routes.ts';
import {
  operatorDepositHandlers,
  operatorLedgerHandlers,
  operatorWithdrawalHandlers,
} from './operator.routes.ts';
import type { RouteParts } from './route-parts.ts';

export function paymentHandlers(parts: RouteParts): {
  handlers: Handlers<PlayerEndpoints['payments']>;
  operatorHandlers: Handlers<OperatorEndpoints['payments']>;
} {
  return {
    handlers: {
      ...depositHandlers(parts),
      ...cardHandlers(parts),
      ...withdrawalHandlers(parts),
    },
    operatorHandlers: {
      ...operatorDepositHandlers(parts),
      ...operatorWithdrawalHandlers(parts),
      ...operatorLedgerHandlers(parts),
    },
  };
}
