import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

const publicKey = v.object({
  kid: v.string(),
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
});

export const getEncryptionKey = endpoint({
  method: 'GET',
  path: '/wps/session/key',
  summary: 'The public keys for encrypted bodies, newest first, and a nonce for one call',
  access: 'anyone',
  sends: 'query',
  input: nothing,
  response: v.object({
    keys: v.array(publicKey),
    nonce: v.string(),
    /** The server's clock; goes into the encrypted body, so that a wrong device clock is no harm. */
    time: v.string(),
    required: v.boolean(),
  }),
  errors: [],
});
