import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { familyFields } from '../fields.ts';
import { gameType } from './game.ts';

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
