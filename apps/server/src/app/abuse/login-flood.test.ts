import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { leastCost } from '#modules/credentials/password-algorithm.fixture.ts';
import type { PasswordAlgorithm } from '#modules/credentials/password-algorithm.ts';
import { serveTestSite, type Answer, type ServedSite } from '#testing/served-site.ts';

/** Log-ins that are admitted: two at once, and 64 that wait for them. */
const admitted = 66;
const sentAtOnce = 160;

/** Counts password verifications; they wait for `gate`, as on a machine that is too slow. */
const hashing = { gate: Promise.resolve(), begun: 0 };

const passwordAlgorithm: PasswordAlgorithm = {
  hash: (text) => leastCost.hash(text),
  verify: async (...given) => {
    hashing.begun += 1;
    await hashing.gate;
    return leastCost.verify(...given);
  },
};

let harness: ServedSite;
let token: string;

beforeAll(async () => {
  harness = await serveTestSite(anyDatabase(), { deps: { passwordAlgorithm } });
  const { id } = await harness.newMember(0);
  token = (await harness.openSession(id)).token;
});
afterAll(() => harness.close());

/** Sends log-ins of unknown accounts, all at once; `answers` fills as they are answered. */
function startFlood() {
  const answers: Answer[] = [];
  const sent = Array.from({ length: sentAtOnce }, async () => {
    const username = `f${randomBytes(6).toString('hex')}`;
    const body = { username, password: 'not-the-password' };
    answers.push(await harness.call({ method: 'POST', path: '/wps/session/login', body }));
  });
  return { answers, allAnswered: Promise.all(sent) };
}

/** Makes verifications wait; returns the function that releases them. */
function closeGate(): () => void {
  let open = (): void => undefined;
  hashing.gate = new Promise((resolve) => (open = resolve));
  hashing.begun = 0;
  return open;
}

const soon = { timeout: 30_000 };

test('D18: while log-ins hold all hash slots, only further log-ins are refused as busy', async () => {
  const openGate = closeGate();
  const { answers, allAnswered } = startFlood();
  try {
    await expect.poll(() => answers.length, soon).toBe(sentAtOnce - admitted);
    const busy = { status: 503, errorCode: 'server.busy', retryAfter: '1' };
    for (const answer of answers) expect(answer).toMatchObject(busy);
    await expect.poll(() => hashing.begun, soon).toBeGreaterThan(0);

    const paths = ['/wps/wallets/gcs', '/wps/report/transaction', '/wps/relay/GCSGAME_gameList'];
    for (const path of paths) {
      const { status } = await harness.call({ method: 'GET', path, token });
      expect({ path, status }).toEqual({ path, status: 200 });
    }
    expect(answers).toHaveLength(sentAtOnce - admitted);
    expect(hashing.begun).toBeLessThanOrEqual(2);

    // A registration or payment password waits for two log-ins at most, not for the flood.
    const others = Array.from({ length: 60 }, () => harness.identity.hasher.verify(null, 'other'));
    openGate();
    expect(await Promise.all(others)).toEqual(others.map(() => false));
  } finally {
    openGate();
  }
  await allAnswered;
  const failed = answers.filter(({ errorCode }) => errorCode === 'login.failed');
  expect(failed).toHaveLength(admitted);
});
