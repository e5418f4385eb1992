import { ApiError } from '#http/api-error.ts';
import type { Handlers, SessionContext } from '#http/handlers.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { neverEnds } from '@pavilion/domain/reward/points';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { convertPoints, readConversionRange } from './convert-points.ts';
import { countSpend } from './count-spend.ts';
import { listPointMoves } from './list-moves.ts';
import { findPointAccount, listLots } from './point.store.ts';

type Calls = PlayerEndpoints['rewards'];
type PointCalls = 'showPointBalance' | 'showPointConfig' | 'listPointMoves' | 'convertPoints';

/** Refuses an account that plays with play money: it has no points. */
async function refuseTrial({ db, currency }: RewardsDependencies, { caller }: SessionContext) {
  const account = await findMemberAccount(db, caller.memberId);
  if (account?.currency !== currency.code) throw new ApiError('trial.restricted');
}

/** The points of a member, and which of them end when. */
async function showBalance(
  { db }: RewardsDependencies,
  memberId: bigint,
): Promise<ResponseOf<Calls['showPointBalance']>> {
  const account = await findPointAccount(db, memberId);
  const lots = await listLots(db, memberId);
  const ending = lots.filter(({ endsOn }) => endsOn !== neverEnds);
  return {
    balance: Number(account?.balance ?? 0n),
    expiring: ending.map(({ endsOn: on, points }) => ({ points: Number(points), on })),
  };
}

/** How points are earned, and what the member may convert now. */
async function showConfig(
  deps: RewardsDependencies,
  memberId: bigint,
): Promise<ResponseOf<Calls['showPointConfig']>> {
  const { site, currency } = deps;
  const { points: rules } = site.mall;
  const { days, contribution } = site.policy.bonus.rewards;
  return {
    turnoverPerPoint: formatAmount(rules.turnoverPerPoint, currency.digits),
    weights: gameTypes.map((category) => ({ category, percent: rules.weights[category] })),
    expireMonths: rules.expireMonths,
    pointsPerCurrencyUnit: rules.pointsPerCurrencyUnit,
    minimumConversion: rules.minimumConversion,
    convertPerDay: rules.convertPerDay,
    conversion: await readConversionRange(deps, memberId),
    wageringMultiple: rules.wageringTimes,
    wagering:
      rules.wageringTimes === 0
        ? null
        : { days, contribution: contribution as Record<string, number> },
  };
}

/** What members see of their points, and turn into money. */
export function pointHandlers(deps: RewardsDependencies): Pick<Handlers<Calls>, PointCalls> {
  const { currency } = deps;
  return {
    showPointBalance: async (_, context) => {
      await refuseTrial(deps, context);
      return showBalance(deps, context.caller.memberId);
    },
    showPointConfig: async (_, context) => {
      await refuseTrial(deps, context);
      return showConfig(deps, context.caller.memberId);
    },
    listPointMoves: async (input, context) => {
      await refuseTrial(deps, context);
      return listPointMoves(deps, input, context);
    },
    convertPoints: async (input, context) => {
      await refuseTrial(deps, context);
      await countSpend(deps, context);
      const converted = await convertPoints(deps, context.caller.memberId, input);
      return {
        points: Number(converted.points),
        amount: formatAmount(converted.amount, currency.digits),
        wageringMultiple: converted.wagering_multiple,
        balance: Number(converted.balance),
      };
    },
  };
}
