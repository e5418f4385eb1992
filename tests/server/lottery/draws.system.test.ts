import { createHash, createHmac, randomInt } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInFull } from '../../support/run/in-full.ts';
import { pause, until } from '../faults/pause.ts';
import type { DatabaseName } from '../vendor/database.ts';
import { openSite, type SiteUnderTest } from '../vendor/site-under-test.ts';

/** Draws of five digits, one a minute. */
const gameId = 1001;
const code = 'PVSSC1';
const minuteMs = 60_000;
/** In the gate once, beside the kills of orders, which come at the same time of a draw. */
const killsOn = (database: DatabaseName) =>
  Number(process.env['SYSTEM_KILLS'] ?? (isInFull ? 10 : database === 'embedded' ? 1 : 0));
const standsStillMs = 70 * minuteMs;

type Fairness = {
  code: string;
  numero: string;
  drawAt: string;
  state: string;
  commit: string;
  chain: { hash: string; publicKey: string; genesis: number; period: number };
  round: number;
  seed: string | null;
  signature: string | null;
  randomness: string | null;
  blocks: string[];
  winNo: string | null;
};

const bytesOf = (hex: string | null) => Buffer.from(hex ?? '', 'hex');
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest();

/** Whether the pairing of the signature is that of the hashed round and the key. */
function isSigned({ chain, round, signature }: Fairness): boolean {
  const counted = Buffer.alloc(8);
  counted.writeBigUInt64BE(BigInt(round));
  const { G1, G2, pairing, fields } = bls12_381;
  const tag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
  const hashed = G1.hashToCurve(new Uint8Array(sha256(counted)), { DST: tag });
  const point = G1.Point.fromBytes(new Uint8Array(bytesOf(signature)));
  const key = G2.Point.fromBytes(new Uint8Array(bytesOf(chain.publicKey)));
  return fields.Fp12.eql(pairing(point, G2.Point.BASE), pairing(hashed, key));
}

/** Draws five digits again, from what is public and by the words of the rules alone. */
function drawnAgain(fairness: Fairness): string {
  const { numero, chain, round, randomness, seed } = fairness;
  const digits: number[] = [];
  for (let block = 0; digits.length < 5; block += 1) {
    const parts = ['pavilion.draw.v1', code, numero, chain.hash, round, randomness, block];
    const mac = createHmac('sha256', bytesOf(seed)).update(parts.join('|')).digest();
    for (let at = 0; at < mac.length && digits.length < 5; at += 4) {
      const word = mac.readUInt32BE(at);
      if (word < 4_294_967_290) digits.push(word % 10);
    }
  }
  return digits.join('');
}

/** What is wrong with a draw that is over; nothing where everybody can draw it again. */
function faultsOf(fairness: Fairness): string[] {
  const { numero, drawAt, commit, chain, round, seed, signature, randomness, winNo } = fairness;
  const named = Buffer.from(`pavilion.draw.v1|${code}|${numero}|`);
  const since = Date.parse(drawAt) / 1000 - chain.genesis;
  const holds = {
    'the seed is not that of the commit':
      sha256(Buffer.concat([named, bytesOf(seed)])).toString('hex') === commit,
    'the round is not that of its time': Math.ceil(since / chain.period) + 1 === round,
    'the round is not signed': isSigned(fairness),
    'the randomness is not that of the signature':
      sha256(bytesOf(signature)).toString('hex') === randomness,
    'the result is another': drawnAgain(fairness) === winNo,
  };
  return Object.entries(holds).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
}

describe.each(['postgres', 'embedded'] as const)('own draws on %s', (database) => {
  const kills = killsOn(database);
  /** Drawn while the server is killed again and again, and after it stood still. */
  const draws = 2 * kills + 6;
  let site: SiteUnderTest;
  /** How far the clock of the server and of the randomness is ahead of the real time. */
  let aheadMs = 0;

  beforeAll(async () => {
    site = await openSite({ database, movableClock: true });
  });
  afterAll(() => site.close());

  async function read<Value>(path: string): Promise<Value> {
    const { success, value, errorCode } = await site.call('GET', path);
    if (!success) throw new Error(`${path}: ${errorCode}`);
    return value as Value;
  }

  const fairnessOf = (numero: string) => read<Fairness>(`/lgw/draw/${gameId}/fair/${numero}`);

  /** Moves both clocks on to an instant, unless it has passed. */
  async function moveClockTo(at: number): Promise<void> {
    aheadMs = Math.max(aheadMs, at - Date.now());
    await setClocks();
  }

  /** The server first: a round that is out before its time voids a draw. */
  async function setClocks(): Promise<void> {
    await site.process().setAhead(aheadMs);
    site.companies.beacon.clock.aheadMs = aheadMs;
  }

  /** Starts the server, which has the real time at first, as the randomness has it then. */
  async function startAgain(): Promise<void> {
    site.companies.beacon.clock.aheadMs = 0;
    await site.start();
    await setClocks();
  }

  async function untilSettled(numeros: readonly string[]): Promise<void> {
    await until(`the draws ${numeros.join(', ')}`, async () => {
      const states = await Promise.all(numeros.map(async (one) => (await fairnessOf(one)).state));
      return states.every((state) => state === 'settled');
    });
  }

  test('each is drawn once, by what was said before, whenever the server dies', async () => {
    type Coming = { chaseNumeros: { numero: string; drawsAt: string }[] };
    const isThere = async () => {
      const { chaseNumeros } = await read<Coming>(`/lgw/numeros/chase/${gameId}`);
      return chaseNumeros.length >= 120;
    };
    await until('draws that come', isThere);
    const { chaseNumeros } = await read<Coming>(`/lgw/numeros/chase/${gameId}`);
    const coming = chaseNumeros.slice(1, 1 + draws);
    const numeros = coming.map(({ numero }) => numero);
    const before = await Promise.all(numeros.map(fairnessOf));
    expect(before.map(({ seed, signature, winNo }) => [seed, signature, winNo])).toEqual(
      before.map(() => [null, null, null]),
    );

    for (const { drawsAt } of coming.slice(0, kills)) {
      await moveClockTo(Date.parse(drawsAt) - 300);
      await pause(randomInt(1500));
      await site.process().kill('SIGKILL');
      await startAgain();
    }
    await moveClockTo(Date.parse(coming[kills + 2]?.drawsAt ?? ''));
    await untilSettled(numeros.slice(0, kills + 2));

    await site.process().stop();
    aheadMs += standsStillMs;
    await startAgain();
    await untilSettled(numeros);

    const after = await Promise.all(numeros.map(fairnessOf));
    const said = ({ commit, round, chain, drawAt }: Fairness) => ({ commit, round, chain, drawAt });
    expect(after.map(said)).toEqual(before.map(said));
    expect(after.map(faultsOf)).toEqual(after.map(() => []));
    expect(new Set(after.map(({ seed }) => seed)).size).toBe(draws);
  });
});

test('a draw that was tampered with does not pass', () => {
  const key = new Uint8Array(32).fill(7);
  const { shortSignatures } = bls12_381;
  const counted = Buffer.alloc(8);
  counted.writeBigUInt64BE(1001n);
  const tag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
  const message = shortSignatures.hash(new Uint8Array(sha256(counted)), tag);
  const signature = Buffer.from(shortSignatures.sign(message, key).toBytes());
  const publicKey = Buffer.from(shortSignatures.getPublicKey(key).toBytes()).toString('hex');
  const seed = Buffer.alloc(32, 9);
  const named = Buffer.from(`pavilion.draw.v1|${code}|20261124-0731|`);
  const whole: Fairness = {
    code,
    numero: '20261124-0731',
    drawAt: new Date((1_700_000_000 + 1000 * 3) * 1000).toISOString(),
    state: 'settled',
    commit: sha256(Buffer.concat([named, seed])).toString('hex'),
    chain: { hash: 'ab', publicKey, genesis: 1_700_000_000, period: 3 },
    round: 1001,
    seed: seed.toString('hex'),
    signature: signature.toString('hex'),
    randomness: sha256(signature).toString('hex'),
    blocks: [],
    winNo: '',
  };
  const right = { ...whole, winNo: drawnAgain(whole) };
  expect(faultsOf(right)).toEqual([]);
  const otherSeed = { ...right, seed: Buffer.alloc(32, 8).toString('hex') };
  expect(faultsOf(otherSeed)).toEqual([
    'the seed is not that of the commit',
    'the result is another',
  ]);
  expect(faultsOf({ ...right, winNo: '00000' })).toEqual(['the result is another']);
  expect(faultsOf({ ...right, drawAt: new Date(0).toISOString() })).toEqual([
    'the round is not that of its time',
  ]);
});
