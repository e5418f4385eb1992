import * as v from 'valibot';
import { harmMarkers } from '@pavilion/domain/protection/harm-markers';
import { endpoint } from '../../endpoint.ts';
import {
  described,
  describedList,
  identifier,
  instant,
  nothing,
  number,
  sharedObject,
  text,
} from '../../fields.ts';

export const harmMarker = described(
  v.picklist(harmMarkers),
  'More deposited than usual, a limit raised again, play at night, withdrawals deposited again, deposits after losses, long play.',
);

export const markerCount = number(
  'Deposits of the day, raises, nights, or times; of `longSession` the minutes of play.',
);

const advice = sharedObject('Advice', 'What the site advises a member about the own play.', {
  advice: described(
    v.nullable(
      v.object({
        adviceId: identifier,
        at: described(instant, 'When the site noticed it.'),
        title: text('In the language of the reader.'),
        text: text('In the language of the reader.'),
        signs: describedList('What the site has noticed.', {
          marker: harmMarker,
          count: markerCount,
        }),
      }),
    ),
    'Null where there is none, or the member has closed it.',
  ),
});

const call = { access: 'session', action: 'memberCentre', response: advice } as const;

export const getAdvice = endpoint({
  ...call,
  method: 'GET',
  path: '/wps/member/advice',
  summary: 'What the site advises the member, after signs that play may do harm',
  sends: 'query',
  input: nothing,
  errors: [],
});

const closeAdvice = endpoint({
  ...call,
  method: 'POST',
  path: '/wps/member/advice/close',
  summary: 'Close the advice, once it is read; a repeat changes nothing',
  sends: 'json',
  input: v.object({ adviceId: described(v.pipe(v.string(), v.uuid()), 'The advice.') }),
  errors: [],
});

export const adviceCalls = { getAdvice, closeAdvice };
