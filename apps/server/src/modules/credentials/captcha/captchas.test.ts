import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import {
  newContext,
  openIdentityHarness,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { readCaptchaWords } from '@pavilion/contract/player/captcha-reader.fixture';
import { languages } from '@pavilion/domain/site/language';
import { findProof } from '../captcha-solver.fixture.ts';
import { createCaptchas, type Captchas, type GivenCaptcha } from '../captchas.ts';
import { createDevices } from '../devices.ts';
import { proofBitsOf } from './captcha-proof.ts';
import { askInWords } from './captcha-question.ts';

describe.each(testDatabases())('a captcha on $name', (database) => {
  let harness: IdentityHarness;
  let captchas: Captchas;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
    const { clock } = harness;
    const limiter = createRateLimiter(harness.db, clock);
    const devices = createDevices(harness.db, clock);
    captchas = createCaptchas(harness.db, clock, { limiter, devices, captchaProofBits: 4 });
  });
  afterAll(() => harness.close());

  const check = (given: GivenCaptcha, context = newContext()) =>
    captchas.check('login', given, context);
  const wrong = { code: 'login.captcha.wrong', hints: { captcha: true } };
  const otherThan = (digits: string) => String((Number(digits) + 1) % 100_000).padStart(5, '0');

  test('can be used once', async () => {
    const solved = await harness.solveCaptcha();
    await expect(check(solved)).resolves.toBeUndefined();
    await expect(check(solved)).rejects.toMatchObject(wrong);
  });

  test('two right answers at the same moment count once', async () => {
    const solved = await harness.solveCaptcha();
    const both = [check(solved), check(solved)];
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('allows three tries, after which the right answer comes too late', async () => {
    const solved = await harness.solveCaptcha();
    const guess = { ...solved, captcha: otherThan(solved.captcha) };
    const guesses = Array.from({ length: 997 }, () => check(guess));
    const results = await Promise.allSettled(guesses);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(check(solved)).rejects.toMatchObject(wrong);
    }
  });

  test('a second try can still be right', async () => {
    const solved = await harness.solveCaptcha();
    const guess = { ...solved, captcha: otherThan(solved.captcha) };
    await expect(check(guess)).rejects.toMatchObject(wrong);
    await expect(check(solved)).resolves.toBeUndefined();
  });

  test('ends after five minutes, and is deleted when the next one is made', async () => {
    const solved = await harness.solveCaptcha();
    harness.passMinutes(5);
    await expect(check(solved)).rejects.toMatchObject(wrong);
    harness.passMinutes(2);
    await harness.solveCaptcha();
    const kept = await harness.db.selectFrom('captcha').select('id').execute();
    expect(kept).toHaveLength(1);
  });

  test('is bound to its purpose', async () => {
    const solved = await harness.solveCaptcha();
    await harness.db.updateTable('captcha').set({ purpose: 'other' }).execute();
    await expect(check(solved)).rejects.toMatchObject(wrong);
  });

  test('no captcha, or an unknown one, is refused', async () => {
    await expect(check({})).rejects.toMatchObject({
      code: 'login.captcha.missing',
    });
    const captchaId = '5b0c1b0e-6a0a-4f4e-9d6a-0c6c3ad3f0aa';
    await expect(check({ captchaId, captcha: '12345' })).rejects.toMatchObject(wrong);
  });

  describe('D19: in words asks for a proof of work', () => {
    const unproved = { code: 'login.captcha.proof', hints: { captcha: true } };

    test('without a proof, or with one of less work, the right answer is refused', async () => {
      const { captchaProof, ...answer } = await harness.solveCaptcha();
      await expect(check(answer)).rejects.toMatchObject(unproved);
      const lazy = { ...answer, captchaProof: findProof(answer.captchaId, 4, false) };
      await expect(check(lazy)).rejects.toMatchObject(unproved);
      await expect(check({ ...answer, captchaProof })).resolves.toBeUndefined();
    });

    test('without a proof the answer is not judged, and the try is spent', async () => {
      const { captchaProof, ...answer } = await harness.solveCaptcha();
      for (const captcha of ['00000', '11111', answer.captcha]) {
        await expect(check({ ...answer, captcha })).rejects.toMatchObject(unproved);
      }
      await expect(check({ ...answer, captchaProof })).rejects.toMatchObject(wrong);
    });

    test('a proof for another captcha is refused', async () => {
      const [mine, other] = [await harness.solveCaptcha(), await harness.solveCaptcha()];
      let { captchaProof } = other;
      // By chance one in sixteen proves both.
      while (proofBitsOf(mine.captchaId, captchaProof ?? '') >= 4) {
        captchaProof = findProof(other.captchaId, 4, true, Number(captchaProof) + 1);
      }
      await expect(check({ ...mine, captchaProof })).rejects.toMatchObject(unproved);
    });

    test('a proof that was used, or comes too late, is refused', async () => {
      const used = await harness.solveCaptcha();
      await check(used);
      await expect(check(used)).rejects.toMatchObject(wrong);
      const late = await harness.solveCaptcha();
      harness.passMinutes(5);
      await expect(check(late)).rejects.toMatchObject(wrong);
    });
  });

  test('a captcha in a picture contains its digits neither as text nor as strokes', async () => {
    const picture = await captchas.issue({ purpose: 'login', form: 'picture' }, newContext());
    expect(picture).toMatchObject({ words: null, proofBits: null });
    const png = Buffer.from(picture.image?.split(',')[1] ?? '', 'base64');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 400, height: 144 });
  });
});

test.each(['EN', 'TY'] as const)(
  'D19: a captcha in words asks for five of six digits, in %s',
  (language) => {
    const asked = Array.from({ length: 400 }, () => askInWords(language));
    const misread = asked.filter(
      ({ words, digits }) => readCaptchaWords(words, language) !== digits,
    );
    expect(misread).toEqual([]);
    expect(asked.filter(({ digits }) => !/^\d{5}$/.test(digits))).toEqual([]);
  },
);

test('D19: a script that reads the digits in their order is wrong', () => {
  const names = 'zero one two three four five six seven eight nine'.split(' ');
  const asked = Array.from({ length: 400 }, () => askInWords('EN'));
  const read = asked.filter(({ words, digits }) => {
    const said = words.toLowerCase().match(/[a-z]+/g) ?? [];
    const inOrder = said.map((word) => names.indexOf(word)).filter((digit) => digit >= 0);
    return inOrder.join('') === digits;
  });
  expect(read.length).toBeLessThan(4);
});

test.each(languages)('D19: a captcha in words leaves no placeholder, in %s', (language) => {
  for (let times = 0; times < 60; times += 1) {
    expect(askInWords(language).words).not.toMatch(/[{}]|undefined|NaN/);
  }
});
