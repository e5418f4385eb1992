import * as v from 'valibot';
import { categoryPresetCodes } from '@pavilion/domain/game/category-preset';
import { gameTypes, minBetOptions } from '@pavilion/domain/game/game-type';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  blankable,
  familyFields,
  identifier,
  instant,
  pageNo,
  pageOf,
  pageSize,
  queryFlag,
  queryNumber,
  shortText,
} from '../fields.ts';

export const gameType = v.picklist(gameTypes);

/** What a list is narrowed to; clients of the family send an empty text for "all". */
export const gameFilter = {
  gameType: blankable(gameType),
  vassalage: v.optional(v.pipe(v.string(), v.maxLength(32))),
};

/** 2 is the mobile web; the list is the same for all. */
export const clientType = blankable(queryNumber(1, 9));

/** A game as the seed's section 3 names its fields. */
export const game = v.object({
  gameId: v.string(),
  nodeId: v.number(),
  nodeName: v.string(),
  gameName: v.string(),
  displayName: v.string(),
  gameType,
  vassalage: v.string(),
  vendorName: v.string(),
  /** The first classification of the game, empty for none. */
  gameClassify: v.string(),
  /** All of them, with commas between. */
  gameClassifyNew: v.string(),
  minBet: amount,
  iconUrl: v.string(),
  mobileLargeIcon: v.string(),
  /** Ground colour shown until the picture is there. */
  iconColor: v.string(),
  showIcon: v.boolean(),
  roomId: v.string(),
  supportPlay: v.boolean(),
  hot: v.boolean(),
  isNew: v.boolean(),
  maintenance: v.boolean(),
});

export const listGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  summary: 'Games by type, vendor, classification and name',
  access: 'anyone',
  inPages: true,
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object({
    ...familyFields,
    ...gameFilter,
    /** Games of this type stand first; unlike `gameType` it leaves nothing out. */
    gameTypeFirst: v.optional(gameType),
    clientType,
    /** A category preset of the settings; it goes before type and classification. */
    preset: blankable(v.picklist(categoryPresetCodes)),
    gameClassify: v.optional(v.pipe(v.string(), v.maxLength(8))),
    gameName: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** Only games whose smallest bet is this one. */
    minBet: v.optional(v.picklist(['', ...minBetOptions])),
    /** Only games with at least so many lines. */
    minLine: blankable(queryNumber(1, 1000)),
    /** Only what is new, or what the house puts first. */
    listType: v.optional(v.picklist(['ALL', 'NEW', 'HOT'])),
    pageNo,
    pageSize,
  }),
  response: pageOf(game),
  errors: [],
});

export const listVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  summary: 'Categories in order, each with its vendors',
  access: 'anyone',
  inPages: true,
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object(familyFields),
  response: v.object({
    list: v.array(
      v.object({
        gameCategory: gameType,
        vendors: v.array(
          v.object({
            vassalage: v.string(),
            vendorName: v.string(),
            iconUrl: v.string(),
            gameCount: v.number(),
            nodeId: v.number(),
            gameId: v.string(),
            /** VASSALAGE opens the vendor's list of games, GAME launches. */
            isGameH5: v.picklist(['VASSALAGE', 'GAME']),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});

export const listHotGames = endpoint({
  method: 'POST',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  summary: 'The games the house puts first',
  access: 'anyone',
  inPages: true,
  moduleId: 'GAMELOHOT3',
  sends: 'json',
  input: v.object({
    isPlatform: v.optional(queryNumber(0, 9), 2),
    ...familyFields,
    ...gameFilter,
  }),
  response: v.object({ list: v.array(game) }),
  errors: [],
});

const winner = v.object({
  /** Stays the same for the same win. */
  id: v.string(),
  winAmount: amount,
  /** Masked: never the whole name. */
  customerName: v.string(),
  wonAt: v.string(),
  ...v.pick(game, [
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
    gameCategory: v.optional(v.literal('ALL'), 'ALL'),
    limitNum: v.optional(queryNumber(1, 100), limits.winnerBoardRows),
  }),
  response: v.object({ list: v.array(winner) }),
  errors: [],
});

const hotMatch = v.object({
  id: v.string(),
  homeTeam: v.string(),
  awayTeam: v.string(),
  /** Empty where the site has no crest of that team. */
  homeTeamImageUrl: v.string(),
  awayTeamImageUrl: v.string(),
  matchTime: instant,
  /** The match as the vendor names it, to launch the game at it; left out where no book has it. */
  matchId: v.optional(identifier),
  /** Empty for a match that the vendor itself announces. */
  competition: v.string(),
  vendor: v.string(),
  ...v.pick(game, ['gameId', 'gameName', 'gameType', 'nodeId', 'roomId', 'supportPlay']).entries,
});

export const listHotMatches = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  summary: 'Matches that can still be bet on, soonest first',
  access: 'anyone',
  inPages: true,
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object(familyFields),
  response: v.object({ list: v.array(hotMatch) }),
  errors: [],
});

const liveModel = v.object({
  modelId: v.string(),
  name: v.string(),
  iconUrl: v.string(),
  /** The table can be played now. */
  active: v.boolean(),
  /** The table can be played and the model is on the air. */
  streaming: v.boolean(),
  /** Members who have the table open. */
  viewers: v.number(),
  ...v.pick(game, ['gameId', 'nodeId', 'vassalage', 'roomId', 'supportPlay']).entries,
});

export const listLiveModels = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getLiveModelList',
  summary: 'The models of live tables, those on the air first',
  access: 'anyone',
  inPages: true,
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object({
    ...familyFields,
    /** Only those that are so, or only the others; all where it is left out. */
    active: blankable(queryFlag),
    streaming: blankable(queryFlag),
    pageNo,
    pageSize,
  }),
  response: pageOf(liveModel),
  errors: [],
});

export const listVassalTypes = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  summary: 'The classifications of each vendor and type that have games',
  access: 'anyone',
  inPages: true,
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object({
    typeId: v.optional(queryNumber(1, 1), 1),
    merchant_code: v.optional(shortText),
    ...familyFields,
  }),
  response: v.object({
    list: v.array(
      v.object({
        gameType,
        vassalage: v.string(),
        gameClassifies: v.array(v.string()),
        gameCount: v.number(),
        newCount: v.number(),
        hotCount: v.number(),
      }),
    ),
  }),
  errors: [],
});

const launchInput = {
  ...familyFields,
  launchMode: v.optional(v.literal('GLS'), 'GLS'),
  platform: v.optional(v.literal('html5'), 'html5'),
  clientType,
  nodeId: queryNumber(1, 999_999_999),
  gameId: v.optional(v.pipe(v.string(), v.maxLength(64)), 'lobby'),
  /** Empty for whichever studio has the node. */
  vassalage: blankable(v.pipe(v.string(), v.maxLength(32))),
  /** A match of the hot matches at which a sports game opens. */
  matchId: v.optional(identifier),
  /** A path of this site to come back to. */
  backUrl: v.optional(v.pipe(v.string(), v.maxLength(512)), paths.home()),
};

const launched = v.object({
  content: v.object({ game_url: v.string() }),
  /** The game takes the whole window; it runs in a frame otherwise. */
  topLevel: v.boolean(),
  playSessionId: v.nullable(v.string()),
  gameName: v.string(),
  iconUrl: v.string(),
  trial: v.boolean(),
  /** When it was opened, by the clock of the server. */
  openedAt: instant,
  /** Null, or the code of the studio to which members bring money before they play. */
  bringMoneyTo: v.nullable(v.string()),
  /** The site brings the cash there as the game opens; otherwise the member is asked. */
  bringAtOnce: v.boolean(),
});

const launchErrors = [
  'game.not.found',
  'game.maintenance',
  'game.forbidden',
  'game.launch.failed',
  'game.vendor.resting',
  'member.disabled',
  'play.locked',
  'trial.restricted',
] as const;

export const launchGame = endpoint({
  method: 'GET',
  path: '/wps/game/launchGame',
  summary: 'Start a game at its vendor',
  access: 'session',
  action: 'launchGame',
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object({
    ...launchInput,
    /** 1 real, 0 free play. */
    accountType: v.optional(queryNumber(0, 1), 1),
  }),
  response: launched,
  errors: launchErrors,
});

const launchTrialGame = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  summary: 'Start a game at its vendor for play money',
  access: 'session',
  action: 'launchGame',
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object(launchInput),
  response: launched,
  errors: launchErrors,
});

export const gameCalls = {
  listGames,
  listVendors,
  listHotGames,
  listWinners,
  listHotMatches,
  listLiveModels,
  listVassalTypes,
  launchGame,
  launchTrialGame,
};
