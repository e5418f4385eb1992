import type { Handlers } from '#http/handlers.ts';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { cardHandlers, depositHandlers, withdrawalHandlers } from './member.routes.ts';
import {
  operatorDepositHandlers,
  operatorLedgerHandlers,
  operatorWithdrawalHandlers,
} from './operator.routes.ts';
import type { RouteParts } from './route-parts.ts';

export function paymentHandlers(parts: RouteParts): Handlers<Endpoints['payments']> {
  return {
    ...depositHandlers(parts),
    ...cardHandlers(parts),
    ...withdrawalHandlers(parts),
    ...operatorDepositHandlers(parts),
    ...operatorWithdrawalHandlers(parts),
    ...operatorLedgerHandlers(parts),
  };
}
