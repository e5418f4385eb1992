import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { endpoint } from '../endpoint.ts';
import { familyFields, pageNo, pageOf, pageSize, queryNumber } from '../fields.ts';
import { clientType, game, gameFilter } from './games.ts';

const vendor = v.optional(v.pipe(v.string(), v.maxLength(32)));
const toggled = v.object({ ...familyFields, nodeId: queryNumber(1, 999_999_999), vendor });

const listFavouriteIds = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  summary: 'The nodes of the favourite games, newest first',
  access: 'session',
  action: 'favourites',
  moduleId: 'GAMELOFAV3',
  sends: 'query',
  input: v.object({
    ...familyFields,
    pageNo,
    pageSize: v.optional(queryNumber(1, 100), limits.favouriteIdsPageSize),
  }),
  response: v.object({
    list: v.array(v.string()),
    pageNum: v.number(),
    totalPages: v.number(),
    total: v.number(),
  }),
  errors: [],
});

const listFavouriteGames = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  summary: 'The favourite games, newest first',
  access: 'session',
  action: 'favourites',
  moduleId: 'GAMELOFAV3',
  sends: 'query',
  input: v.object({
    ...familyFields,
    pageNo,
    pageSize,
    gameType: gameFilter.gameType,
    vendor,
  }),
  response: v.object({
    content: v.array(game),
    pageNum: v.number(),
    totalPages: v.number(),
    total: v.number(),
  }),
  errors: [],
});

const addFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  summary: 'Keep a game among the favourites; one that is there stays',
  access: 'session',
  action: 'favourites',
  moduleId: 'GAMELOFAV3',
  sends: 'json',
  input: toggled,
  response: v.object({}),
  errors: ['game.not.found', 'favourite.limit'],
});

const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  summary: 'Take a game out of the favourites; one that is not there stays out',
  access: 'session',
  action: 'favourites',
  moduleId: 'GAMELOFAV3',
  sends: 'json',
  input: toggled,
  response: v.object({}),
  errors: [],
});

const listRecentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  summary: 'The games played last, newest first',
  access: 'session',
  action: 'recentGames',
  moduleId: 'GAMELOREC3',
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
  access: 'session',
  action: 'recentGames',
  moduleId: 'GAMELOREC3',
  sends: 'json',
  input: v.object({ ...familyFields, nodeId: queryNumber(1, 999_999_999) }),
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
