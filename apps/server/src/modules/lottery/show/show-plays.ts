import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { decimalText, fractionText, type Fraction } from '@pavilion/domain/lottery/fraction';
import { moneyOf, showsPlay, type PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import type { Play } from '@pavilion/domain/lottery/play';
import { stakeOf, unitOfMode } from '@pavilion/domain/lottery/price/line-money';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage, type LocalText } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { siteOddsOf } from '../site-odds.ts';
import { groupedBy } from './grouped-by.ts';
import { prizeModesOf } from './show-lotteries.ts';

type PlayMenus = ResponseOf<PlayerEndpoints['lottery']['getPlayMenu']>;
type PlayGroup = PlayMenus[number]['playMenuGroups'][number];
type PlayInfo = PlayGroup['playSubGroups'][number]['playMenus'][number];

type Names = { groups: Record<string, LocalText>; plays: Record<string, LocalText> };

const noNames: Names = { groups: {}, plays: {} };

function nameIn(names: Record<string, LocalText>, code: string, language: Language): string {
  const name = names[code];
  return name ? inLanguage(name, language) : code;
}

type Shown = {
  names: Names;
  language: Language;
  unitMinor: bigint;
  digits: number;
  oddsOf: (play: Play<unknown>) => readonly Fraction[];
};

function playOf(play: Play<unknown>, shown: Shown): PlayInfo {
  const { names, language, unitMinor, digits, oddsOf } = shown;
  return {
    playId: play.playId,
    playCode: play.code,
    playName: nameIn(names.plays, play.code, language),
    singleBetPrice: formatAmount(stakeOf(play, 1, unitMinor), digits),
    playSwitch: true,
    playMenuInfos: oddsOf(play).map((odds, index) => ({
      tier: index + 1,
      bonus: decimalText(odds, 4),
      odds: fractionText(odds),
    })),
  };
}

/** The plays of a mode by group and part of the group, all in the order of the family. */
function groupsOf(plays: readonly Play<unknown>[], shown: Shown): PlayGroup[] {
  return [...groupedBy(plays, ({ group }) => group)].map(([group, ofGroup]) => ({
    playCode: group,
    playName: nameIn(shown.names.groups, group, shown.language),
    playSubGroups: [...groupedBy(ofGroup, ({ subGroup }) => subGroup)].map(
      ([subGroup, ofPart]) => ({
        playCode: subGroup,
        playMenus: ofPart.map((play) => playOf(play, shown)),
      }),
    ),
  }));
}

/** What a bet of one unit costs at multiple 1, in minor units. */
function unitOf(mode: PrizeMode, { familyCode }: Lottery, digits: number): bigint {
  const main = 10n ** BigInt(digits);
  return moneyOf(mode, familyCode) === 'slider' ? (unitOfMode(1, 1, digits) ?? main) : main;
}

function menusOf({ site, currency }: LotteryDeps, lottery: Lottery, language: Language) {
  const { familyCode, family } = lottery;
  const { digits } = currency;
  const names = site.lotteryNames[familyCode] ?? noNames;
  return prizeModesOf(familyCode).map((mode) => {
    const plays = family.plays.filter((play) => showsPlay(mode, familyCode, play));
    const unitMinor = unitOf(mode, lottery, digits);
    const oddsOf = (play: Play<unknown>) => siteOddsOf(site, familyCode, play);
    const shown = { names, language, digits, unitMinor, oddsOf };
    return {
      prizeModeId: mode.prizeModeId,
      prizeModeName: mode.name,
      playMenuGroups: groupsOf(plays, shown),
    };
  });
}

/** The plays of lotteries by prize mode, worked out once for each family and language. */
export function createPlayMenus(deps: LotteryDeps) {
  const kept = new Map<string, PlayMenus>();
  return (gameId: number, language: Language): PlayMenus => {
    const lottery = deps.lotteries.require(gameId);
    const key = `${lottery.familyCode} ${language}`;
    const menus = kept.get(key) ?? menusOf(deps, lottery, language);
    kept.set(key, menus);
    return menus;
  };
}
