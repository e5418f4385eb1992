import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { familyFields, pageNo, pageOf, pageSize, queryNumber } from '../fields.ts';
import { clientType, game, gameFilter } from './game.ts';

export const listRecentGames = endpoint({
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

export const addRecentGame = endpoint({
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
