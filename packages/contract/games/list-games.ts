import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageNo, pageOf, pageSize } from '../fields.ts';
import { game, gameType } from './game.ts';

export const listGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  summary: 'Games by type, vendor, classification and name',
  access: 'anyone',
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object({
    gameType: v.optional(gameType),
    vassalage: v.optional(v.pipe(v.string(), v.maxLength(32))),
    gameClassify: v.optional(v.pipe(v.string(), v.maxLength(8))),
    gameName: v.optional(v.pipe(v.string(), v.maxLength(64))),
    pageNo,
    pageSize,
  }),
  response: pageOf(game),
  errors: [],
});
