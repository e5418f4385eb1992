import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant, queryNumber, signedAmount } from '../fields.ts';

const play = { stake: signedAmount, returned: signedAmount, net: signedAmount };

export const getPlayResult = endpoint({
  method: 'GET',
  path: '/wps/report/playResult',
  summary: 'What the member staked and won in one game since it was opened',
  access: 'session',
  moduleId: 'PERSREP',
  sends: 'query',
  input: v.object({
    nodeId: queryNumber(1, 999_999_999),
    /** `openedAt` of the launch. */
    since: instant,
  }),
  response: v.object({
    rounds: v.number(),
    /** Settled and open bets together. */
    ...play,
    /** Without the bets that are not decided, so that none of them counts as lost. */
    settled: v.object(play),
    open: v.object(play),
    openRounds: v.number(),
  }),
  errors: [],
});
