import { CompactEncrypt, generateKeyPair, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { encryptionHeader } from '@pavilion/contract/encrypted-body';
import type { ApiError } from '../api-error.ts';
import type { EncryptedRequest } from '../call-routes.ts';
import { createEncryption } from './encryption.ts';

const encrypting = { required: true, secret: 'a-secret-of-enough-length' };
const call = { method: 'POST', path: '/wps/session/login' };
const body = { username: 'maria', password: 'lantern-on-water' };

describe.each(testDatabases())('D7: encrypted bodies on $name', ({ open }) => {
  let engine: SqlEngine;
  let db: Database;
  let now = new Date('2026-11-21T10:00:00Z');
  let encryption: ReturnType<typeof createEncryption>;

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    db = createKysely(engine);
    encryption = createEncryption(db, () => now, encrypting);
  });
  afterAll(() => engine.close());

  type Encrypting = { content?: object; header?: object; key?: JWK };

  async function encryptCall(changes: Encrypting = {}): Promise<EncryptedRequest> {
    const { keys, nonce, time } = await encryption.getKey();
    const { kid = '' } = keys[0] ?? {};
    const content = { nonce, ...call, time, body, ...changes.content };
    const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, ...changes.header })
      .encrypt(await importJWK(changes.key ?? keys[0] ?? {}, 'ECDH-ES'));
    return { header: encryptionHeader(kid), ...call, body: { value } };
  }

  const refused = (code: string) => ({ code });

  test('a body is decrypted unchanged, also by another process', async () => {
    expect(await encryption.open(await encryptCall())).toEqual(body);
    const elsewhere = createEncryption(db, () => now, encrypting);
    expect(await elsewhere.open(await encryptCall())).toEqual(body);
  });

  test('a body that is sent 1,000 times is accepted once', async () => {
    const encrypted = await encryptCall();
    const sent = Array.from({ length: 1000 }, () => encryption.open(encrypted));
    const results = await Promise.allSettled(sent);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(encryption.open(encrypted)).rejects.toMatchObject(refused('encryption.replayed'));
  });

  test('a body for another path or method is refused, and stays valid for its own', async () => {
    const encrypted = await encryptCall();
    const moved = { ...encrypted, path: '/wps/member/register' };
    await expect(encryption.open(moved)).rejects.toMatchObject(refused('encryption.invalid'));
    const changed = { ...encrypted, method: 'PUT' };
    await expect(encryption.open(changed)).rejects.toMatchObject(refused('encryption.invalid'));
    expect(await encryption.open(encrypted)).toEqual(body);
  });

  test('a nonce expires after five minutes, and a distant time is refused', async () => {
    const encrypted = await encryptCall();
    now = new Date(now.getTime() + 5 * minuteMs);
    await expect(encryption.open(encrypted)).rejects.toMatchObject(refused('encryption.expired'));
    const old = await encryptCall({ content: { time: '2026-11-21T09:00:00Z' } });
    await expect(encryption.open(old)).rejects.toMatchObject(refused('encryption.expired'));
  });

  test('a used nonce is deleted only after it has expired', async () => {
    const encrypted = await encryptCall();
    await encryption.open(encrypted);
    for (let minutes = 0; minutes < 10; minutes += 2) {
      now = new Date(now.getTime() + 2 * minuteMs);
      await encryption.open(await encryptCall());
      const error: unknown = await encryption.open(encrypted).catch((caught: unknown) => caught);
      expect(['encryption.replayed', 'encryption.expired']).toContain((error as ApiError).code);
    }
    const { rows } = await engine.query<{ old: bigint }>(
      'select count(*) as old from used_nonce where expires_at < $1',
      [new Date(now.getTime() - 2 * minuteMs)],
    );
    expect(Number(rows[0]?.old)).toBe(0);
  });

  test.each<[string, Encrypting]>([
    ['a nonce that the server did not make', { content: { nonce: 'A'.repeat(51) } }],
    ['no nonce', { content: { nonce: undefined } }],
    ['a body that is no object', { content: { body: 'text' } }],
    ['another content encryption', { header: { enc: 'A128GCM' } }],
    ['a key agreement with wrapping', { header: { alg: 'ECDH-ES+A256KW' } }],
    ['the id of another key inside', { header: { kid: 'other' } }],
  ])('%s is refused', async (_, changes) => {
    await expect(encryption.open(await encryptCall(changes))).rejects.toMatchObject(
      refused('encryption.invalid'),
    );
  });

  test('what is encrypted for another key, or is no JWE, is refused', async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const jwk = (await crypto.subtle.exportKey('jwk', publicKey)) as JWK;
    const foreign = await encryptCall({ key: jwk });
    await expect(encryption.open(foreign)).rejects.toMatchObject(refused('encryption.invalid'));
    for (const wrong of [{}, { value: 'a.b.c.d.e' }, { value: '' }, body]) {
      const encrypted = { ...(await encryptCall()), body: wrong };
      await expect(encryption.open(encrypted)).rejects.toMatchObject(refused('encryption.invalid'));
    }
  });

  test('an unknown codec or key is refused', async () => {
    const encrypted = await encryptCall();
    await expect(encryption.open({ ...encrypted, header: 'des' })).rejects.toMatchObject(
      refused('encryption.invalid'),
    );
    const header = encryptionHeader('unknown');
    await expect(encryption.open({ ...encrypted, header })).rejects.toMatchObject(
      refused('encryption.key.unknown'),
    );
  });

  test('each day has a new key; yesterday’s still decrypts, older ones are deleted', async () => {
    const [first] = (await encryption.getKey()).keys;
    now = new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs - minuteMs);
    const encrypted = await encryptCall();
    now = new Date(now.getTime() + 2 * minuteMs);
    const { keys } = await encryption.getKey();
    expect(keys).toHaveLength(2);
    expect(keys[0]?.kid).not.toBe(first?.kid);
    expect(keys[1]?.kid).toBe(first?.kid);
    expect(await encryption.open(encrypted)).toEqual(body);
    const kept = await encryptCall();
    now = new Date(now.getTime() + 2 * dayMs);
    await expect(encryption.open(kept)).rejects.toMatchObject(refused('encryption.key.unknown'));
    expect(await db.selectFrom('encryption_key').select('day').execute()).toHaveLength(1);
  });

  test('two processes that create the key of a day at once use the same', async () => {
    now = new Date(now.getTime() + 5 * dayMs);
    const processes = [1, 2, 3].map(() => createEncryption(db, () => now, encrypting));
    const answers = await Promise.all(processes.map((one) => one.getKey()));
    expect(new Set(answers.map(({ keys }) => keys[0]?.kid)).size).toBe(1);
  });

  test('private keys are stored encrypted only', async () => {
    await encryption.getKey();
    const { rows } = await engine.query<{ kid: string; sealed: Uint8Array }>(
      'select kid, sealed from encryption_key',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows) {
      expect(Buffer.from(sealed).toString('latin1')).not.toMatch(/"d":"|"kty":"|nonceSecret/);
    }
  });

  test('another secret has a key ring of its own, beside that of the old secret', async () => {
    const encrypted = await encryptCall();
    const other = { required: true, secret: 'another-secret-of-length' };
    const renewed = createEncryption(db, () => now, other);
    const [before] = (await encryption.getKey()).keys;
    const { keys } = await renewed.getKey();
    expect(keys.map(({ kid }) => kid)).not.toContain(before?.kid);
    await expect(renewed.open(encrypted)).rejects.toMatchObject(refused('encryption.key.unknown'));
    expect(await encryption.open(encrypted)).toEqual(body);
  });

  test('the public answer contains nothing private', async () => {
    const { keys } = await encryption.getKey();
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['crv', 'kid', 'kty', 'x', 'y']);
  });
});
