import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { createArgon2id } from '#modules/credentials/password-algorithm.ts';
import {
  newContext,
  openIdentityHarness,
  type IdentityHarness,
} from '#testing/identity-harness.ts';

const rounds = 80;
/** More pairs, when a busy machine blurs the times; a real difference is still visible in these. */
const mostRounds = 800;
const patienceMs = 600_000;

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

type Call = () => Promise<unknown>;

/** Alternates which of the two comes first, so that a slow moment of the machine affects both. */
async function expectAlike(known: Call, unknown: Call): Promise<void> {
  const differences: number[] = [];
  const times: number[] = [];
  // A password hash, or a message that is sent at once, would differ by far more than this.
  const isAlike = () => Math.abs(median(differences)) < Math.max(0.2 * median(times), 0.5);
  for (let round = 0; round < mostRounds; round += 1) {
    if (round >= rounds && round % rounds === 0 && isAlike()) break;
    const calls = round % 2 === 0 ? ([known, unknown] as const) : ([unknown, known] as const);
    const [first, second] = [await timeOf(calls[0]), await timeOf(calls[1])];
    differences.push(round % 2 === 0 ? first - second : second - first);
    times.push(first, second);
  }
  const figures = { differenceMs: median(differences), ofMs: median(times) };
  expect({ ...figures, isAlike: isAlike() }).toEqual({ ...figures, isAlike: true });
}

describe.each(everyEngine())('answers for known and unknown accounts on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    const smsCodes = {
      validMinutes: 10,
      pauseSeconds: 1,
      tries: 5,
      perNumberPerDay: 1000,
      perDevicePerDay: 1000,
      perNetworkPerDay: 1000,
      perNetworkPerHour: 100_000,
      perPrefixPerHour: 100_000,
      perSitePerHour: 100_000,
      withoutCaptcha: 1000,
    };
    harness = await openIdentityHarness(database, {
      smsCodes,
      passwordAlgorithm: createArgon2id(),
    });
  });
  afterAll(() => harness.close());

  test('a forgotten password by e-mail', { timeout: patienceMs }, async () => {
    const { username, email } = await harness.newReachableMember();
    const ask = (name: string) => () =>
      harness.identity.handlers.requestPasswordMail({ username: name, email }, newContext());
    await ask('nobody_here')();
    await expectAlike(ask(username), ask('nobody_here'));
  });

  const purposes = ['login', 'password'] as const;
  test.each(purposes)('a code by SMS for %s', { timeout: patienceMs }, async (purpose) => {
    const { mobileNum } = await harness.newReachableMember();
    const ask = (number: string) => () => {
      harness.passMinutes(1);
      const input = { mobileNum: number, purpose };
      return harness.identity.handlers.requestSmsCode(input, newContext());
    };
    await ask('09170001112')();
    await expectAlike(ask(mobileNum), ask('09170001112'));
  });
});
