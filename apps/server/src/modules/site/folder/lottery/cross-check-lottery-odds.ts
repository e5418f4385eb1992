import { families } from '@pavilion/domain/lottery/families';
import { familyCodes } from '@pavilion/domain/lottery/play';
import { mistakeAt } from '../mistake-list.ts';
import type { SiteFiles } from '../site-files.ts';
import type { SiteMistake } from '../site-folder-error.ts';

/** Finds odds of no play, and plays with more or fewer odds than they pay by. */
export function lotteryOddsMistakes({ lotteryOdds }: SiteFiles): readonly SiteMistake[] {
  const odds = lotteryOdds.value?.odds ?? {};
  return familyCodes.flatMap((family) =>
    Object.entries(odds[family] ?? {}).flatMap(([code, ofPlay]) => {
      const path = ['odds', family, code];
      const play = families[family].plays.find((one) => one.code === code);
      if (!play) return [mistakeAt(lotteryOdds, path, `a play of ${family}, which it is not`)];
      const { length } = play.tiers;
      if (ofPlay.length === length) return [];
      const names = play.tiers.map(({ name }) => name).join(', ');
      return [mistakeAt(lotteryOdds, path, `${length} odds, which are of ${names}`)];
    }),
  );
}
