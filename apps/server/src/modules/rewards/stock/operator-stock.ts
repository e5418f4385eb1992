import type { Handlers } from '#http/handlers.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { loadCodes } from './codes.ts';
import { changeItemStock, listAllStock } from './stock.ts';

type StockCalls = 'listMallStock' | 'changeMallStock' | 'loadMallCodes';

/** What operators do with the stock of the mall, and with the codes of its vouchers. */
export function operatorStockHandlers(
  deps: RewardsDependencies,
): Pick<Handlers<OperatorEndpoints['rewards']>, StockCalls> {
  return {
    listMallStock: (_, { language }) => listAllStock(deps, language),
    changeMallStock: (input, { operator, language }) =>
      changeItemStock(deps, input, { operator, language }),
    loadMallCodes: (input, { operator }) => loadCodes(deps, input, operator),
  };
}
