import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { familyFields, queryNumber, shortText } from '../fields.ts';
import { gameType } from './game.ts';

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
