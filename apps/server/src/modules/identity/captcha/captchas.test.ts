import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../db/testing/test-database.ts';
import { createRateLimiter } from '../../../kit/rate-limit.ts';
import { createDevices } from '../device/devices.ts';
import { newFacts, openIdentityWorld, type IdentityWorld } from '../testing/identity-world.ts';
import { createCaptchas, type Captchas, type GivenCaptcha } from './captchas.ts';
import { digitsInWords } from './digit-words.ts';
import { drawDigits } from './draw-digits.ts';

describe.each(testDatabases())('a captcha on $name', (database) => {
  let world: IdentityWorld;
  let captchas: Captchas;
  beforeAll(async () => {
    world = await openIdentityWorld(database);
    const clock = () => world.now;
    const limiter = createRateLimiter(world.db, clock);
    const devices = createDevices(world.db, clock);
    captchas = createCaptchas(world.db, clock, { limiter, devices });
  });
  afterAll(() => world.close());

  const check = (given: GivenCaptcha, facts = newFacts()) => captchas.check('login', given, facts);
  const wrong = { code: 'login.captcha.wrong', hints: { captcha: true } };
  const otherThan = (digits: string) => String((Number(digits) + 1) % 100_000).padStart(5, '0');

  test('is right once', async () => {
    const solved = await world.solveCaptcha();
    await expect(check(solved)).resolves.toBeUndefined();
    await expect(check(solved)).rejects.toMatchObject(wrong);
  });

  test('given right twice at the same moment it counts once', async () => {
    const solved = await world.solveCaptcha();
    const both = [check(solved), check(solved)];
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('allows three tries, after which the right answer comes too late', async () => {
    const solved = await world.solveCaptcha();
    const guess = { ...solved, captcha: otherThan(solved.captcha) };
    const guesses = Array.from({ length: 997 }, () => check(guess));
    const results = await Promise.allSettled(guesses);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(check(solved)).rejects.toMatchObject(wrong);
    }
  });

  test('a second try can still be right', async () => {
    const solved = await world.solveCaptcha();
    const guess = { ...solved, captcha: otherThan(solved.captcha) };
    await expect(check(guess)).rejects.toMatchObject(wrong);
    await expect(check(solved)).resolves.toBeUndefined();
  });

  test('ends after five minutes, and is forgotten when the next one is made', async () => {
    const solved = await world.solveCaptcha();
    world.passMinutes(5);
    await expect(check(solved)).rejects.toMatchObject(wrong);
    world.passMinutes(2);
    await world.solveCaptcha();
    const kept = await world.db.selectFrom('captcha').select('id').execute();
    expect(kept).toHaveLength(1);
  });

  test('is bound to its purpose', async () => {
    const solved = await world.solveCaptcha();
    await world.db.updateTable('captcha').set({ purpose: 'other' }).execute();
    await expect(check(solved)).rejects.toMatchObject(wrong);
  });

  test('nothing given, or an unknown one, is refused', async () => {
    await expect(check({})).rejects.toMatchObject({
      code: 'login.captcha.missing',
    });
    const captchaId = '5b0c1b0e-6a0a-4f4e-9d6a-0c6c3ad3f0aa';
    await expect(check({ captchaId, captcha: '12345' })).rejects.toMatchObject(wrong);
  });

  test('as a picture it tells its digits neither in words nor in text', async () => {
    const picture = await captchas.issue({ purpose: 'login', form: 'picture' }, newFacts());
    expect(picture.words).toBeNull();
    const svg = Buffer.from(picture.image?.split(',')[1] ?? '', 'base64').toString();
    expect(svg).toMatch(/^<svg[^>]+>(<path[^>]+>)<g[^>]+>(<path[^>]+>){9}<\/g><\/svg>$/);
  });
});

test('no two drawings of the same digits are alike', () => {
  const drawings = Array.from({ length: 20 }, () => drawDigits('01234'));
  expect(new Set(drawings).size).toBe(20);
});

test('the digits are spelled in the language of the request', () => {
  expect(digitsInWords('4907', 'EN')).toBe('Type these digits: four, nine, zero, seven.');
  expect(digitsInWords('4907', 'TY')).toBe('I-type ang mga numerong ito: apat, siyam, sero, pito.');
});
