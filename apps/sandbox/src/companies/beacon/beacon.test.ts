import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSandbox, testSecrets, type SandboxUnderTest } from '#testing/sandbox-under-test.ts';
import { createBeaconChain } from './beacon-chain.ts';

const { hash } = createBeaconChain(testSecrets.beaconPrivateKey);
/** 60 seconds after the first round. */
const now = new Date('2025-01-01T00:01:00Z');
const newest = 21;
let sandbox: SandboxUnderTest;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  sandbox = await startSandbox();
});
afterEach(async () => {
  vi.useRealTimers();
  await sandbox.close();
});

const get = (path: string, chain = hash) =>
  sandbox.server.inject({ url: `/beacon/${chain}/${path}` });

type Round = { round: number; randomness: string; signature: string };

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

test('Sandbox: rounds are signed by the key that the chain names', async () => {
  const info = (await get('info')).json<Record<string, unknown>>();
  expect(info).toMatchObject({ period: 3, genesis_time: 1_735_689_600, hash });
  expect(info['schemeID']).toBe('bls-unchained-g1-rfc9380');
  const answer = await get('public/7');
  expect(answer.statusCode).toBe(200);
  const { round, randomness, signature } = answer.json<Round>();
  expect(round).toBe(7);
  expect(randomness).toBe(createHash('sha256').update(bytesOf(signature)).digest('hex'));
  const { shortSignatures } = bls12_381;
  const counted = createHash('sha256').update(bytesOf('0000000000000007')).digest();
  const tag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
  const message = shortSignatures.hash(new Uint8Array(counted), tag);
  const key = bytesOf(String(info['public_key']));
  expect(shortSignatures.verify(bytesOf(signature), message, key)).toBe(true);
});

test('Sandbox: a round comes out by the clock, and not before', async () => {
  expect((await get(`public/${newest}`)).statusCode).toBe(200);
  vi.setSystemTime(now.getTime() + 2999);
  expect((await get(`public/${newest + 1}`)).statusCode).toBe(425);
  vi.setSystemTime(now.getTime() + 3000);
  expect((await get(`public/${newest + 1}`)).json<Round>().round).toBe(newest + 1);
});

test('Sandbox: the latest round is the newest one, and there is none before the first', async () => {
  expect((await get('public/latest')).json()).toEqual((await get(`public/${newest}`)).json());
  vi.setSystemTime(new Date('2024-12-31T23:59:59Z'));
  expect((await get('public/latest')).statusCode).toBe(404);
  expect((await get('public/1')).statusCode).toBe(425);
});

test('Sandbox: a round is the same whenever it is asked for, and in another process', async () => {
  const first = (await get('public/1')).json<Round>();
  vi.setSystemTime(now.getTime() + 3_600_000);
  for (let round = 2; round < 40; round++) await get(`public/${round}`);
  expect((await get('public/1')).json()).toEqual(first);
  expect(createBeaconChain(testSecrets.beaconPrivateKey).sign(1)).toEqual(first);
});

test.each(['0', '-1', '1.5', '1e3', '01', 'x', '9'.repeat(16)])(
  'Sandbox: %s is no round',
  async (round) => {
    expect((await get(`public/${round}`)).statusCode).toBe(400);
  },
);

test('Sandbox: it serves its own chain only, and another key is another chain', async () => {
  expect((await get('public/1', 'ab'.repeat(32))).statusCode).toBe(404);
  const other = createBeaconChain(bytesOf('02'.repeat(32)));
  expect(other.hash).not.toBe(hash);
  expect((await get('info', other.hash)).statusCode).toBe(404);
});
