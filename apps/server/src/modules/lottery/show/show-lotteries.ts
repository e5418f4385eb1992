import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { moneyOf, prizeModeOf, showsPlay } from '@pavilion/domain/lottery/order/prize-mode';
import { playTypes, type FamilyCode, type PlayType } from '@pavilion/domain/lottery/play';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { groupedBy } from './grouped-by.ts';
import type { KnownDraws } from './known-draws.ts';

type Calls = PlayerEndpoints['lottery'];
export type PrizeModeName = ParsedInputOf<Calls['listMenus']>['prizeMode'];
export type Menus = ResponseOf<Calls['listMenus']>;

const prizeModeIds = [1, 3, 4];

/** The prize modes that show a family, in the order of their numbers. */
export function prizeModesOf(family: FamilyCode) {
  return prizeModeIds.flatMap((id) => {
    const mode = prizeModeOf(id);
    return mode && moneyOf(mode, family) !== null ? [mode] : [];
  });
}

/** What the wire calls the groups; a number stays with its family. */
const gameGroupIds: Readonly<Record<FamilyCode, number>> = {
  SSC: 1,
  '11X5': 2,
  K3: 3,
  PK10: 4,
  PC28: 5,
  LHC: 6,
  VN_NORTH: 7,
  VN_SOUTH: 8,
  THAI: 9,
  LAOS: 10,
  HANOI: 11,
  MY4D: 12,
  PH3: 13,
  PH2: 14,
};

/** Lotteries by family, both in the order in which they come. */
const byFamily = (lotteries: readonly Lottery[]) => [
  ...groupedBy(lotteries, ({ familyCode }) => familyCode),
];

function playTypesOf({ familyCode, family }: Lottery): PlayType[] {
  const modes = prizeModesOf(familyCode);
  return playTypes.filter((type) =>
    modes.some(
      (mode) =>
        mode.playType === type && family.plays.some((play) => showsPlay(mode, familyCode, play)),
    ),
  );
}

/** All lotteries of the site, by family. */
export function listLotteries(
  { lotteries, site }: LotteryDeps,
  draws: KnownDraws,
  language: Language,
): Promise<ResponseOf<Calls['listLotteries']>> {
  const groups = byFamily(lotteries.all).map(async ([code, games]) => {
    const name = site.lotteryNames[code]?.name;
    return {
      gameGroupId: gameGroupIds[code],
      code,
      remark: name ? inLanguage(name, language) : code,
      games: await Promise.all(
        games.map(async (lottery) => ({
          gameId: lottery.gameId,
          code: lottery.code,
          remark: inLanguage(lottery.name, language),
          playTypes: playTypesOf(lottery),
          paused: await draws.isPaused(lottery),
        })),
      ),
    };
  });
  return Promise.all(groups);
}

type Menu = { prizeMode?: PrizeModeName | undefined; language: Language };

/** The prize modes by what the wire calls them. */
export const modeIds = { Lott: 1, '1': 1, Elott: 3, '3': 3, SEA: 4, '4': 4 } as const;

/** The number of a prize mode that a menu is asked for. */
export function prizeModeIdOf(prizeMode: PrizeModeName = 'Elott') {
  return modeIds[prizeMode];
}

/** The providers of the catalogue under which lotteries stand, by the number of the prize mode. */
const vassalages = {
  own: { 1: 'LOTT', 3: 'ELOTT', 4: '' },
  outside: { 1: 'TCG_LOTTO_VN', 3: 'TCG_LOTTO_VN', 4: 'TCG_SEA' },
};

/** The menu of some lotteries, of which those stay that the prize mode shows, in their order. */
export function menusOf(lotteries: readonly Lottery[], { prizeMode, language }: Menu): Menus {
  const modeId = prizeModeIdOf(prizeMode);
  const shown = lotteries.filter((lottery) =>
    prizeModesOf(lottery.familyCode).some(({ prizeModeId }) => prizeModeId === modeId),
  );
  return byFamily(shown).map(([groupCode, games]) => ({
    groupCode,
    gameMenus: games.map((lottery) => ({
      gameId: lottery.gameId,
      gameCode: lottery.code,
      gameName: inLanguage(lottery.name, language),
      icon: groupCode,
      vassalage: vassalages[lottery.kind][modeId],
    })),
  }));
}

/** The menu of the lotteries of a kind that a prize mode shows. */
export function listMenus({ lotteries }: LotteryDeps, kind: Lottery['kind'], menu: Menu): Menus {
  return menusOf(
    lotteries.all.filter((lottery) => lottery.kind === kind),
    menu,
  );
}
