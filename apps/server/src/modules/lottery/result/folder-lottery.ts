import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import type { OutsideLottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';

type Deps = Pick<LotteryDeps, 'site' | 'lotteries'>;

/** A lottery of the site folder, also one that is off. */
export type FolderLottery = LotteryDeps['site']['lotteries']['lotteries'][number];

/** Null for one that is in the site folder no more. */
export function folderLottery({ site }: Pick<Deps, 'site'>, gameId: number): FolderLottery | null {
  return site.lotteries.lotteries.find((row) => row.gameId === gameId) ?? null;
}

/** The name of a lottery in letters; its number where it is in the site folder no more. */
export function lotteryNameIn(
  deps: Pick<Deps, 'site'>,
  gameId: number,
  language: Language,
): string {
  const name = folderLottery(deps, gameId)?.name;
  return name ? inLanguage(name, language) : `${gameId}`;
}

/** The lotteries that take the results of this one, also those that are off. */
export function copiesOf({ site }: Pick<Deps, 'site'>, code: string): FolderLottery[] {
  return site.lotteries.lotteries.filter(({ outside }) => outside?.copies === code);
}

/** The lottery of an outside draw; null where it is off, so that no source is asked. */
export function outsideLottery({ lotteries }: Deps, gameId: number): OutsideLottery | null {
  const lottery = lotteries.find(gameId);
  return lottery?.kind === 'outside' ? lottery : null;
}
