import * as v from 'valibot';
import { playTypes } from '@pavilion/domain/lottery/play';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  describedList,
  howMany,
  nothing,
  number,
  sharedObject,
  text,
  wholeList,
  yesNo,
} from '../../fields.ts';
import { device, gameCode, gameId, givenGameId, givenPrizeMode, numero } from './lottery-fields.ts';

const listLotteries = endpoint({
  method: 'GET',
  path: '/lgw/games',
  summary: 'All lotteries of the site, by group',
  access: 'anyone',
  inPages: true,
  sends: 'query',
  input: nothing,
  response: wholeList(
    sharedObject('LotteryGroup', 'Lotteries of one kind.', {
      gameGroupId: number('The number of the group.'),
      code: text('The code of the group, such as SSC or VN_SOUTH.'),
      remark: text('The name of the group.'),
      games: describedList('Its lotteries.', {
        gameId: givenGameId,
        code: gameCode,
        remark: text('The name of the lottery.'),
        playTypes: described(
          v.array(v.picklist(playTypes)),
          'trad: rows of numbers; ent: tiles with odds.',
        ),
        paused: yesNo('Whether it takes no orders now; its draws go on.'),
      }),
    }),
  ),
  errors: [],
});

const menuGroup = sharedObject('LotteryMenuGroup', 'Lotteries of one kind in a menu.', {
  groupCode: text('The code of the group.'),
  gameMenus: describedList('Its lotteries.', {
    gameId: givenGameId,
    gameCode,
    gameName: text('The name of the lottery.'),
    icon: text('The code of its picture, which is that of its family.'),
    vassalage: text('The code of the provider under which it stands.'),
  }),
});

const listMenus = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'The menu of the lotteries that the house draws',
  access: 'anyone',
  sends: 'query',
  input: v.object({ prizeMode: givenPrizeMode, device }),
  response: wholeList(menuGroup),
  errors: [],
});

const listOutsideMenus = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'The menu of the lotteries of Vietnam, or with SEA of South-East Asia',
  access: 'anyone',
  sends: 'query',
  input: v.object({ prizeMode: givenPrizeMode, device }),
  response: wholeList(menuGroup),
  errors: [],
});

const listRecentMenus = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus/recent',
  summary: 'The lotteries of the house that the member bet on last',
  access: 'session',
  sends: 'query',
  input: v.object({ prizeMode: givenPrizeMode, device }),
  response: wholeList(menuGroup),
  errors: [],
});

const listRecentOutsideMenus = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'The lotteries of Vietnam, or with SEA of South-East Asia, that the member bet on last',
  access: 'session',
  sends: 'query',
  input: v.object({ prizeMode: givenPrizeMode, device }),
  response: wholeList(menuGroup),
  errors: [],
});

const openNumero = sharedObject('LotteryOpenNumero', 'What a lottery takes bets on now.', {
  gameId: givenGameId,
  gameCode,
  numero: described(v.nullable(v.string()), 'The draw that is open; null where none is.'),
  remainTime: number('Milliseconds until betting on it ends; 0 where none is open.'),
  lastNumero: described(v.nullable(v.string()), 'The last draw with a result; null before one.'),
  lastWinNo: described(v.nullable(v.string()), 'Its result.'),
  awaitedIn: described(
    v.nullable(v.number()),
    'Milliseconds of the server until the draw on which betting ended last takes place, below 0 ' +
      'from then on; null unless its result is waited for.',
  ),
});

const listPopular = endpoint({
  method: 'GET',
  path: '/lgw/games/popular',
  summary: 'Lotteries that many play, with what they take bets on now',
  access: 'anyone',
  sends: 'query',
  input: v.object({ count: howMany(6) }),
  response: wholeList(openNumero),
  errors: [],
});

const listOpened = endpoint({
  method: 'GET',
  path: '/lgw/games/opened/numero',
  summary: 'What each lottery of the house takes bets on now',
  access: 'anyone',
  sends: 'query',
  input: nothing,
  response: wholeList(openNumero),
  errors: [],
});

const listOutsideOpened = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'What each lottery that somebody else draws takes bets on now; of stations the main one',
  access: 'anyone',
  sends: 'query',
  input: nothing,
  response: wholeList(openNumero),
  errors: [],
});

const play = sharedObject('LotteryPlay', 'A kind of bet.', {
  playId: number('Its number in orders.'),
  playCode: text('Its code.'),
  playName: text('Its name.'),
  singleBetPrice: described(amount, 'What one bet costs at multiple 1 and unit 1, or 1.00 a unit.'),
  playSwitch: yesNo('Whether it takes bets.'),
  playMenuInfos: describedList('Its odds: several where bets can win by different ones.', {
    tier: number('Which of them, from 1.'),
    bonus: text('What 1.00 pays when the house takes nothing, stake included, with 4 decimals.'),
    odds: text('The same as a fraction in lowest terms: `1000/3`, `10`.'),
  }),
});

const getPlayMenu = endpoint({
  method: 'GET',
  path: '/lgw/games/{gameId}/play_menu',
  summary: 'The plays of a lottery with their odds, by prize mode',
  access: 'anyone',
  inPages: true,
  sends: 'query',
  input: v.object({ gameId }),
  response: wholeList(
    sharedObject('LotteryPlayMenu', 'The plays of a lottery in one prize mode.', {
      prizeModeId: number('1 for Lott, 3 for Elott, 4 for SEA.'),
      prizeModeName: text('Its name.'),
      playMenuGroups: describedList('Plays by what they are about.', {
        playCode: text('The code of the group.'),
        playName: text('The name of the group.'),
        playSubGroups: describedList('Plays that stand together.', {
          playCode: text('The code of the part of the group.'),
          playMenus: described(v.array(play), 'The plays.'),
        }),
      }),
    }),
  ),
  errors: ['lottery.game.not.found'],
});

const numberOfDraw = {
  numero,
  playId: number('The play.'),
  number: text('The number, such as `68`; of combinations all their numbers, as `06-24`.'),
};

const getSetting = endpoint({
  method: 'GET',
  path: '/lgw/games/{gameId}/setting',
  summary: 'What a lottery takes: multiples, amounts, chases and units',
  access: 'anyone',
  sends: 'query',
  input: v.object({ gameId }),
  response: sharedObject('LotterySetting', 'What a lottery takes.', {
    betMultipleMax: number('The highest multiple.'),
    betAmountMax: described(amount, 'The most that an order can stake.'),
    winAmountMax: described(amount, 'The most that one result may pay for an order on a draw.'),
    lineMin: described(amount, 'The least stake of a line.'),
    lineBetsMax: number('How many bets a line can hold.'),
    typedMax: number('How many numbers can be typed for a line.'),
    maxChaseCount: number('Over how many draws a chase may go.'),
    chasePlans: yesNo('Whether a chase may raise its stakes by a plan: by steps, or for a profit.'),
    bettingModes: describedList('The units of a bet; one where there is no choice.', {
      bettingModeId: number('Its number in orders.'),
      code: text('Its code.'),
      unit: text('What part of the main unit it is: 1, 0.1 or 0.01.'),
    }),
    oddsVersion: text('The odds that hold now; orders with odds name it.'),
    reduced: describedList('Numbers that pay less in a draw, since many bet on them.', {
      ...numberOfDraw,
      odds: described(v.array(text('As a fraction.')), 'Their odds, one for each tier.'),
    }),
    closed: describedList('Numbers on which no more can be bet in a draw.', numberOfDraw),
  }),
  errors: ['lottery.game.not.found'],
});

const listSeries = endpoint({
  method: 'GET',
  path: '/lgw/customers/series',
  summary: 'The series that the member can choose, by kind of lottery',
  access: 'session',
  sends: 'query',
  input: nothing,
  response: wholeList(
    sharedObject('LotterySeries', 'What the slider of a kind of lottery offers a member.', {
      gameGroupCode: text('The code of the group.'),
      prizeModeId: number('The prize mode that has the slider.'),
      minSeries: number('The lowest series.'),
      maxSeries: number('The highest of all members.'),
      maxBetSeries: number('The highest of this member; the slider stands there at first.'),
      defaultSeries: number('Where the slider stands at first.'),
    }),
  ),
  errors: [],
});

export const lotteryGameCalls = {
  listLotteries,
  listMenus,
  listOutsideMenus,
  listRecentMenus,
  listRecentOutsideMenus,
  listPopular,
  listOpened,
  listOutsideOpened,
  getPlayMenu,
  getSetting,
  listSeries,
};
