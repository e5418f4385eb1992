import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import type { Tables } from '#db/tables.ts';
import { everyEngine } from '#db/testing/test-database.ts';
import { minuteMs } from '../time/milliseconds.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import type { Tries } from './tries.ts';

const limit = { uses: 5, windowMs: minuteMs };
/** Half a step of the window has passed. */
const start = Date.parse('2026-03-01T11:59:58.500Z');

describe.each(everyEngine())('D18: tries at a secret on $name', ({ open }) => {
  let engine: SqlEngine;
  /** Two processes on one database. */
  let processes: RateLimiter[];
  let now: Date;
  let subject: string;
  let subjects = 0;

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    const db = createKysely<Tables>(engine);
    processes = [createRateLimiter(db, () => now), createRateLimiter(db, () => now)];
  });
  afterAll(() => engine.close());
  beforeEach(() => {
    now = new Date(start);
    subjects += 1;
    subject = `a secret ${subjects}`;
  });

  const pass = (ms: number) => void (now = new Date(now.getTime() + ms));

  async function guess(typed: string, tries: Partial<Tries> = {}, process = 0): Promise<string> {
    const limiter = processes[process] as RateLimiter;
    const judged = await limiter.spendTry({ counted: [[subject, limit]], ...tries }, async () => {
      if (typed === 'broken') throw new Error('nobody could say');
      return typed === 'right' || null;
    });
    return judged.outcome;
  }

  async function guesses(times: number, typed: string, tries: Partial<Tries> = {}) {
    const answers: string[] = [];
    while (answers.length < times) answers.push(await guess(typed, tries));
    return answers;
  }

  test('of 60 wrong ones at once, in two processes, the limit is verified', async () => {
    const all = Array.from({ length: 60 }, (_, index) => guess('wrong', {}, index % 2));
    const answers = await Promise.all(all);
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(limit.uses);
    expect(await guess('right')).toBe('spent');
  });

  test('no more are verified when a step of the window ends meanwhile', async () => {
    const all = Array.from({ length: 60 }, (_, index) => {
      if (index % 10 === 0) pass(700);
      return guess('wrong', {}, index % 2);
    });
    const answers = await Promise.all(all);
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(limit.uses);
  });

  test('a right one is given back, and earlier wrong ones stay counted', async () => {
    expect(await guesses(20, 'right')).not.toContain('spent');
    expect(await guesses(4, 'wrong')).not.toContain('spent');
    expect(await guesses(20, 'right')).not.toContain('spent');
    expect(await guesses(2, 'wrong')).toEqual(['wrong', 'spent']);
  });

  test('60 right ones at once lock nobody out, with one try left', async () => {
    await guesses(4, 'wrong');
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess('right')));
    expect(new Set(answers)).toEqual(new Set(['right']));
  });

  test('with `begin anew` a right one also clears the wrong ones', async () => {
    await guesses(4, 'wrong');
    expect(await guess('right', { whenRight: 'begin anew' })).toBe('right');
    expect(await guesses(5, 'wrong')).not.toContain('spent');
  });

  test('one whose verification throws does not count', async () => {
    for (let times = 0; times < 6; times += 1) {
      await expect(guess('broken')).rejects.toThrow('nobody could say');
    }
    expect(await guess('right')).toBe('right');
  });

  describe('that stay counted, whatever their outcome', () => {
    const kept = { whenRight: 'keep' } as const;

    test('are as many as the limit, including right ones and ones that throw', async () => {
      expect(await guesses(3, 'right', kept)).not.toContain('spent');
      await expect(guess('broken', kept)).rejects.toThrow('nobody could say');
      expect(await guesses(2, 'right', kept)).toEqual(['right', 'spent']);
    });

    test('are no more of 60 at once, in two processes, while steps of the window end', async () => {
      const all = Array.from({ length: 60 }, (_, index) => {
        if (index % 10 === 0) pass(700);
        return guess('right', kept, index % 2);
      });
      const answers = await Promise.all(all);
      expect(answers.filter((answer) => answer === 'right')).toHaveLength(limit.uses);
    });

    test('count for nobody when one of them has none left', async () => {
      const [one, other] = [`${subject} of one`, `${subject} of another`];
      const counted = [[one, limit] as const, [other, { ...limit, uses: 2 }] as const] as const;
      await guesses(20, 'right', { counted, ...kept });
      const ofOne = await guesses(4, 'right', { counted: [[one, limit]], ...kept });
      expect(ofOne).toEqual(['right', 'right', 'right', 'spent']);
    });
  });

  test('a wrong one counts for its window plus one step at most', async () => {
    await guesses(5, 'wrong');
    pass(minuteMs - 1);
    expect(await guess('wrong')).toBe('spent');
    pass(1001);
    expect(await guess('wrong')).toBe('wrong');
  });

  test('it counts for all subjects or for none, and `recorded` ones refuse nothing', async () => {
    const [one, other] = [`${subject} of one`, `${subject} of another`];
    const counted = [[one, limit] as const, [other, { ...limit, uses: 2 }] as const] as const;
    expect(await guesses(3, 'wrong', { counted })).toEqual(['wrong', 'wrong', 'spent']);
    const ofOne = await guesses(4, 'wrong', { counted: [[one, limit]] });
    expect(ofOne).toEqual(['wrong', 'wrong', 'wrong', 'spent']);
    const [limiter] = processes as [RateLimiter];
    const recorded = [[other, limit] as const, [one, limit] as const];
    const spent: string[][] = [];
    await limiter.spendTry({ counted: [[subject, limit]], recorded }, async (reserved) => {
      spent.push([...reserved.spent]);
      await reserved.giveBack(subject);
      return null;
    });
    expect(spent).toEqual([[one]]);
    expect(await guesses(6, 'wrong')).toEqual([...Array<string>(5).fill('wrong'), 'spent']);
  });

  test('rows whose uses were all given back are deleted', async () => {
    await guesses(3, 'right');
    pass(2 * minuteMs);
    await processes[0]?.forget(10 * minuteMs);
    const { rows } = await engine.query('select 1 from rate_limit where subject = $1', [subject]);
    expect(rows).toEqual([]);
  });
});
