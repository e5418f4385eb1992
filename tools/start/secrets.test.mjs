import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawSecrets, keepSecrets } from './secrets.mjs';

let dataDir;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The public key that belongs to a private one of public randomness. */
const publicKeyOf = (privateKey) =>
  Buffer.from(
    bls12_381.shortSignatures
      .getPublicKey(new Uint8Array(Buffer.from(privateKey, 'hex')))
      .toBytes(),
  ).toString('hex');

test('the keys of public randomness are a pair of BLS12-381, as hex', () => {
  const { SANDBOX_BEACON_PRIVATE_KEY: own, SANDBOX_BEACON_PUBLIC_KEY: given } = drawSecrets();
  expect(own).toMatch(/^[\da-f]{64}$/);
  expect(given).toMatch(/^[\da-f]{192}$/);
  expect(given).toBe(publicKeyOf(own));
  expect(drawSecrets().SANDBOX_BEACON_PRIVATE_KEY).not.toBe(own);
});

test('a data folder of before gets what it lacks, and keeps what it has', () => {
  const file = path.join(dataDir, 'secrets.json');
  const {
    SANDBOX_BEACON_PRIVATE_KEY: _,
    SANDBOX_BEACON_PUBLIC_KEY: __,
    SANDBOX_RESULTS_SECRET: ___,
    ...before
  } = keepSecrets(dataDir);
  writeFileSync(file, JSON.stringify(before));
  const after = keepSecrets(dataDir);
  expect(after).toMatchObject(before);
  expect(after.SANDBOX_RESULTS_SECRET).toMatch(/^[\da-f]{48}$/);
  expect(after.SANDBOX_BEACON_PUBLIC_KEY).toBe(publicKeyOf(after.SANDBOX_BEACON_PRIVATE_KEY));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(after);
  expect(keepSecrets(dataDir)).toEqual(after);
});

test('where one key of a pair is lost, both are drawn anew', () => {
  const { SANDBOX_BEACON_PUBLIC_KEY: lost, ...known } = drawSecrets();
  const drawn = drawSecrets(known);
  expect(Object.keys(drawn).toSorted()).toEqual([
    'SANDBOX_BEACON_PRIVATE_KEY',
    'SANDBOX_BEACON_PUBLIC_KEY',
  ]);
  expect(drawn.SANDBOX_BEACON_PUBLIC_KEY).not.toBe(lost);
});
