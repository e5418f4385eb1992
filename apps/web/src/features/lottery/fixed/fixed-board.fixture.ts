import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { families } from '@pavilion/domain/lottery/families';
import { prizeModeOf } from '@pavilion/domain/lottery/order/prize-mode';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { nearOf } from '../clock/near.ts';
import { lotteries, nearAnswer } from '../lottery-answers.fixture.ts';
import { lotteryOf } from '../lottery.queries.ts';
import { openRoom, playMenusOf, settingAnswer } from '../room-answers.fixture.ts';
import { rememberChoice } from '../room/choices.ts';
import { roomGroups } from '../room/groups.ts';
import type { Room, Setting } from '../room/room.ts';

/** The open draw. */
export const numero = '20261124-0731';

const outside = (gameGroupId: number, family: FamilyCode, gameId: number, code: string) => ({
  gameGroupId,
  code: family,
  remark: family,
  games: [{ gameId, code, remark: code, playTypes: ['ent' as const], paused: false }],
});

/** The usual lotteries, and one of each further family with fixed odds. */
const everyLottery = [
  ...lotteries,
  outside(8, 'VN_NORTH', 2001, 'XSMB'),
  outside(9, 'LAOS', 3002, 'LAOS'),
  outside(10, 'HANOI', 3003, 'HANOI'),
  outside(11, 'MY4D', 3004, 'MY4D'),
  outside(12, 'PH3', 4001, 'PH3D'),
  outside(13, 'PH2', 4002, 'PH2D'),
];

const familyOf: Readonly<Record<string, FamilyCode>> = {
  XSMB: 'VN_NORTH',
  XSMN: 'VN_SOUTH',
  THGL: 'THAI',
  LAOS: 'LAOS',
  HANOI: 'HANOI',
  MY4D: 'MY4D',
  PH3D: 'PH3',
  PH2D: 'PH2',
};

export type Golden = readonly [
  row: string,
  gameCode: string,
  play: string,
  numbers: string,
  balls: string,
  amount: string,
  bets: string,
  stake: string,
];

/** Of section 5 of the specification; numbers stand on the board. */
export const onBoard: readonly Golden[] = [
  ['N1', 'XSMB', 'Lo2', '68 24', '68-24', '1', '2 bets', '54.00'],
  ['N2', 'XSMB', 'De', '68 86', '68-86', '1', '2 bets', '2.00'],
  ['N2', 'XSMB', 'DeHead', '73', '73', '1', '1 bet', '4.00'],
  ['N3', 'XSMB', 'Xien2', '06 91 24', '06-91-24', '1', '3 bets', '3.00'],
  ['N3', 'XSMB', 'Truot4', '00 01 03 04', '00-01-03-04', '1', '1 bet', '1.00'],
  ['Z1', 'XSMN', 'Lo2', '59', '59', '1', '1 bet', '18.00'],
  ['Z1', 'XSMN', 'DeHeadTail', '59', '59', '1', '1 bet', '2.00'],
  ['Z2', 'XSMN', 'Xien3', '59 46 15', '59-46-15', '1', '1 bet', '1.00'],
  ['Z3', 'XSMN', 'Lo2Flat', '46', '46', '1', '1 bet', '1.00'],
  ['T1', 'THGL', 'Bottom2', '07', '07', '10', '1 bet', '10.00'],
  ['T1', 'THGL', 'RunTop', '4', '4', '10', '1 bet', '10.00'],
  ['T2', 'LAOS', 'Bottom2', '82', '82', '10', '1 bet', '10.00'],
  ['T2', 'LAOS', 'RunTop', '2', '2', '10', '1 bet', '10.00'],
  ['T3', 'HANOI', 'Bottom2', '39', '39', '10', '1 bet', '10.00'],
  ['T3', 'HANOI', 'RunBottom', '3', '3', '10', '1 bet', '10.00'],
  ['F2', 'PH2D', 'PH2Rambolito', '31 07', '31-07', '10', '1 bet', '10.00'],
];

/** Of the same section; numbers are typed. */
export const typed: readonly Golden[] = [
  ['N2', 'XSMB', 'Lo3', '768', '768', '1', '1 bet', '23.00'],
  ['Z2', 'XSMN', 'Cang3', '459', '459', '1', '1 bet', '1.00'],
  ['Z3', 'XSMN', 'Lo4', '3459', '3459', '1', '1 bet', '16.00'],
  ['T1', 'THGL', 'Top3', '451', '451', '10', '1 bet', '10.00'],
  ['T1', 'THGL', 'Toad3', '145', '145', '10', '1 bet', '10.00'],
  ['T1', 'THGL', 'Front3', '845', '845', '10', '1 bet', '10.00'],
  ['T2', 'LAOS', 'Toad3', '227', '227', '10', '1 bet', '10.00'],
  ['T3', 'HANOI', 'Top3', '768', '768', '5', '1 bet', '5.00'],
  ['T3', 'HANOI', 'Top4', '2768', '2768', '1', '1 bet', '1.00'],
  ['M1', 'MY4D', 'Big', '4821', '4821', '2', '1 bet', '2.00'],
  ['M1', 'MY4D', 'Small', '0977', '0977', '1', '1 bet', '1.00'],
  ['M1', 'MY4D', 'Big', '6038', '6038', '5', '1 bet', '5.00'],
  ['M2', 'MY4D', 'IBoxBig', '1248', '1248', '1', '1 bet', '1.00'],
  ['M2', 'MY4D', 'IBoxSmall', '3350', '3350', '10', '1 bet', '10.00'],
  ['F1', 'PH3D', 'PH3Straight', '515', '515', '10', '1 bet', '10.00'],
  ['F1', 'PH3D', 'PH3Rambolito', '155 543', '155-543', '10', '2 bets', '20.00'],
];

export function playIn(gameCode: string, code: string) {
  const family = families[familyOf[gameCode] ?? 'SSC'];
  const play = family.plays.find((one) => one.code === code);
  if (!play) throw new Error(`${gameCode} has no play ${code}`);
  return { family, play };
}

type Looks = Parameters<typeof mountScreen>[1];

/** Opens the board of a play. */
export async function openPlay(
  gameCode: string,
  code: string,
  setting: Partial<Setting> = {},
  looks: Looks = {},
): Promise<void> {
  const { family, play } = playIn(gameCode, code);
  openRoom(family, setting);
  site.answers({ lottery: { listLotteries: everyLottery } });
  rememberChoice(`${gameCode} ${family.code.startsWith('VN') ? 3 : 4}`, play.playId);
  await mountScreen(`/m/lottery?gameCode=${gameCode}`, looks);
}

/** Number 24 of a play pays less in the open draw, and 31 is closed. */
export const marked = (playId: number) => ({
  reduced: [{ numero, playId, number: '24', odds: ['72'] }],
  closed: [{ numero, playId, number: '31' }],
});

/** The room of a lottery, for a board that is mounted alone. */
export function roomOf(gameCode: string): Room {
  const family = families[familyOf[gameCode] ?? 'SSC'];
  const [menu] = playMenusOf(family);
  const lottery = lotteryOf(everyLottery, gameCode);
  const mode = prizeModeOf(menu?.prizeModeId ?? 0);
  if (!menu || !lottery || !mode) throw new Error(`${gameCode} has no room`);
  const asked = { askedAtMs: Date.now(), cameAtMs: Date.now(), pauseMs: 0 };
  return {
    lottery,
    family,
    mode,
    money: 'fixed',
    groups: roomGroups(menu, family),
    setting: settingAnswer(),
    series: null,
    digits: 2,
    near: nearOf(nearAnswer(), asked),
    draw: { numero, closesAtMs: Date.now() + 30_000, yearAnimal: 6 },
  };
}
