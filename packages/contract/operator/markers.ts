import * as v from 'valibot';
import { harmLooks } from '@pavilion/domain/protection/harm-markers';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  describedList,
  idempotencyKey,
  instant,
  memberAccount,
  number,
  pageInput,
  pageOf,
  queryFlag,
  queryNumber,
  text,
  typedAccount,
  words,
} from '../fields.ts';
import { harmMarker, markerCount } from '../player/protection/advice.ts';
import { limitName } from '../player/protection/protection.ts';

const facts = describedList('The markers that are there, with what shows them.', {
  marker: harmMarker,
  at: described(instant, 'When it was last so.'),
  count: markerCount,
  points: number('What it adds to the score; each marker adds once.'),
  amount: described(
    v.nullable(amount),
    'Of `depositJump`: what was deposited on that day; else null.',
  ),
  usual: described(
    v.nullable(amount),
    'Of `depositJump`: the mean of the days with deposits in the 30 days before; else null.',
  ),
  limit: described(v.nullable(v.object(limitName)), 'Of `limitsRaised`: which; else null.'),
});

const score = {
  account: memberAccount,
  score: number('The points of the markers that are there.'),
  degree: number(
    'Thresholds that the score has reached: 1 the message, 2 no offers, 3 an operator must look.',
  ),
  facts,
  countedAt: described(v.nullable(instant), 'When they were last looked for; null for never.'),
  lookSince: described(
    v.nullable(instant),
    'Since when an operator must look at the member; null where nobody must.',
  ),
};

const marked = v.object(score);

const listMarkers = endpoint({
  method: 'GET',
  path: '/operator/markers',
  summary: 'Members with signs that play may do harm: first whom an operator must look at',
  access: 'operator',
  sends: 'query',
  input: v.object({
    degree: described(v.optional(queryNumber(1, 3)), 'Only members of this degree or above.'),
    toLook: described(v.optional(queryFlag), 'Only members whom an operator must look at.'),
    ...pageInput,
  }),
  response: pageOf(marked),
  errors: [],
});

const harmLook = described(
  v.picklist(harmLooks),
  'Nothing was needed, the member was contacted, or was restricted by a limit or a break.',
);

const markersOfMember = v.object({
  ...score,
  changes: describedList('When the degree changed, newest first; at most 200.', {
    at: described(instant, 'When it was.'),
    score: number('The score from then on.'),
    degree: number('The degree from then on.'),
    facts,
  }),
  advice: describedList('The messages that the member was shown, newest first; at most 200.', {
    at: described(instant, 'When it was written.'),
    closedAt: described(v.nullable(instant), 'When the member closed it; null before.'),
  }),
  looks: describedList('What operators have noted, newest first; at most 200.', {
    what: harmLook,
    note: text('What the operator found.'),
    operator: text('Who looked.'),
    at: described(instant, 'When it was.'),
  }),
});

const showMemberMarkers = endpoint({
  method: 'GET',
  path: '/operator/members/{account}/markers',
  summary: 'The signs that play may do harm to a member, and what was done about them',
  access: 'operator',
  sends: 'query',
  input: v.object({ account: typedAccount }),
  response: markersOfMember,
  errors: ['member.not.found'],
});

const noteLook = endpoint({
  method: 'PUT',
  path: '/operator/members/{account}/markers/look',
  summary: 'Note that an operator has looked at a member with signs of harm, and what was done',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    what: harmLook,
    note: described(v.pipe(words, v.minLength(5), v.maxLength(2000)), 'For other operators.'),
    requestKey: idempotencyKey,
  }),
  response: markersOfMember,
  errors: ['member.not.found', 'wallet.repeat.differs'],
});

export const markerCalls = { listMarkers, showMemberMarkers, noteLook };
