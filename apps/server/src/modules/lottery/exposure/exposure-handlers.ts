import type { Handlers } from '#http/handlers.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { LotteryDeps } from '../lottery-deps.ts';
import { listExposure } from './list-exposure.ts';

/** What operators read of what draws can pay. */
export function exposureHandlers(
  deps: LotteryDeps,
): Pick<Handlers<OperatorEndpoints['lottery']>, 'listExposure'> {
  return { listExposure: (query, { language }) => listExposure(deps, query, language) };
}
