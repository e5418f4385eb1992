import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { familyFields, queryNumber } from '../fields.ts';
import { game, gameFilter } from './game.ts';

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
