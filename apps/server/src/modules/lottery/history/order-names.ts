import { families } from '@pavilion/domain/lottery/families';
import type { Family, Play } from '@pavilion/domain/lottery/play';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import type { LotteryDeps } from '../lottery-deps.ts';
import { folderLottery } from '../result/folder-lottery.ts';

/** A lottery and its plays, as somebody reads them. */
export type OrderNames = Readonly<{
  gameCode: string;
  gameName: string;
  /** Null where the site folder has the lottery no more. */
  family: Family<unknown> | null;
  playName(playId: number): string;
}>;

/** The names of a lottery, also of one that is off; one that is gone is called by its number. */
export function namesOf(
  { site }: Pick<LotteryDeps, 'site'>,
  gameId: number,
  language: Language,
): OrderNames {
  const row = folderLottery({ site }, gameId);
  const number = `${gameId}`;
  if (!row) return { gameCode: number, gameName: number, family: null, playName: String };
  const family = families[row.family];
  const names = site.lotteryNames[row.family]?.plays ?? {};
  return {
    gameCode: row.code,
    gameName: inLanguage(row.name, language),
    family,
    playName: (playId) => {
      const play: Play<unknown> | undefined = family.plays.find((one) => one.playId === playId);
      if (!play) return `${playId}`;
      const name = names[play.code];
      return name ? inLanguage(name, language) : play.code;
    },
  };
}
