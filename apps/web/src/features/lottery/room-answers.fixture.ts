import { vi } from 'vitest';
import { freePlay, noResult } from '#features/limits/limits.fixture.ts';
import { site } from '#testing/site.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { decimalText, fractionText } from '@pavilion/domain/lottery/fraction';
import { moneyOf, prizeModeOf, showsPlay } from '@pavilion/domain/lottery/order/prize-mode';
import type { Family, Play } from '@pavilion/domain/lottery/play';
import { lotteries, nearAnswer } from './lottery-answers.fixture.ts';

type Calls = PlayerEndpoints['lottery'];
type Menu = ResponseOf<Calls['getPlayMenu']>[number];
type Group = Menu['playMenuGroups'][number];
type Setting = ResponseOf<Calls['getSetting']>;
type Launched = ResponseOf<PlayerEndpoints['games']['launchGame']>;

/** "Last3Straight" is "Last 3 Straight". */
const nameOf = (code: string) => code.replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, ' ');

const menuPlay = (play: Play<unknown>, price: string) => ({
  playId: play.playId,
  playCode: play.code,
  playName: nameOf(play.code),
  singleBetPrice: price,
  playSwitch: true,
  playMenuInfos: play.tiers.map(({ odds }, index) => ({
    tier: index + 1,
    bonus: decimalText(odds, 4),
    odds: fractionText(odds),
  })),
});

function groupsOf(plays: readonly Play<unknown>[], price: string): Group[] {
  const groups = new Map<string, Map<string, Play<unknown>[]>>();
  for (const play of plays) {
    const parts = groups.get(play.group) ?? new Map<string, Play<unknown>[]>();
    groups.set(play.group, parts);
    parts.set(play.subGroup, [...(parts.get(play.subGroup) ?? []), play]);
  }
  return [...groups].map(([code, parts]) => ({
    playCode: code,
    playName: nameOf(code),
    playSubGroups: [...parts].map(([part, ofPart]) => ({
      playCode: part,
      playMenus: ofPart.map((play) => menuPlay(play, price)),
    })),
  }));
}

/** The menu of a family in each prize mode that shows it, with the odds of its rules. */
export function playMenusOf(family: Family<unknown>): Menu[] {
  return [1, 3, 4].flatMap((id) => {
    const mode = prizeModeOf(id);
    const money = mode && moneyOf(mode, family.code);
    if (!mode || !money) return [];
    const plays = family.plays.filter((play) => showsPlay(mode, family.code, play));
    return [
      {
        prizeModeId: id,
        prizeModeName: mode.name,
        playMenuGroups: groupsOf(plays, money === 'slider' ? '2.00' : '1.00'),
      },
    ];
  });
}

/** What the default site takes. */
export const settingAnswer = (given: Partial<Setting> = {}): Setting => ({
  betMultipleMax: 9999,
  betAmountMax: '200000.00',
  winAmountMax: '2000000.00',
  lineMin: '1.00',
  lineBetsMax: 100_000,
  typedMax: 20_000,
  maxChaseCount: 120,
  chasePlans: true,
  bettingModes: [
    { bettingModeId: 1, code: 'MAIN', unit: '1' },
    { bettingModeId: 2, code: 'TENTH', unit: '0.1' },
    { bettingModeId: 3, code: 'HUNDREDTH', unit: '0.01' },
  ],
  oddsVersion: 'v1',
  reduced: [],
  closed: [],
  ...given,
});

/** The slider of a member with the site's default rate. */
export const seriesAnswer = (family: string): ResponseOf<Calls['listSeries']> => [
  {
    gameGroupCode: family,
    prizeModeId: 1,
    minSeries: 1700,
    maxSeries: 1960,
    maxBetSeries: 1956,
    defaultSeries: 1956,
  },
];

const minuteMs = 60_000;

/** The answer to the launch of a lottery, a minute ago. */
export const launchedLottery = (given: Partial<Launched> = {}): Launched => ({
  content: { game_url: '/m/lottery?gameCode=PVSSC1' },
  topLevel: false,
  playSessionId: null,
  gameName: 'Minute Five',
  iconUrl: '',
  trial: false,
  showsNet: true,
  showsElapsed: true,
  openedAt: new Date(Date.now() - minuteMs).toISOString(),
  bringMoneyTo: null,
  bringAtOnce: false,
  ...given,
});

/** Answers what the page asks for because a member plays. */
function answerPlay(): void {
  site.answers({
    games: { launchGame: launchedLottery() },
    reports: { getPlayResult: noResult },
    protection: { notePlay: freePlay },
  });
}

/** Answers everything that the betting page of a family asks for; its draw 731 is open for 30 s. */
export function openRoom(family: Family<unknown>, given: Partial<Setting> = {}): void {
  answerPlay();
  site.answers({
    lottery: {
      listLotteries: lotteries,
      getNear: () => nearAnswer(),
      getPlayMenu: playMenusOf(family),
      getSetting: settingAnswer(given),
      listSeries: seriesAnswer(family.code),
      getHotGap: { hot: {}, gap: {} },
    },
  });
}

/** What `getNear` answers from its next use. */
export const nearIs = (...given: Parameters<typeof nearAnswer>): void =>
  site.answers({ lottery: { getNear: () => nearAnswer(...given) } });

/** A draw before the open one, drawn or waited for. */
export const drawnBefore = (numero: string, winNo: string | null) => ({
  numero,
  winNo,
  state: winNo === null ? ('closed' as const) : ('drawn' as const),
  late: false,
  drawsAt: new Date(Date.now() + 1000).toISOString(),
});

/** Countdowns stand still until a test moves the time on. */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
}
