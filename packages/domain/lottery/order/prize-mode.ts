import { ownFamilyCodes, type FamilyCode, type Play, type PlayType } from '../play.ts';

/** How a family's bets cost and pay; the slider comes with the rebate, the others have none. */
export type MoneyOfBet = 'slider' | 'electronic' | 'fixed';

const vietnam: readonly FamilyCode[] = ['VN_NORTH', 'VN_SOUTH'];
const rowsOfNumbers: readonly FamilyCode[] = ['SSC', '11X5', 'K3', 'PK10'];
const ownFamilies: readonly FamilyCode[] = ownFamilyCodes;
const southEastAsia: readonly FamilyCode[] = ['THAI', 'LAOS', 'HANOI', 'MY4D', 'PH3', 'PH2'];

/** What the wire calls prize modes; ZY, which is 2, is refused with `lottery.play.closed`. */
const prizeModes = [
  {
    prizeModeId: 1,
    name: 'Lott',
    launchedAs: 'lottery',
    playType: 'trad',
    families: [...rowsOfNumbers, ...vietnam],
  },
  {
    prizeModeId: 3,
    name: 'Elott',
    launchedAs: 'lottery-electronic',
    playType: 'ent',
    families: [...ownFamilies, ...vietnam],
  },
  { prizeModeId: 4, name: 'SEA', launchedAs: 'SEA', playType: 'ent', families: southEastAsia },
] as const satisfies readonly Readonly<{
  prizeModeId: number;
  name: string;
  /** What a launch of the lottery calls the mode. */
  launchedAs: string;
  playType: PlayType;
  /** The families that are shown in the mode. */
  families: readonly FamilyCode[];
}>[];

export type PrizeMode = (typeof prizeModes)[number];

/** The prize mode with the number, or null where it is refused. */
export function prizeModeOf(prizeModeId: number): PrizeMode | null {
  return prizeModes.find((mode) => mode.prizeModeId === prizeModeId) ?? null;
}

/** The prize mode of a launch, such as "lottery-electronic". */
export function launchedPrizeMode(launchedAs: PrizeMode['launchedAs']): PrizeMode | null {
  return prizeModes.find((mode) => mode.launchedAs === launchedAs) ?? null;
}

/** What a family's bets cost and pay in a mode; null where the mode does not show the family. */
export function moneyOf(mode: PrizeMode, family: FamilyCode): MoneyOfBet | null {
  if (!mode.families.includes(family)) return null;
  if (!ownFamilies.includes(family)) return 'fixed';
  return mode.playType === 'trad' ? 'slider' : 'electronic';
}

/** Whether a play of a family is in the menu of the mode. */
export function showsPlay(
  mode: PrizeMode,
  family: FamilyCode,
  { playTypes }: Pick<Play<never>, 'playTypes'>,
): boolean {
  return moneyOf(mode, family) !== null && playTypes.includes(mode.playType);
}

/** The category that the stakes count in: those with the slider have their rebate from it. */
export function categoryOfStakes(money: MoneyOfBet): 'LOTT' | 'ELOTT' {
  return money === 'slider' ? 'LOTT' : 'ELOTT';
}

/** Above the numbers of all games of the catalogue. */
const firstNode = { LOTT: 2_000_000, ELOTT: 1_000_000 } as const;

/** The number under which bets of a lottery in a category are counted, as games have one. */
export function lotteryNode(gameId: number, category: keyof typeof firstNode): number {
  return firstNode[category] + gameId;
}
