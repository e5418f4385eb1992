import * as v from 'valibot';
import { rainNeeds } from '@pavilion/domain/reward/rain';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  givenId,
  identifier,
  instant,
  nothing,
  number,
  pageCounts,
  pageNo,
  queryNumber,
  sharedObject,
  text,
  wholeList,
} from '../../fields.ts';

const rain = { moduleId: 'REWCEN3' } as const;

const times = {
  rainId: givenId,
  beginsAt: described(instant, 'When the first wave begins.'),
  endsAt: described(instant, 'When the last wave ends.'),
};

/** What a rain holds, and who may take part; guests are told the times only. */
const terms = sharedObject('RainTerms', 'What falls in a rain, and who may take part.', {
  budget: described(amount, 'What all envelopes hold together.'),
  envelopes: number('How many envelopes there are.'),
  least: described(amount, 'What an envelope holds at least.'),
  most: described(amount, 'What an envelope holds at most.'),
  winsPerPerson: number('How many envelopes one member can get.'),
  minLevel: number('The VIP level that it takes; 0 for everybody.'),
  minLevelName: text('The name of that level.'),
  needs: described(
    v.array(v.picklist(rainNeeds)),
    'What it takes: the VIP level; a deposit within 7 days; a proved mobile number or e-mail ' +
      'address.',
  ),
  missing: described(
    v.array(v.picklist(rainNeeds)),
    'What of it the caller lacks; empty for who may take part.',
  ),
  wageringMultiple: number('How often an envelope is wagered before it is cash; 0 for cash.'),
  seedHash: described(
    v.nullable(v.string()),
    'SHA-256 of the seed that decides the draws, as hex; null until the envelopes are made.',
  ),
});

const plannedRain = sharedObject('PlannedRain', 'A rain that falls or will fall.', {
  ...times,
  waves: number('How many waves it has.'),
  waveSeconds: number('How long a wave lasts, in seconds.'),
  terms: described(v.nullable(terms), 'Null for guests and trial accounts.'),
});

const showRain = endpoint({
  ...rain,
  method: 'GET',
  path: '/wps/relay/PROMOFE_getRedRain',
  summary: 'The red envelope rain that falls now, and the next ones; times only for guests',
  access: 'anyone',
  learnsCaller: true,
  sends: 'query',
  input: nothing,
  response: v.object({
    serverTime: described(instant, 'The clock of the server.'),
    now: described(
      v.nullable(
        v.object({
          rain: plannedRain,
          wave: number('The wave that falls, from 1.'),
          closesAt: described(instant, 'When that wave ends.'),
          claimId: described(
            v.nullable(v.string()),
            'The claim that the caller has in that wave; null without one.',
          ),
        }),
      ),
      'The rain that falls; null while none does.',
    ),
    next: described(v.nullable(plannedRain), 'The next rain; null while none is planned.'),
    later: described(wholeList(v.object(times)), 'Up to five that are planned after it.'),
    last: described(
      v.nullable(v.object({ rainId: givenId, endedAt: described(instant, 'When it ended.') })),
      'The last one that fell within 30 days; null without one, and for guests.',
    ),
  }),
  errors: [],
});

const wave = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));

const claimRain = endpoint({
  ...rain,
  action: 'promotion',
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimRedRain',
  summary: 'Take part in the draw of the wave that falls; a repeat answers the same',
  access: 'session',
  sends: 'json',
  input: v.object({
    rainId: identifier,
    wave: described(wave, 'The wave that the member sees.'),
  }),
  response: v.object({
    claimId: givenId,
    wave: number('The wave.'),
    drawnAt: described(instant, 'From when on its result can be asked for.'),
  }),
  errors: [
    'trial.restricted',
    'request.limited',
    'member.excluded',
    'member.unfinished',
    'reward.not.offered',
    'rain.closed',
    'rain.wave',
    'rain.level',
    'server.busy',
  ],
});

const winner = sharedObject('RainWinner', 'An envelope that somebody got.', {
  name: text('The masked user name, such as `lu***a`.'),
  amount: described(amount, 'What it held.'),
  wave: number('The wave in which it fell.'),
});

const showRainResult = endpoint({
  ...rain,
  action: 'promotion',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getRedRainResult',
  summary: 'What a wave brought the member, and all that a rain did once it is over',
  access: 'session',
  sends: 'query',
  input: v.object({
    rainId: identifier,
    wave: described(v.optional(queryNumber(1, 60)), 'Of this wave; of the whole rain without it.'),
  }),
  response: v.object({
    rainId: givenId,
    state: described(
      v.picklist(['none', 'pending', 'won', 'lost']),
      'none: the member did not take part; pending: it is not drawn yet; won: there is an ' +
        'envelope; lost: not this time.',
    ),
    amount: described(v.nullable(amount), 'What was won with it; null for all others.'),
    wins: described(
      wholeList(v.object({ wave: number('The wave.'), amount, claimId: givenId })),
      'All envelopes of the member in this rain so far.',
    ),
    claims: described(
      wholeList(v.object({ wave: number('The wave.'), claimId: givenId })),
      'All claims of the member in this rain.',
    ),
    total: described(amount, 'What these envelopes hold together.'),
    checking: described(
      v.nullable(amount),
      'What of it is checked before it is paid; null for nothing.',
    ),
    after: described(
      v.nullable(
        v.object({
          seed: text('The seed that decided the draws, as hex.'),
          seedHash: text('Its SHA-256, which was shown before.'),
          claims: number('How many claims there were.'),
          people: number('How many members made them.'),
          taken: number('How many envelopes were given.'),
          paid: described(amount, 'What these held together.'),
          winners: described(v.array(winner), 'The 50 largest of them.'),
        }),
      ),
      'Null until the last wave is drawn.',
    ),
  }),
  errors: ['trial.restricted', 'member.excluded', 'member.unfinished', 'rain.closed'],
});

const showRainDraw = endpoint({
  ...rain,
  method: 'GET',
  path: '/wps/relay/PROMOFE_getRedRainDraw',
  summary: 'What the draw of a wave can be worked out from by anybody, after the end of a rain',
  access: 'anyone',
  sends: 'query',
  input: v.object({
    rainId: identifier,
    wave: described(queryNumber(1, 60), 'The wave.'),
    pageNo,
    pageSize: described(
      v.optional(queryNumber(1, 1000), 1000),
      'How many claims at most; 1000 where it is left out.',
    ),
  }),
  response: v.object({
    seed: text('The seed, as hex: the key of the HMAC-SHA256 that orders the claims.'),
    seedHash: text('Its SHA-256, as hex.'),
    winsPerPerson: number('How many envelopes one member could get.'),
    due: number('How many envelopes there were to give in this wave.'),
    envelopes: wholeList(
      v.object({
        place: number('Its place in the rain, from 1.'),
        amount: described(amount, 'What it held.'),
        claimId: described(v.nullable(v.string()), 'The claim that got it; null for none.'),
      }),
    ),
    claims: described(
      v.array(
        v.object({
          claimId: givenId,
          person: text('The same for all claims of one member in this rain, and no name.'),
        }),
      ),
      'This page of the claims of the wave, by their ids.',
    ),
    ...pageCounts,
  }),
  errors: ['rain.closed'],
});

export const rainCalls = { showRain, claimRain, showRainResult, showRainDraw };
