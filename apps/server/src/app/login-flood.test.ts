import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabases } from '../db/testing/test-database.ts';
import { openRolesWorld, type RolesWorld } from './roles/roles-world.ts';

const rounds = 5;
const callsPerRound = 50;
/** More than the queue of log-ins takes, however fast the machine hashes. */
const loginsInFlight = 160;
const beatMs = 100;
/**
 * How much slower the wallet may answer while the same process also sends the flood, which is most
 * of the difference, and the noise that is not judged.
 */
const largestRatio = 20;
const noiseMs = 12;

const database = testDatabases().at(-1);
let world: RolesWorld;
let token: string;

beforeAll(async () => {
  if (!database) throw new Error('there is no database to test on');
  world = await openRolesWorld(database);
  const { id } = await world.newMember(0);
  token = (await world.openSession(id)).token;
});
afterAll(() => world.close());

/** Keeps more log-ins of unknown accounts under way than can be hashed or may wait. */
function startFlood() {
  const sent: ReturnType<RolesWorld['call']>[] = [];
  let inFlight = 0;
  async function sendOne() {
    inFlight += 1;
    const username = `f${randomBytes(6).toString('hex')}`;
    const body = { username, password: 'not-the-password' };
    try {
      return await world.call({ method: 'POST', path: '/wps/session/login', body });
    } finally {
      inFlight -= 1;
    }
  }
  const beat = setInterval(() => {
    while (inFlight < loginsInFlight) sent.push(sendOne());
  }, beatMs);
  return async () => {
    clearInterval(beat);
    return Promise.all(sent);
  };
}

/** Milliseconds of wallet calls, one after another. */
async function askWallet(): Promise<number[]> {
  const taken: number[] = [];
  for (let call = 0; call < callsPerRound; call += 1) {
    const begun = performance.now();
    const { status } = await world.call({ method: 'GET', path: '/wps/wallets/gcs', token });
    taken.push(performance.now() - begun);
    expect(status).toBe(200);
    await wait(5);
  }
  return taken;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

test('a flood of logins is refused as busy while the wallet still answers', async () => {
  await askWallet();
  const calm: number[] = [];
  const flooded: number[] = [];
  const codes = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    calm.push(percentile(await askWallet(), 0.99));
    const stop = startFlood();
    await wait(600);
    flooded.push(percentile(await askWallet(), 0.99));
    for (const { status, errorCode } of await stop()) {
      const named = `${status} ${errorCode}`;
      codes.set(named, (codes.get(named) ?? 0) + 1);
    }
  }
  // The middle of the rounds: one that the machine disturbed does not count.
  const [before, under] = [percentile(calm, 0.5), percentile(flooded, 0.5)];
  const ratio = under / Math.max(before, noiseMs);
  process.stdout.write(
    `login flood: wallet p99 ${before.toFixed(1)} ms, under the flood ${under.toFixed(1)} ms, ` +
      `ratio ${ratio.toFixed(2)} of at most ${largestRatio}; ` +
      `${JSON.stringify(Object.fromEntries(codes))}\n`,
  );
  expect([...codes.keys()].toSorted()).toEqual(['401 login.failed', '503 server.busy']);
  expect(codes.get('503 server.busy')).toBeGreaterThan(100);
  expect(ratio).toBeLessThan(largestRatio);
}, 120_000);
