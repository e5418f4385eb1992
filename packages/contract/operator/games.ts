import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  describedList,
  instant,
  memberAccount,
  nothing,
  number,
  queryNumber,
  sharedObject,
  text,
  words,
  yesNo,
} from '../fields.ts';

const subject = {
  nodeId: described(
    v.optional(queryNumber(1, 999_999_999)),
    'The number of a game; exactly one of the two names what is meant.',
  ),
  vassalage: described(
    v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
    'The code of a provider.',
  ),
};

export const setGameMaintenance = endpoint({
  method: 'POST',
  path: '/operator/games/maintenance',
  summary: 'Close a game or a whole provider, or open it again; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.pipe(
    v.object({
      ...subject,
      on: yesNo('Whether it is closed.'),
      note: described(v.optional(v.pipe(words, v.maxLength(200)), ''), 'Why, for operators.'),
    }),
    v.check(({ nodeId, vassalage }) => (nodeId === undefined) !== (vassalage === undefined)),
  ),
  response: v.object({}),
  errors: ['game.not.found'],
});

const listGameMaintenance = endpoint({
  method: 'GET',
  path: '/operator/games/maintenance',
  summary: 'What operators closed, and how each provider catalogue was last read',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({
    closed: describedList('What operators closed.', {
      subject: text('The game or provider.'),
      note: text('Why, for operators.'),
      since: described(instant, 'When it was closed.'),
    }),
    catalogues: describedList('How each catalogue was last read.', {
      connection: text('The connection to the provider that it was read over.'),
      games: number('How many games it holds.'),
      readAt: described(v.nullable(instant), 'When it was last read; null for never.'),
      failure: text('Why the last reading failed, and the one before stands; empty for none.'),
      notOffered: described(
        v.array(v.string()),
        'What the provider offers and the site does not list.',
      ),
    }),
  }),
  errors: [],
});

const round = sharedObject(
  'RoundInDoubt',
  'A round that stayed open longer than its provider should need.',
  {
    account: memberAccount,
    connection: text('The connection to the provider.'),
    roundId: text('The round as the provider names it.'),
    nodeId: described(
      v.nullable(v.number()),
      'The number of the game; null for one that the site does not have.',
    ),
    bets: described(amount, 'What was bet, less what was given back.'),
    wins: described(amount, 'What was won, less what was taken back.'),
    lastAt: described(instant, 'When it last moved.'),
    standing: described(
      v.picklist(['asking', 'unanswered', 'unknown', 'running', 'doubtful', 'settled']),
      'What the provider said last; `unknown` and `doubtful` are for people to look at.',
    ),
    detail: text('More of it, in words for people.'),
    asked: number('How often the provider was asked.'),
    askedAt: described(v.nullable(instant), 'When it was last asked; null for never.'),
  },
);

const listRoundsInDoubt = endpoint({
  method: 'GET',
  path: '/operator/rounds-in-doubt',
  summary: 'Rounds that stay open and what their provider says, and those settled by asking',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({
    open: described(v.array(round), 'Rounds that are open still.'),
    settled: described(v.array(round), 'Rounds that were settled by asking, newest first.'),
  }),
  errors: [],
});

export const gameCalls = {
  setGameMaintenance,
  listGameMaintenance,
  listRoundsInDoubt,
};
