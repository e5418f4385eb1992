import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { serveTestSite, operatorKey, type ServedSite, type Sent } from '#testing/served-site.ts';

const atOnce = 60;
const evaluatedAtMost = 5;

/** Calls of a session that require the login password, each with a wrong one. */
const guesses: Record<string, Sent> = {
  'POST /wps/session/confirm': {
    method: 'POST',
    path: '/wps/session/confirm',
    body: { kind: 'password', value: 'not-the-password' },
  },
  'PUT /wps/member/paymentPassword': {
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    body: { password: 'not-the-password', paymentPassword: '246810' },
  },
  'POST /wps/member/password': {
    method: 'POST',
    path: '/wps/member/password',
    body: {
      oldPassword: 'not-the-password',
      newPassword: 'boats-at-dusk',
      confirmNewPassword: 'boats-at-dusk',
    },
  },
};

let harness: ServedSite;
beforeAll(async () => {
  harness = await serveTestSite(anyDatabase());
});
afterAll(() => harness.close());

/** Sends the calls at once from one member; counts how many passwords were verified. */
async function evaluated(sent: readonly Sent[]): Promise<number> {
  const { id } = await harness.newMember(0);
  const { token } = await harness.openSession(id);
  const calls = Array.from({ length: atOnce }, (_, index) =>
    harness.call({ ...(sent[index % sent.length] as Sent), token }),
  );
  const codes = (await Promise.all(calls)).map(({ errorCode }) => errorCode ?? 'accepted');
  const verified = codes.filter((code) => code === 'login.failed' || code === 'password.old.wrong');
  const limited = codes.filter((code) => code === 'login.locked' || code === 'request.limited');
  expect(verified.length + limited.length).toBe(atOnce);
  return verified.length;
}

test.each(Object.entries(guesses))(
  'D6: of 60 guesses at once five are verified: %s',
  async (_, guess) => expect(await evaluated([guess])).toBe(evaluatedAtMost),
);

test('D6: of 60 guesses at once, over all calls with the password, five are verified', async () => {
  expect(await evaluated(Object.values(guesses))).toBe(evaluatedAtMost);
});

test('D18: too many wrong operator keys are answered 429 with Retry-After', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const ask = (token: string) =>
    harness.call({ method: 'GET', path: '/operator/ledger-check', token, headers });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('a-key-of-nobody')));
  const ofCode = (code: string) => answers.filter(({ errorCode }) => errorCode === code).length;
  expect([ofCode('no.permission'), ofCode('request.limited')]).toEqual([10, 10]);
  expect(await ask(operatorKey)).toMatchObject({ status: 429, retryAfter: '60' });
  const elsewhere = { 'x-forwarded-for': '203.0.113.78' };
  const path = '/operator/ledger-check';
  const served = await harness.call({
    method: 'GET',
    path,
    token: operatorKey,
    headers: elsewhere,
  });
  expect(served.status).toBe(200);
});
