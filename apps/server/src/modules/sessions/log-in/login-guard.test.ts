import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';

describe.each(testDatabases())('D19: guessing at the login on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  test('after the first failure the account asks for a captcha at that address only', async () => {
    const { username } = await harness.newMember();
    const context = newContext();
    const failed = { code: 'login.failed', hints: { captcha: true } };
    await expect(harness.logIn(username, 'wrong', context)).rejects.toMatchObject(failed);
    await expect(harness.logIn(username, password, context)).rejects.toMatchObject({
      code: 'login.captcha.missing',
      hints: { captcha: true },
    });
    await expect(harness.logIn(username, password)).resolves.toBeDefined();
    const captcha = await harness.solveCaptcha(context);
    await expect(harness.logIn(username, password, context, captcha)).resolves.toBeDefined();
    await expect(harness.logIn(username, password, context)).resolves.toBeDefined();
  });

  test('an unknown account needs one alike', async () => {
    const context = newContext();
    await expect(harness.logIn('nobody_here', 'wrong', context)).rejects.toMatchObject({
      code: 'login.failed',
      hints: { captcha: true },
    });
    await expect(harness.logIn('nobody_here', 'wrong', context)).rejects.toMatchObject({
      code: 'login.captcha.missing',
    });
  });

  test('a wrong captcha is refused before the password is verified', async () => {
    const { username } = await harness.newMember();
    const context = newContext();
    await harness.logIn(username, 'wrong', context).catch(() => undefined);
    const solved = await harness.solveCaptcha(context);
    const wrong = { ...solved, captcha: solved.captcha === '00000' ? '11111' : '00000' };
    await expect(harness.logIn(username, password, context, wrong)).rejects.toMatchObject({
      code: 'login.captcha.wrong',
      hints: { captcha: true },
    });
  });

  test('five failures lock the account for that address only', async () => {
    const { username } = await harness.newMember();
    const outsider = newContext('203.0.113.9');
    for (let tries = 0; tries < 5; tries += 1) {
      const captcha = await harness.solveCaptcha(outsider);
      await expect(harness.logIn(username, 'wrong', outsider, captcha)).rejects.toMatchObject({
        code: 'login.failed',
      });
    }
    const captcha = await harness.solveCaptcha(outsider);
    await expect(harness.logIn(username, password, outsider, captcha)).rejects.toMatchObject({
      code: 'login.locked',
    });
    await expect(harness.logIn(username, password)).resolves.toBeDefined();
    harness.passMinutes(16);
    await expect(harness.logIn(username, password, outsider)).resolves.toBeDefined();
  });
});
