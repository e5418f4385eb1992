import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { endpoint } from '../endpoint.ts';
import {
  described,
  familyFields,
  howMany,
  nodeNumber,
  pageCounts,
  pageInput,
  pageNo,
  pageOf,
  pageSize,
  textUpTo,
} from '../fields.ts';
import { game, gameFilter } from './games.ts';
import { clientType } from './launches.ts';

const toggled = v.object({
  ...familyFields,
  nodeId: nodeNumber,
  vendor: described(
    v.optional(textUpTo(32)),
    'The code of its provider; another than that of the game is an error.',
  ),
});

const ofFavourites = { access: 'session', action: 'favourites', moduleId: 'GAMELOFAV3' } as const;
const ofRecentGames = { access: 'session', action: 'recentGames', moduleId: 'GAMELOREC3' } as const;

const listFavouriteIds = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  summary: 'The nodes of the favourite games, newest first',
  ...ofFavourites,
  sends: 'query',
  input: v.object({
    ...familyFields,
    pageNo,
    pageSize: howMany(limits.favouriteIdsPageSize),
  }),
  response: v.object({
    list: described(v.array(v.string()), 'The numbers of the games of this page, newest first.'),
    ...pageCounts,
  }),
  errors: [],
});

const listFavouriteGames = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  summary: 'The favourite games, newest first',
  ...ofFavourites,
  sends: 'query',
  input: v.object({
    ...familyFields,
    ...pageInput,
    gameType: gameFilter.gameType,
    vendor: gameFilter.vassalage,
  }),
  response: v.object({
    content: described(v.array(game), 'The games of this page, newest first.'),
    ...pageCounts,
  }),
  errors: [],
});

const addFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  summary: 'Keep a game among the favourites; one that is there stays',
  ...ofFavourites,
  sends: 'json',
  input: toggled,
  response: v.object({}),
  errors: ['game.not.found', 'favourite.limit'],
});

const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  summary: 'Take a game out of the favourites; one that is not there stays out',
  ...ofFavourites,
  sends: 'json',
  input: toggled,
  response: v.object({}),
  errors: [],
});

const listRecentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  summary: 'The games played last, newest first',
  ...ofRecentGames,
  sends: 'query',
  input: v.object({
    ...familyFields,
    ...gameFilter,
    clientType,
    page: pageNo,
    pageSize,
  }),
  response: pageOf(game),
  errors: [],
});

const addRecentGame = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_recentGame',
  summary: 'Remember that a game was played; every launch does so too',
  ...ofRecentGames,
  sends: 'json',
  input: v.object({ ...familyFields, nodeId: nodeNumber }),
  response: v.object({}),
  errors: ['game.not.found'],
});

export const ownGameCalls = {
  listFavouriteIds,
  listFavouriteGames,
  addFavourite,
  removeFavourite,
  listRecentGames,
  addRecentGame,
};
