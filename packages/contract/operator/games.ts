import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, instant, nothing, queryNumber, words } from '../fields.ts';

/** Exactly one of them names what is meant. */
const subject = {
  nodeId: v.optional(queryNumber(1, 999_999_999)),
  vassalage: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
};

export const setGameMaintenance = endpoint({
  method: 'POST',
  path: '/operator/games/maintenance',
  summary: 'Close a game or a whole vendor, or open it again; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.pipe(
    v.object({
      ...subject,
      on: v.boolean(),
      note: v.optional(v.pipe(words, v.maxLength(200)), ''),
    }),
    v.check(({ nodeId, vassalage }) => (nodeId === undefined) !== (vassalage === undefined)),
  ),
  response: v.object({}),
  errors: ['game.not.found'],
});

const listGameMaintenance = endpoint({
  method: 'GET',
  path: '/operator/games/maintenance',
  summary: 'What operators closed, and how each vendor catalogue was last read',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({
    closed: v.array(v.object({ subject: v.string(), note: v.string(), since: instant })),
    catalogues: v.array(
      v.object({
        connection: v.string(),
        games: v.number(),
        readAt: v.nullable(instant),
        /** Why the last reading failed; the one before stands. */
        failure: v.string(),
        /** What the vendor offers and the site does not list. */
        notOffered: v.array(v.string()),
      }),
    ),
  }),
  errors: [],
});

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

const listRoundsInDoubt = endpoint({
  method: 'GET',
  path: '/operator/rounds-in-doubt',
  summary: 'Rounds that stay open and what their vendor says, and those settled by asking',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({ open: v.array(round), settled: v.array(round) }),
  errors: [],
});

export const gameCalls = {
  setGameMaintenance,
  listGameMaintenance,
  listRoundsInDoubt,
};
