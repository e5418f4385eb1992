import * as v from 'valibot';
import { categoryPresetCodes } from '@pavilion/domain/game/category-preset';
import { minBetOptions } from '@pavilion/domain/game/game-type';
import { endpoint } from '../endpoint.ts';
import { blankable, familyFields, pageNo, pageOf, pageSize, queryNumber } from '../fields.ts';
import { clientType, game, gameFilter, gameType } from './game.ts';

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
