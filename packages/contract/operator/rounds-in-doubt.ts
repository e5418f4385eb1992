import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, instant, nothing } from '../fields.ts';

const round = v.object({
  account: v.string(),
  connection: v.string(),
  roundId: v.string(),
  nodeId: v.nullable(v.number()),
  /** Less what was given or taken back. */
  bets: amount,
  wins: amount,
  lastAt: instant,
  /** What the vendor said last; `unknown` and `doubtful` are for people to look at. */
  standing: v.picklist(['asking', 'unanswered', 'unknown', 'running', 'doubtful', 'settled']),
  detail: v.string(),
  asked: v.number(),
  askedAt: v.nullable(instant),
});

export const listRoundsInDoubt = endpoint({
  method: 'GET',
  path: '/operator/rounds-in-doubt',
  summary: 'Rounds that stay open and what their vendor says, and those settled by asking',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({ open: v.array(round), settled: v.array(round) }),
  errors: [],
});
