import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { requestLimits } from '#http/limits/request-limits.ts';
import { createCountedAlgorithm } from '#modules/credentials/password-algorithm.fixture.ts';
import {
  newContext,
  openIdentityHarness,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { countBefore } from '#testing/limited-calls.ts';

// The time of an answer must not reveal whether an account exists, so expensive work is done for
// both. `npm run timing` measures the same answers by the clock.

const fullCost = 'argon2id v=19 m=19456,t=2,p=1';

describe('§2 Forgot password, D18: the work of an answer is the same for a known and an unknown account', () => {
  const algorithm = createCountedAlgorithm();
  let harness: IdentityHarness;
  let known: { username: string; email: string; mobileNum: string };

  beforeAll(async () => {
    harness = await openIdentityHarness(anyDatabase(), { passwordAlgorithm: algorithm });
    known = await harness.newReachableMember();
    // The hash for unknown accounts is computed as the site starts, and the member's own before the
    // test.
    await vi.waitUntil(() => algorithm.work.length === 2, { timeout: 60_000 });
  });
  beforeEach(() => harness.passMinutes(5));
  afterAll(() => harness.close());

  /** The hashes computed, and the messages sent, before the answer. */
  async function workOf(call: () => Promise<unknown>) {
    const before = { hashes: algorithm.work.length, texts: harness.texts.length };
    const mails = harness.mails.length;
    const answer = await call().catch((error: unknown) => error);
    return {
      answer,
      hashes: algorithm.work.slice(before.hashes),
      sent: harness.texts.length - before.texts + (harness.mails.length - mails),
    };
  }

  test('a log-in with a wrong password checks one hash at the full cost', async () => {
    const logIn = (name: string) => workOf(() => harness.logIn(name, 'not-the-password'));
    const ofKnown = await logIn(known.username);
    expect(ofKnown).toMatchObject({ answer: { code: 'login.failed' }, sent: 0 });
    expect(ofKnown.hashes).toEqual([`verify ${fullCost}`]);
    expect(await logIn('nobody_here')).toEqual(ofKnown);
  });

  test('a log-in to an account with too many failures', async () => {
    const { uses } = requestLimits['failed login'].account;
    for (const name of [known.username, 'nobody_there']) {
      await countBefore(harness, `login account ${name}`, uses);
    }
    const logIn = async (name: string, captcha = {}) =>
      workOf(() => harness.logIn(name, 'not-the-password', newContext(), captcha));
    const refused = await logIn(known.username);
    expect(refused).toMatchObject({ answer: { code: 'login.captcha.missing' }, hashes: [] });
    expect(await logIn('nobody_there')).toEqual(refused);
    const ofKnown = await logIn(known.username, await harness.solveCaptcha());
    expect(ofKnown).toMatchObject({ answer: { code: 'login.failed' }, sent: 0 });
    expect(ofKnown.hashes).toEqual([`verify ${fullCost}`]);
    expect(await logIn('nobody_there', await harness.solveCaptcha())).toEqual(ofKnown);
  });

  test('a forgotten password by e-mail', async () => {
    const ask = (username: string) =>
      workOf(() =>
        harness.identity.handlers.requestPasswordMail(
          { username, email: known.email },
          newContext(),
        ),
      );
    const ofKnown = await ask(known.username);
    expect(ofKnown).toMatchObject({ hashes: [], sent: 0 });
    expect(await ask('nobody_here')).toEqual(ofKnown);
  });

  test.each(['login', 'password'] as const)('a code by SMS for %s', async (purpose) => {
    const ask = (mobileNum: string) =>
      workOf(() => harness.identity.handlers.requestSmsCode({ mobileNum, purpose }, newContext()));
    const ofKnown = await ask(known.mobileNum);
    const ofUnknown = await ask('09170001112');
    expect(ofKnown).toMatchObject({ sent: 0 });
    expect(ofUnknown).toEqual(ofKnown);
  });
});
