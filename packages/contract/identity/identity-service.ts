import * as v from 'valibot';
import { signInProviders } from '@pavilion/domain/session/sign-in-provider';
import { endpoint } from '../endpoint.ts';
import { blankable, nothing } from '../fields.ts';

const signInProvider = v.picklist(signInProviders);

const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A token of the identity service, and what proves that this page asked for it. */
export const identityToken = {
  firebaseChannel: blankable(v.literal('sms')),
  firebaseIdToken: blankable(v.pipe(v.string(), v.minLength(1), v.maxLength(8000))),
  identityNonce: v.optional(ticket),
};

/** Stands for a person whom the service vouched for and who has no account here yet. */
export const identityTicket = { identityTicket: v.optional(ticket) };

/** The refusals of a token or a ticket. */
export const identityErrors = [
  'identity.closed',
  'identity.failed',
  'identity.expired',
  'identity.taken',
  'server.busy',
] as const;

export const getIdentityService = endpoint({
  method: 'GET',
  path: '/wps/session/identity',
  summary: 'Which ways the identity service offers to log in, and where it asks people to sign in',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    /** Empty where no service is set, or the site offers none of its ways. */
    providers: v.array(signInProvider),
    authorizeUrl: v.string(),
    clientId: v.string(),
  }),
  errors: [],
});
