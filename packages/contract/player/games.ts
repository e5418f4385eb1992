import * as v from 'valibot';
import { categoryPresetCodes } from '@pavilion/domain/game/category-preset';
import { gameTypes, minBetOptions } from '@pavilion/domain/game/game-type';
import { limits } from '@pavilion/domain/limits';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  blankable,
  described,
  describedList,
  familyFields,
  givenId,
  howMany,
  identifier,
  instant,
  number,
  pageInput,
  pageOf,
  providerCode,
  providerName,
  queryFlag,
  queryNumber,
  sharedObject,
  sharedSchema,
  shortText,
  text,
  textUpTo,
  wholeList,
  yesNo,
} from '../fields.ts';
import { clientType, launchCalls } from './launches.ts';

export const gameType = sharedSchema('GameType', 'The type of the game.', v.picklist(gameTypes));

/** What a list is narrowed to; clients of the family send an empty text for "all". */
export const gameFilter = {
  gameType: described(blankable(gameType), 'Only games of this type; all where it is left out.'),
  vassalage: described(
    v.optional(textUpTo(32)),
    'Only games of the provider with this code; all where it is left out.',
  ),
};

export const game = sharedObject('Game', "A game as the seed's section 3 names its fields.", {
  gameId: text('The id of the game on this site, as text.'),
  nodeId: number('The number of the game on this site.'),
  nodeName: text('The name in English.'),
  gameName: text('The name in the language of the request.'),
  displayName: text('The same as `gameName`.'),
  gameType,
  vassalage: providerCode,
  vendorName: providerName,
  gameClassify: text('The first classification of the game, empty for none.'),
  gameClassifyNew: text('All of its classifications, with commas between.'),
  minBet: described(amount, 'The smallest bet.'),
  iconUrl: text('The address of its picture; empty for none.'),
  mobileLargeIcon: text('The same as `iconUrl`.'),
  iconColor: text('The color shown until the picture is there.'),
  showIcon: yesNo('Whether there is a picture.'),
  roomId: text('The room or table at the provider; empty for none.'),
  supportPlay: yesNo('Whether it can be played for play money.'),
  hot: yesNo('The site puts it first.'),
  isNew: yesNo('The site calls it new.'),
  maintenance: yesNo('An operator or the provider has closed it.'),
});

/** Guests may see them, and the server draws them into pages. */
const ofLobby = { access: 'anyone', inPages: true, moduleId: 'GAMELO3' } as const;

export const listGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  summary: 'Games by type, provider, classification and name',
  ...ofLobby,
  sends: 'query',
  input: v.object({
    ...familyFields,
    ...gameFilter,
    gameTypeFirst: described(
      v.optional(gameType),
      'Games of this type stand first; unlike `gameType` it leaves nothing out.',
    ),
    clientType,
    preset: described(
      blankable(v.picklist(categoryPresetCodes)),
      'A category preset of the settings; it goes before type and classification.',
    ),
    gameClassify: described(v.optional(textUpTo(8)), 'Only games with this classification.'),
    gameName: described(v.optional(textUpTo(64)), 'Only games whose name is like this text.'),
    minBet: described(
      v.optional(v.picklist(['', ...minBetOptions])),
      'Only games whose smallest bet is this one.',
    ),
    minLine: described(blankable(queryNumber(1, 1000)), 'Only games with at least so many lines.'),
    listType: described(
      v.optional(v.picklist(['ALL', 'NEW', 'HOT'])),
      'Only the new ones, or those put first.',
    ),
    ...pageInput,
  }),
  response: pageOf(game),
  errors: [],
});

export const listVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  summary: 'Categories in order, each with its providers',
  ...ofLobby,
  sends: 'query',
  input: v.object(familyFields),
  response: v.object({
    list: describedList('The categories in their order.', {
      gameCategory: gameType,
      vendors: describedList('The providers of the category in their order.', {
        vassalage: providerCode,
        vendorName: providerName,
        iconUrl: text('The address of its picture.'),
        gameCount: number('How many games, or lotteries, it has in the category.'),
        nodeId: number('The number of the game that a launch opens.'),
        gameId: text('The id of that game; empty where a list of games is opened.'),
        isGameH5: described(
          v.picklist(['VASSALAGE', 'GAME']),
          "VASSALAGE opens the provider's list of games, GAME launches; lotteries are launched.",
        ),
      }),
    }),
  }),
  errors: [],
});

export const listHotGames = endpoint({
  method: 'POST',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  summary: 'The games the site puts first',
  access: 'anyone',
  inPages: true,
  moduleId: 'GAMELOHOT3',
  sends: 'json',
  input: v.object({
    isPlatform: described(v.optional(queryNumber(0, 9), 2), 'Not read: the family sends 2.'),
    ...familyFields,
    ...gameFilter,
  }),
  response: v.object({ list: wholeList(game) }),
  errors: [],
});

const winner = v.object({
  id: text('Stays the same for the same win.'),
  winAmount: described(amount, 'What was won.'),
  customerName: text('Masked: never the whole name.'),
  wonAt: text('When it was won, as ISO 8601.'),
  ...v.pick(v.object(game.entries), [
    'gameName',
    'iconUrl',
    'iconColor',
    'gameId',
    'nodeId',
    'gameType',
    'vassalage',
    'roomId',
    'supportPlay',
    'maintenance',
  ]).entries,
});

export const listWinners = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  summary: 'The biggest wins of the last days, of real rounds, with masked names',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({
    ...familyFields,
    gameCategory: described(v.optional(v.literal('ALL'), 'ALL'), 'Wins of games of every type.'),
    limitNum: howMany(limits.winnerBoardRows),
  }),
  response: v.object({ list: wholeList(winner) }),
  errors: [],
});

const hotMatch = v.object({
  id: givenId,
  homeTeam: text('The name of the team that plays at home.'),
  awayTeam: text('The name of the other team.'),
  homeTeamImageUrl: text('Empty where the site has no crest of that team.'),
  awayTeamImageUrl: text('Empty where the site has no crest of that team.'),
  matchTime: described(instant, 'When the match begins.'),
  matchId: described(
    v.optional(identifier),
    'The match as the provider names it, to launch the game at it; left out where no book has it.',
  ),
  competition: text('Empty for a match that the provider itself announces.'),
  vendor: providerCode,
  ...v.pick(v.object(game.entries), [
    'gameId',
    'gameName',
    'gameType',
    'nodeId',
    'roomId',
    'supportPlay',
  ]).entries,
});

export const listHotMatches = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  summary: 'Matches that can still be bet on, soonest first',
  ...ofLobby,
  sends: 'query',
  input: v.object(familyFields),
  response: v.object({ list: wholeList(hotMatch) }),
  errors: [],
});

const liveModel = v.object({
  modelId: givenId,
  name: text('What the model is called.'),
  iconUrl: text('The address of the picture of the model.'),
  active: yesNo('The table can be played now.'),
  streaming: yesNo('The table can be played and the model is on the air.'),
  viewers: number('Members who have the table open.'),
  ...v.pick(v.object(game.entries), ['gameId', 'nodeId', 'vassalage', 'roomId', 'supportPlay'])
    .entries,
});

export const listLiveModels = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getLiveModelList',
  summary: 'The models of live tables, those on the air first',
  ...ofLobby,
  sends: 'query',
  input: v.object({
    ...familyFields,
    active: described(
      blankable(queryFlag),
      'Only those whose table can be played, or only the others; all where it is left out.',
    ),
    streaming: described(
      blankable(queryFlag),
      'Only those on the air, or only the others; all where it is left out.',
    ),
    ...pageInput,
  }),
  response: pageOf(liveModel),
  errors: [],
});

export const listVassalTypes = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  summary: 'The classifications of each provider and type that have games',
  ...ofLobby,
  sends: 'query',
  input: v.object({
    typeId: described(v.optional(queryNumber(1, 1), 1), 'Not read: clients of the family send 1.'),
    merchant_code: described(v.optional(shortText), 'Not read: the header `Merchant` counts.'),
    ...familyFields,
  }),
  response: v.object({
    list: describedList('One for each provider and type.', {
      gameType,
      vassalage: providerCode,
      gameClassifies: described(v.array(v.string()), 'The classifications that its games have.'),
      gameCount: number('How many games there are.'),
      newCount: number('How many of them are new.'),
      hotCount: number('How many of them the site puts first.'),
    }),
  }),
  errors: [],
});

export const gameCalls = {
  listGames,
  listVendors,
  listHotGames,
  listWinners,
  listHotMatches,
  listLiveModels,
  listVassalTypes,
  ...launchCalls,
};
