import * as v from 'valibot';
import { tiedProviders } from '@pavilion/domain/session/sign-in-provider';
import { endpoint } from '../endpoint.ts';
import { instant, nothing } from '../fields.ts';

const ofMember = { access: 'session', action: 'memberCentre', moduleId: 'SECPRIV' } as const;
const ownPath = '/wps/member/connections';
const provider = v.picklist(tiedProviders);

export const listConnections = endpoint({
  method: 'GET',
  path: ownPath,
  summary: 'What the member logs in with through the identity service',
  ...ofMember,
  sends: 'query',
  input: nothing,
  response: v.object({
    list: v.array(v.object({ provider, tiedAt: instant })),
    /** The number, masked, where a sign-in by phone opens the account. */
    phone: v.nullable(v.string()),
    /** Without a password nothing is disconnected. */
    hasPassword: v.boolean(),
  }),
  errors: [],
});

export const disconnect = endpoint({
  method: 'DELETE',
  path: `${ownPath}/{provider}`,
  summary: 'Disconnect a provider of the identity service; all other sessions of the member end',
  ...ofMember,
  stepUp: true,
  sends: 'query',
  input: v.object({ provider }),
  response: v.object({}),
  errors: ['identity.connection.not.found', 'identity.password.first'],
});
