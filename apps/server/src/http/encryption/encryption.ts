import { compactDecrypt, decodeProtectedHeader } from 'jose';
import { safeParse } from 'valibot';
import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import {
  kidOfEncryptionHeader,
  encryptedBody,
  encryptedContent,
  encryptionAlgorithms,
  type EncryptedContent,
} from '@pavilion/contract/encrypted-body';
import { ApiError } from '../api-error.ts';
import type { EncryptedRequest } from '../call-routes.ts';
import { parseJsonBody } from '../request/request-body.ts';
import { forgetNonces, useNonce } from './encryption.store.ts';
import { createKeyRing, type RingKey } from './key-ring.ts';
import { issueNonce, nonceExpiry, nonceLifetimeMs } from './nonce.ts';

const forgetAfterMs = 60_000;

/** Decrypts the text; anything but the one agreed form is refused before. */
async function decrypt(jwe: string, key: RingKey): Promise<string> {
  try {
    const { alg, enc, kid, zip } = decodeProtectedHeader(jwe) as Record<string, unknown>;
    const agreed = alg === encryptionAlgorithms.alg && enc === encryptionAlgorithms.enc;
    if (!agreed || kid !== key.kid || zip !== undefined) throw new ApiError('encryption.invalid');
    const { plaintext } = await compactDecrypt(jwe, key.privateKey, {
      keyManagementAlgorithms: [encryptionAlgorithms.alg],
      contentEncryptionAlgorithms: [encryptionAlgorithms.enc],
    });
    return new TextDecoder().decode(plaintext);
  } catch {
    throw new ApiError('encryption.invalid');
  }
}

function readContent(text: string): EncryptedContent {
  const content = safeParse(encryptedContent, parseJsonBody(text));
  if (!content.success) throw new ApiError('encryption.invalid');
  return content.output;
}

export type Encrypting = {
  /** Whether calls marked encrypted refuse plain bodies. */
  required: boolean;
  /** Encrypts the stored private keys. */
  secret: string;
};

/** Decrypts the bodies of calls marked encrypted (decision D7). */
export function createEncryption(db: Database, clock: Clock, { required, secret }: Encrypting) {
  const ring = createKeyRing(db, clock, createSecretBox(secret, 'keys of encrypted bodies'));
  let forgottenAtMs = 0;

  async function getKey() {
    const keys = await ring.keys();
    const [newest] = keys;
    if (!newest) throw new Error('there is no encryption key');
    return {
      keys: keys.map((key) => key.publicKey),
      nonce: issueNonce(newest.nonceSecret, clock()),
      time: clock().toISOString(),
      required,
    };
  }

  async function refuseReplay(nonce: string, expiresAt: Date): Promise<void> {
    const now = clock().getTime();
    if (now - forgottenAtMs > forgetAfterMs) {
      forgottenAtMs = now;
      await forgetNonces(db, new Date(now - forgetAfterMs));
    }
    if (!(await useNonce(db, nonce, expiresAt))) throw new ApiError('encryption.replayed');
  }

  /** Decrypts the body; a refusal leaves the nonce unused. */
  async function open(request: EncryptedRequest): Promise<Record<string, unknown>> {
    const kid = kidOfEncryptionHeader(request.header);
    const body = safeParse(encryptedBody, request.body);
    if (kid === null || !body.success) throw new ApiError('encryption.invalid');
    const key = await ring.find(kid);
    if (!key) throw new ApiError('encryption.key.unknown');
    const content = readContent(await decrypt(body.output.value, key));
    if (content.method !== request.method || content.path !== request.path) {
      throw new ApiError('encryption.invalid');
    }
    const expiresAt = nonceExpiry(content.nonce, key.nonceSecret);
    if (expiresAt === null) throw new ApiError('encryption.invalid');
    const now = clock().getTime();
    const offMs = Math.abs(now - Date.parse(content.time));
    if (expiresAt.getTime() <= now || offMs > nonceLifetimeMs) {
      throw new ApiError('encryption.expired');
    }
    await refuseReplay(content.nonce, expiresAt);
    return content.body;
  }

  return { getKey, open, required };
}

export type Encryption = ReturnType<typeof createEncryption>;
