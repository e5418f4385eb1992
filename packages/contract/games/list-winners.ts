import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { endpoint } from '../endpoint.ts';
import { amount, familyFields, queryNumber } from '../fields.ts';
import { game } from './game.ts';

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
