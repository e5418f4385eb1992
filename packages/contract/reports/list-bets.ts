import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, day, instant, pageNo, pageOf, pageSize, signedAmount } from '../fields.ts';
import { gameType } from '../games/game.ts';

const betRecord = v.object({
  roundId: v.string(),
  gameName: v.string(),
  gameType,
  vassalage: v.string(),
  vendorName: v.string(),
  betAmount: amount,
  winAmount: amount,
  netAmount: signedAmount,
  state: v.picklist(['open', 'settled', 'cancelled']),
  startedAt: instant,
  settledAt: v.nullable(instant),
  trial: v.boolean(),
});

export const listBets = endpoint({
  method: 'GET',
  path: '/wps/report/accountGameBetHistory',
  summary: 'Rounds that the member played, newest first',
  access: 'session',
  sends: 'query',
  input: v.object({
    startDate: v.optional(day),
    endDate: v.optional(day),
    gameType: v.optional(gameType),
    vassalage: v.optional(v.pipe(v.string(), v.maxLength(32))),
    pageNo,
    pageSize,
  }),
  response: pageOf(betRecord),
  errors: [],
});
