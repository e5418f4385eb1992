import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { encryptBody } from './encrypt-body.ts';

type KeyAnswer = ResponseOf<PlayerEndpoints['sessions']['getEncryptionKey']>;

const call = { method: 'POST', path: '/wps/session/login', body: { password: 'lantern-on-water' } };

async function serverKey() {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x = '', y = '' } = await exportJWK(pair.publicKey);
  const answer: KeyAnswer = {
    keys: [{ kid: 'today', kty: 'EC', crv: 'P-256', x, y }],
    nonce: 'once',
    time: '2026-11-21T10:00:00.000Z',
    required: true,
  };
  return { privateKey: pair.privateKey, getKey: vi.fn(async () => answer) };
}

afterEach(() => vi.unstubAllGlobals());

test('D7: the body is encrypted for the newest key, bound to its call and nonce', async () => {
  const { privateKey, getKey } = await serverKey();
  const encrypted = await encryptBody(call, getKey);
  expect(encrypted?.encryption).toBe('jwe; v=1; kid=today');
  const opened = await compactDecrypt(encrypted?.body.value ?? '', privateKey);
  expect(opened.protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'today' });
  expect(JSON.parse(new TextDecoder().decode(opened.plaintext))).toEqual({
    ...call,
    nonce: 'once',
    time: '2026-11-21T10:00:00.000Z',
  });
});

test('D7: every call is encrypted with its own nonce', async () => {
  const { getKey } = await serverKey();
  await encryptBody(call, getKey);
  await encryptBody(call, getKey);
  expect(getKey).toHaveBeenCalledTimes(2);
});

test('D7: a browser without cryptography sends a plain body, and the server decides', async () => {
  const { getKey } = await serverKey();
  vi.stubGlobal('crypto', {});
  expect(await encryptBody(call, getKey)).toBeNull();
  expect(getKey).not.toHaveBeenCalled();
});
