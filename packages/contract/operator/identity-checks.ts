import * as v from 'valibot';
import { documentSides, identityHits } from '@pavilion/domain/protection/identity-check';
import { endpoint } from '../endpoint.ts';
import {
  day,
  described,
  describedList,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  number,
  onlyInState,
  pageInput,
  pageOf,
  queryFlag,
  shortText,
  text,
  typedAccount,
  words,
} from '../fields.ts';
import {
  documentKind,
  identityRefusal,
  identityState,
} from '../player/protection/identity-checks.ts';

const check = {
  checkId: givenId,
  account: memberAccount,
  state: identityState,
  kind: documentKind,
  sentAt: described(instant, 'When the member sent it.'),
  tries: number('How often the member has sent documents, this one included.'),
  toReview: described(v.boolean(), 'Whether an operator has to decide.'),
  hits: described(
    v.array(v.picklist(identityHits)),
    'Why: details that differ from those of the member, a document of another or of an excluded member, an unsure company, or none.',
  ),
  reason: described(v.nullable(identityRefusal), 'Why it was refused; null where it was not.'),
  decidedAt: described(v.nullable(instant), 'When it was decided; null before.'),
  operator: described(
    v.nullable(v.string()),
    'Who decided; null before, and where the company did.',
  ),
};

const found = v.object({
  name: text('The name on the document.'),
  birthday: described(day, 'The birthday on the document.'),
  number: text('The number of the document.'),
  expiresOn: described(v.nullable(day), 'Its last day; null without one.'),
});

const wholeCheck = v.object({
  ...check,
  given: described(
    v.object({
      name: text('The name that the member gave.'),
      birthday: described(day, 'The birthday that the member gave.'),
    }),
    'What the member gave.',
  ),
  found: described(
    v.nullable(found),
    'What the company or an operator read on the document; null before.',
  ),
  sameAs: described(v.array(v.string()), 'The accounts that were verified with the document.'),
  note: described(v.nullable(v.string()), 'What the operator noted; null for nothing.'),
  files: describedList('What was sent; each look at one is in the audit log.', {
    fileId: givenId,
    side: described(v.picklist(documentSides), 'Which side it shows.'),
    type: text('Its media type.'),
    bytes: number('How long it is.'),
  }),
});

const listIdentityChecks = endpoint({
  method: 'GET',
  path: '/operator/identity-checks',
  summary: 'Identity checks: first those that an operator has to decide, the oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    state: onlyInState(identityState),
    toReview: described(v.optional(queryFlag), 'Only those that an operator has to decide.'),
    account: described(v.optional(typedAccount), 'Only those of this member.'),
    ...pageInput,
  }),
  response: pageOf(v.object(check)),
  errors: [],
});

const showIdentityCheck = endpoint({
  method: 'GET',
  path: '/operator/identity-checks/{checkId}',
  summary: 'An identity check with what was given, found and sent',
  access: 'operator',
  sends: 'query',
  input: v.object({ checkId: identifier }),
  response: wholeCheck,
  errors: ['identity.check.not.found'],
});

const getIdentityFile = endpoint({
  method: 'GET',
  path: '/operator/identity-files/{fileId}',
  summary: 'A document that a member has sent; the look is in the audit log',
  access: 'operator',
  sends: 'query',
  input: v.object({ fileId: identifier }),
  response: v.blob(),
  errors: ['identity.check.not.found'],
});

const decision = {
  method: 'POST',
  access: 'operator',
  sends: 'json',
  response: wholeCheck,
} as const;

const note = described(
  v.optional(v.pipe(words, v.maxLength(2000))),
  'For other operators; the member does not read it.',
);

const decisionErrors = [
  'identity.check.not.found',
  'identity.check.decided',
  'wallet.repeat.differs',
] as const;

const verifyIdentity = endpoint({
  ...decision,
  path: '/operator/identity-checks/{checkId}/verify',
  summary: 'Verify the identity of a member, with what the document says',
  input: v.object({
    checkId: identifier,
    name: described(v.pipe(shortText, v.trim(), v.minLength(2)), 'The name on the document.'),
    birthday: described(day, 'The birthday on the document.'),
    number: described(v.pipe(shortText, v.trim(), v.minLength(3)), 'The number of the document.'),
    expiresOn: described(v.optional(day), 'Its last day; left out where it has none.'),
    note,
    requestKey: idempotencyKey,
  }),
  errors: [...decisionErrors, 'identity.check.expired', 'identity.check.under.age'],
});

const refuseIdentity = endpoint({
  ...decision,
  path: '/operator/identity-checks/{checkId}/refuse',
  summary: 'Refuse an identity check; the member reads why, and can send documents again',
  input: v.object({
    checkId: identifier,
    reason: identityRefusal,
    note,
    requestKey: idempotencyKey,
  }),
  errors: decisionErrors,
});

export const identityCheckCalls = {
  listIdentityChecks,
  showIdentityCheck,
  getIdentityFile,
  verifyIdentity,
  refuseIdentity,
};
