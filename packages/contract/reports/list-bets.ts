import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, instant, pageNo, pageOf, pageSize, signedAmount } from '../fields.ts';
import { gameType } from '../games/game.ts';
import { reportPeriod } from './report-period.ts';

const betStates = v.picklist(['open', 'settled', 'cancelled']);

export const betRecord = v.object({
  /** Names the round to the call that shows all of it. */
  recordId: v.string(),
  roundId: v.string(),
  gameName: v.string(),
  gameType,
  vassalage: v.string(),
  vendorName: v.string(),
  betAmount: amount,
  winAmount: amount,
  netAmount: signedAmount,
  state: betStates,
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
    ...reportPeriod,
    gameType: v.optional(gameType),
    state: v.optional(betStates),
    vassalage: v.optional(v.pipe(v.string(), v.maxLength(32))),
    pageNo,
    pageSize,
  }),
  response: pageOf(betRecord),
  errors: ['report.range'],
});
