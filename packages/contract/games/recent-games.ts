import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageNo, pageOf, pageSize, queryNumber } from '../fields.ts';
import { game, gameType } from './game.ts';

export const listRecentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  summary: 'The games played last, newest first',
  access: 'session',
  action: 'recentGames',
  moduleId: 'GAMELOREC3',
  sends: 'query',
  input: v.object({
    page: pageNo,
    pageSize,
    gameType: v.optional(gameType),
    vassalage: v.optional(v.pipe(v.string(), v.maxLength(32))),
    clientType: v.optional(queryNumber(1, 9), 2),
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
  input: v.object({ nodeId: queryNumber(1, 999_999_999) }),
  response: v.object({}),
  errors: ['game.not.found'],
});
