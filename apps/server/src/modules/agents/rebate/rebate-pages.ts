import type { Handlers } from '#http/handlers.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { rebateCalls } from '@pavilion/contract/player/agents/rebates';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { incomeOf } from '../income/list-income.ts';
import { downlineRatesOf, setDownlineRates } from './downline-rates.ts';
import { commissionsOf } from './list-commissions.ts';
import type { RebateDeps } from './rebate-deps.ts';

type RebateHandlers = Pick<Handlers<PlayerEndpoints['agents']>, keyof typeof rebateCalls>;

/** The pages of agents about rebate rates and what they bring. */
export function rebatePages(deps: RebateDeps): RebateHandlers {
  const { rules, rates, currency } = deps;
  const houseRates = gameTypes.map((category) => ({
    category,
    maximum: formatRate(rules.maximum[category]),
    step: formatRate(rules.step[category]),
    gap: formatRate(rules.gap[category]),
  }));
  return {
    getOwnRates: async (_, { caller }) => {
      const own = await rates.showOwnRates(caller.memberId);
      const byCategory = new Map(own.rates.map((row) => [row.category, row]));
      return {
        rates: houseRates.flatMap((house) => {
          const row = byCategory.get(house.category);
          return row ? [{ ...house, ...row }] : [];
        }),
        from: own.from,
      };
    },
    getRebateSettings: async () => ({
      rates: houseRates,
      minimum: formatAmount(rules.minimum, currency.digits),
    }),
    listDownlineRates: (input, { caller }) => downlineRatesOf(deps, caller, input),
    setDownlineRates: (input, { caller }) => setDownlineRates(deps, caller, input),
    listCommissions: (input, { caller }) => commissionsOf(deps, caller.memberId, input),
    listIncome: (input, { caller }) => incomeOf(deps, caller.memberId, input),
  };
}
