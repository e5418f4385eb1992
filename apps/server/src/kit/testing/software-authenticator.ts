import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { challenge: string; origin: string; rpId: string };

const present = 0x01;
const verified = 0x04;
const attested = 0x40;
const backup = 0x08 | 0x10;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** A passkey authenticator in software: one key, a counter, optional user verification. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;

  const clientData = (type: string, { challenge, origin }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function header({ rpId }: Options, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | backup]), count]);
  }

  function coseKey(): Uint8Array {
    const fields = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return isoCBOR.encode(fields);
  }

  return {
    create(options: Options, person = true) {
      const data = Buffer.concat([
        header(options, attested | present | (person ? verified : 0)),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(),
      ]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]) as never,
      );
      const clientDataJSON = base64url(clientData('webauthn.create', options));
      const response = { clientDataJSON, attestationObject: base64url(attestationObject) };
      return { id, rawId: id, type: 'public-key' as const, response };
    },
    get(options: Options, { person = true, step = 1 } = {}) {
      counter += step;
      const data = header(options, present | (person ? verified : 0));
      const client = clientData('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { id, rawId: id, type: 'public-key' as const, response };
    },
  };
}
