import type { Fraction } from '@pavilion/domain/lottery/fraction';
import type { FamilyCode, Play } from '@pavilion/domain/lottery/play';
import type { LotteryDeps } from './lottery-deps.ts';

/** What each tier of a play pays: the site's own odds, or those of the rules. */
export function siteOddsOf(
  { lotteryOdds }: Pick<LotteryDeps['site'], 'lotteryOdds'>,
  familyCode: FamilyCode,
  play: Pick<Play<never>, 'code' | 'tiers'>,
): readonly Fraction[] {
  return lotteryOdds.odds[familyCode]?.[play.code] ?? play.tiers.map(({ odds }) => odds);
}
