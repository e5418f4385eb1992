import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { day, signedAmount } from '../fields.ts';
import { gameType } from '../games/game.ts';
import { reportPeriod } from './report-period.ts';

/** A bet of yesterday may come back today, so that each of these may be below zero. */
const play = {
  stake: signedAmount,
  /** What the games paid out. */
  returned: signedAmount,
  net: signedAmount,
};

const split = {
  /** Without the bets that are not decided, so that none of them counts as lost. */
  settled: v.object(play),
  /** Of the rounds that are open now, what the period moved. */
  open: v.object(play),
};

export const getProfitAndLoss = endpoint({
  method: 'GET',
  path: '/wps/report/personalPNL',
  summary:
    'What the member staked, won, was given, paid in and took out; all adds up to the change',
  access: 'session',
  moduleId: 'PERSREP',
  sends: 'query',
  input: v.object(reportPeriod),
  response: v.object({
    startDate: day,
    endDate: day,
    /** Settled and open bets together. */
    ...play,
    ...split,
    openRounds: v.number(),
    /** Null for games that the site no longer has. */
    categories: v.array(v.object({ gameType: v.nullable(gameType), ...play, ...split })),
    /** Bonuses and rewards, less what of them was taken back. */
    bonus: signedAmount,
    deposits: signedAmount,
    withdrawals: signedAmount,
    /** From the wallets of studios, less what was brought there. */
    transfers: signedAmount,
    adjustments: signedAmount,
    /** Of what lies in the wallets of studios: brought, less taken back, and won less lost there. */
    atStudios: signedAmount,
    /** Of the balance, without what lies at studios. */
    change: signedAmount,
    /** Of both together, to which all the others but transfers add up. */
    changeInAll: signedAmount,
    /** Since the account was opened. */
    lifetime: v.object({
      deposits: signedAmount,
      withdrawals: signedAmount,
      /** Deposits less withdrawals. */
      net: signedAmount,
    }),
  }),
  errors: ['report.range'],
});
