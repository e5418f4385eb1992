import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { fractionText } from '@pavilion/domain/lottery/fraction';
import { moneyOf } from '@pavilion/domain/lottery/order/prize-mode';
import { bettingModes, unitOfMode } from '@pavilion/domain/lottery/price/line-money';
import { ownSeries, seriesRange } from '@pavilion/domain/lottery/price/series';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { readShownOdds } from '../exposure/shown-numbers.ts';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { ownSeriesOf } from '../own-series.ts';
import { createKept } from './kept.ts';
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

const freshMs = 1000;
/** More lotteries than a site has. */
const mostKept = 1000;

/** What lotteries take, with the odds that hold now; those are read once a second at most. */
export function createSettings(deps: LotteryDeps) {
  const { clock, db } = deps;
  const read = async (lottery: Lottery) => {
    const shown = (await readShownOdds(deps, db, [lottery])).get(lottery.gameId);
    if (!shown) throw new Error(`no odds of ${lottery.code} were read`);
    return shown;
  };
  const kept = createKept({ clock, freshMs, most: mostKept, read });
  const amountOf = (minor: bigint) => formatAmount(minor, deps.currency.digits);
  return async (gameId: number): Promise<Setting> => {
    const lottery = deps.lotteries.require(gameId);
    const limits = limitsOf(deps, lottery);
    const { oddsVersion, reduced, closed } = await kept.get(lottery);
    return {
      betMultipleMax: limits.mostMultiple,
      betAmountMax: amountOf(limits.mostOrder),
      winAmountMax: amountOf(limits.mostWin),
      lineMin: amountOf(limits.leastLine),
      lineBetsMax: limits.mostBets,
      typedMax: limits.mostTyped,
      maxChaseCount: limits.mostDraws,
      chasePlans: deps.site.protection.chasePlans,
      bettingModes: bettingModesOf(deps, lottery),
      oddsVersion,
      reduced: reduced.map(({ odds, ...number }) => ({ ...number, odds: odds.map(fractionText) })),
      closed: [...closed],
    };
  };
}

/** The series that a member can choose, for each family with the slider. */
export async function listSeries(
  deps: LotteryDeps,
  memberId: bigint,
): Promise<ResponseOf<Calls['listSeries']>> {
  const { lotteries } = deps;
  const [maxBetSeries = ownSeries(0)] = await ownSeriesOf(deps, [memberId]);
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
