import * as v from 'valibot';
import { signInProviders } from '@pavilion/domain/session/sign-in-provider';
import { endpoint } from '../endpoint.ts';
import { blankable, described, nothing, text } from '../fields.ts';

const signInProvider = v.picklist(signInProviders);

const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A token of the identity service, and what proves that this page asked for it. */
export const identityToken = {
  firebaseChannel: described(
    blankable(v.literal('sms')),
    '`sms` for a phone; left out for every other way to sign in.',
  ),
  firebaseIdToken: described(
    blankable(v.pipe(v.string(), v.minLength(1), v.maxLength(8000))),
    'The token of the identity service.',
  ),
  identityNonce: described(v.optional(ticket), 'What proves that this page asked for the token.'),
};

export const identityTicket = {
  identityTicket: described(
    v.optional(ticket),
    'Stands for a person whom the service vouched for and who has no account here yet.',
  ),
};

/** The errors of a token or a ticket. */
export const identityErrors = [
  'identity.closed',
  'identity.failed',
  'identity.expired',
  'identity.taken',
  'server.busy',
] as const;

const getIdentityService = endpoint({
  method: 'GET',
  path: '/wps/session/identity',
  summary: 'Which ways the identity service offers to log in, and where it asks people to sign in',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    providers: described(
      v.array(signInProvider),
      'Empty where no service is set, or the site offers none of its ways.',
    ),
    authorizeUrl: text('Where the service asks people to sign in.'),
    clientId: text('What the service knows the site by.'),
  }),
  errors: [],
});

export const identityCalls = {
  getIdentityService,
};
