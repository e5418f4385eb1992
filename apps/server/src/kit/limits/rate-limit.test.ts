import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import type { Tables } from '#db/tables.ts';
import { everyEngine } from '#db/testing/test-database.ts';
import { minuteMs } from '../time/milliseconds.ts';
import { createRateLimiter, type RateLimit, type RateLimiter } from './rate-limit.ts';

const limit: RateLimit = { uses: 5, windowMs: minuteMs };
/** Two seconds before a minute of the clock ends. */
const start = Date.parse('2026-03-01T11:59:58Z');

describe.each(everyEngine())('the rate limiter on $name', ({ open }) => {
  let engine: SqlEngine;
  let limiter: RateLimiter;
  let now: Date;
  let subject: string;
  let subjects = 0;

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    limiter = createRateLimiter(createKysely<Tables>(engine), () => now);
  });
  afterAll(() => engine.close());
  beforeEach(() => {
    now = new Date(start);
    subjects += 1;
    subject = `a subject ${subjects}`;
  });

  const pass = (ms: number) => void (now = new Date(now.getTime() + ms));

  async function use(times: number): Promise<boolean[]> {
    const answers: boolean[] = [];
    while (answers.length < times) answers.push(await limiter.allow(subject, limit));
    return answers;
  }

  test('allows as many uses as the limit, and no more', async () => {
    expect(await use(6)).toEqual([true, true, true, true, true, false]);
    expect(await limiter.isSpent(subject, limit)).toBe(true);
    expect(await limiter.allow('another subject', limit)).toBe(true);
  });

  test('continues to count across the end of a clock minute', async () => {
    expect(await use(4)).not.toContain(false);
    pass(5000);
    expect(await use(2)).toEqual([true, false]);
    expect(await limiter.isSpent(subject, limit)).toBe(true);
  });

  test('frees each use one window later, not all at once', async () => {
    expect(await use(2)).not.toContain(false);
    pass(minuteMs / 2);
    expect(await use(3)).not.toContain(false);
    pass(minuteMs / 2);
    expect(await use(3)).toEqual([true, true, false]);
    pass(minuteMs / 2);
    expect(await use(4)).toEqual([true, true, true, false]);
  });

  test('does not count refused uses, so that a repeated caller is allowed again', async () => {
    await use(5);
    for (let seconds = 0; seconds < 59; seconds += 1) {
      pass(1000);
      expect(await use(1)).toEqual([false]);
    }
    pass(1000);
    expect(await use(1)).toEqual([true]);
  });

  test('resets on demand, and deletes what is too old to count', async () => {
    await use(5);
    await limiter.reset(subject);
    expect(await limiter.isSpent(subject, limit)).toBe(false);
    await use(5);
    await limiter.forget(minuteMs);
    expect(await limiter.isSpent(subject, limit)).toBe(true);
    pass(2 * minuteMs);
    await limiter.forget(minuteMs);
    const { rows } = await engine.query('select 1 from rate_limit where subject = $1', [subject]);
    expect(rows).toEqual([]);
  });

  test('allows no more when all come at once', async () => {
    const many = Array.from({ length: 40 }, () => limiter.allow(subject, limit));
    const answers = await Promise.all(many);
    expect(answers.filter(Boolean)).toHaveLength(limit.uses);
  });
});
