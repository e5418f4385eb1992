import { dayAt } from '#kit/time/day-range.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { moneyOf } from '@pavilion/domain/lottery/order/prize-mode';
import { bettingModes, unitOfMode } from '@pavilion/domain/lottery/price/line-money';
import { ownSeries, seriesRange } from '@pavilion/domain/lottery/price/series';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { limitsOf } from './limits-of.ts';
import { prizeModesOf } from './show-lotteries.ts';

type Calls = PlayerEndpoints['lottery'];
type Setting = ResponseOf<Calls['getSetting']>;

const unitsOfModes = {
  1: { code: 'MAIN', unit: '1' },
  2: { code: 'TENTH', unit: '0.1' },
  3: { code: 'HUNDREDTH', unit: '0.01' },
} as const;

/** The prize mode in which a lottery has rows of numbers with the slider; null where it has none. */
const sliderModeOf = ({ familyCode }: Lottery) =>
  prizeModesOf(familyCode).find((mode) => moneyOf(mode, familyCode) === 'slider') ?? null;

/** Units other than 1 need rows of numbers, and a coin of the currency. */
function bettingModesOf({ currency }: LotteryDeps, lottery: Lottery): Setting['bettingModes'] {
  const hasSlider = sliderModeOf(lottery) !== null;
  const offered = bettingModes.filter(
    ({ modeId }) => modeId === 1 || (hasSlider && unitOfMode(modeId, 1, currency.digits) !== null),
  );
  return offered.map(({ modeId }) => ({ bettingModeId: modeId, ...unitsOfModes[modeId] }));
}

/** What a lottery takes. */
export function showSetting(deps: LotteryDeps, gameId: number): Setting {
  const lottery = deps.lotteries.require(gameId);
  const limits = limitsOf(deps, lottery);
  const amountOf = (minor: bigint) => formatAmount(minor, deps.currency.digits);
  return {
    betMultipleMax: limits.mostMultiple,
    betAmountMax: amountOf(limits.mostOrder),
    winAmountMax: amountOf(limits.mostWin),
    lineMin: amountOf(limits.leastLine),
    lineBetsMax: limits.mostBets,
    typedMax: limits.mostTyped,
    maxChaseCount: limits.mostDraws,
    bettingModes: bettingModesOf(deps, lottery),
  };
}

/** The series that a member can choose, for each family with the slider. */
export async function listSeries(
  { db, clock, site, lotteries, ratesOn }: LotteryDeps,
  memberId: bigint,
): Promise<ResponseOf<Calls['listSeries']>> {
  const today = dayAt(clock(), site.brand.timeZone);
  const rate = (await ratesOn(db, [memberId], today)).get(memberId)?.LOTT ?? 0;
  const maxBetSeries = ownSeries(rate);
  const modes = new Map(lotteries.all.map((one) => [one.familyCode, sliderModeOf(one)]));
  return [...modes].flatMap(([gameGroupCode, mode]) =>
    mode === null
      ? []
      : [
          {
            gameGroupCode,
            prizeModeId: mode.prizeModeId,
            minSeries: seriesRange.least,
            maxSeries: seriesRange.most,
            maxBetSeries,
            defaultSeries: maxBetSeries,
          },
        ],
  );
}
