import * as v from 'valibot';
import {
  documentKinds,
  documentSides,
  identityActions,
  identityRefusals,
  identityStates,
} from '@pavilion/domain/protection/identity-check';
import { endpoint } from '../../endpoint.ts';
import {
  day,
  described,
  documentPart,
  idempotencyKey,
  instant,
  nothing,
  sharedObject,
  sharedSchema,
  shortText,
  text,
} from '../../fields.ts';

export const documentKind = sharedSchema(
  'DocumentKind',
  'What the member proves the identity with.',
  v.picklist(documentKinds),
);

export const identityState = sharedSchema(
  'IdentityState',
  'How far the identity check is; refused, documents can be sent again.',
  v.picklist(identityStates),
);

export const identityRefusal = sharedSchema(
  'IdentityRefusal',
  'Why the check was refused: not readable, cut off, out of date, of another person, under age, altered, of a kind that is not accepted.',
  v.picklist(identityRefusals),
);

/** What may be wrong with documents that a call carries. */
const documentErrors = [
  'document.type',
  'document.empty',
  'document.too.large',
  'document.missing',
  'document.unreadable',
] as const;

const identity = sharedObject('IdentityCheck', 'The identity check of a member.', {
  state: identityState,
  neededFor: described(
    v.array(v.picklist(identityActions)),
    'What the site asks a verified identity for.',
  ),
  kinds: described(
    v.array(
      v.object({
        kind: documentKind,
        sides: described(v.array(v.picklist(documentSides)), 'The files that it needs.'),
      }),
    ),
    'The documents that are accepted.',
  ),
  kind: described(v.nullable(documentKind), 'The document that was sent last; null for none.'),
  sentAt: described(v.nullable(instant), 'When it was sent; null for none.'),
  decidedAt: described(v.nullable(instant), 'When it was decided; null before.'),
  reason: described(v.nullable(identityRefusal), 'Why it was refused; null where it was not.'),
  name: described(
    v.nullable(v.string()),
    'The verified name, or the real name of the profile; null where `name` has to be sent.',
  ),
  birthday: described(v.nullable(day), 'Of the profile; null where `birthday` has to be sent.'),
  given: described(
    v.nullable(
      v.object({
        name: text('As it was sent, or as the profile had it.'),
        birthday: described(day, 'As it was sent, or as the profile had it.'),
      }),
    ),
    'What the member gave with the last documents, to begin the next with; null for none.',
  ),
});

const call = { access: 'session', action: 'memberCentre', whileExcluded: 'answered' } as const;

export const getIdentity = endpoint({
  ...call,
  method: 'GET',
  path: '/wps/member/identity',
  summary: 'How far the identity check of the member is, and what it is needed for',
  sends: 'query',
  input: nothing,
  response: identity,
  errors: [],
});

const sendIdentity = endpoint({
  ...call,
  method: 'POST',
  path: '/wps/member/identity',
  summary: 'Send documents for the identity check; a repeat with the same key sends nothing twice',
  sends: 'multipart',
  carries: 'documents',
  input: v.object({
    kind: documentKind,
    name: described(
      v.optional(v.pipe(shortText, v.trim(), v.minLength(2))),
      'The name as it is on the document; not read where the profile has one.',
    ),
    birthday: described(v.optional(day), 'Not read where the profile has one.'),
    front: documentPart('The page of the passport, or the front of the card.'),
    back: documentPart('The back of the card; not of a passport.'),
    selfie: documentPart('A photo of the member; no PDF.'),
    requestKey: idempotencyKey,
  }),
  response: identity,
  errors: [
    ...documentErrors,
    'identity.check.open',
    'register.too.young',
    'request.limited',
    'wallet.repeat.differs',
  ],
});

export const identityCheckCalls = { getIdentity, sendIdentity };
