import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { codeOf, openTestBase, type Member, type TestBase } from '#testing/test-base.ts';
import type { SelfTestAnswer } from '@pavilion/domain/protection/self-test';
import { selfTestHandlers } from './self-tests.ts';

type Nine = SelfTestAnswer[];

const never: Nine = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const always: Nine = [3, 3, 3, 3, 3, 3, 3, 3, 3];
const differs = 'wallet.repeat.differs';

/** Answers whose sum is wanted. */
const withSum = (sum: number): Nine => {
  return never.map((_, index) => Math.min(3, Math.max(0, sum - 3 * index)) as SelfTestAnswer);
};

describe.each(testDatabases())('§7: self-tests on $name', (database) => {
  let base: TestBase;
  let handlers: ReturnType<typeof selfTestHandlers>;
  beforeAll(async () => {
    base = await openTestBase(database);
    handlers = selfTestHandlers(base);
  });
  afterAll(() => base.close());

  const list = async ({ context }: Member) => (await handlers.listSelfTests({}, context)).list;

  /** Keeps a self-test a minute after the last. */
  async function keep({ context }: Member, answers: Nine, requestKey: string = randomUUID()) {
    base.pass(minuteMs);
    return (await handlers.keepSelfTest({ answers, requestKey }, context)).list;
  }

  const forget = async ({ context }: Member, testId: string) =>
    (await handlers.forgetSelfTest({ testId }, context)).list;

  const sumsOf = async (person: Member) => (await list(person)).map(({ sum }) => sum);

  /** Keeps 50, of which each has a sum of its own among its neighbours; returns them. */
  async function keepFifty(person: Member) {
    for (let index = 0; index < 50; index += 1) await keep(person, withSum(index % 28));
    return list(person);
  }

  test('nothing is kept until the member wants it', async () => {
    expect(await list(await base.member())).toEqual([]);
  });

  test.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'high'],
    [27, 'high'],
  ] as const)('the sum %s is kept with the band %s', async (sum, band) => {
    const person = await base.member();
    const kept = await keep(person, withSum(sum));
    const at = base.clock().toISOString();
    expect(kept).toEqual([{ testId: expect.any(String) as string, sum, band, at }]);
    expect(await list(person)).toEqual(kept);
  });

  test('the newest is first', async () => {
    const person = await base.member();
    await keep(person, withSum(5));
    await keep(person, always);
    expect((await keep(person, never)).map(({ sum }) => sum)).toEqual([0, 27, 5]);
  });

  test('a repeat keeps nothing again, also after a restart', async () => {
    const [person, key] = [await base.member(), randomUUID()];
    const kept = await keep(person, withSum(4), key);
    expect(await keep(person, withSum(4), key)).toEqual(kept);
    const restarted = selfTestHandlers(base);
    const again = { answers: withSum(4), requestKey: key };
    expect(await restarted.listSelfTests({}, person.context)).toEqual({ list: kept });
    expect(await restarted.keepSelfTest(again, person.context)).toEqual({ list: kept });
  });

  test('other answers under the same key are refused, also with the same sum', async () => {
    const [person, key] = [await base.member(), randomUUID()];
    const kept = await keep(person, withSum(1), key);
    const moved = [...withSum(1)].toReversed();
    expect(await codeOf(keep(person, moved, key))).toBe(differs);
    expect(await codeOf(keep(person, always, key))).toBe(differs);
    expect(await list(person)).toEqual(kept);
  });

  test('a key belongs to its member', async () => {
    const [one, other, key] = [await base.member(), await base.member(), randomUUID()];
    await keep(one, never, key);
    await keep(other, always, key);
    expect(await sumsOf(one)).toEqual([0]);
    expect(await sumsOf(other)).toEqual([27]);
  });

  test('of several at once with one key one is kept', async () => {
    const person = await base.member();
    for (let round = 1; round <= 10; round += 1) {
      const key = randomUUID();
      const answers = await Promise.all([0, 1, 2, 3].map(() => keep(person, always, key)));
      expect(answers.map((one) => one.length)).toEqual([round, round, round, round]);
    }
  });

  test('of two at once with one key and other answers one is kept', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [person, key] = [await base.member(), randomUUID()];
      const keeping = [keep(person, never, key), keep(person, always, key)];
      const codes = await Promise.all(keeping.map(codeOf));
      expect(new Set(codes)).toEqual(new Set([null, differs]));
      expect(await sumsOf(person)).toEqual([codes[0] === null ? 0 : 27]);
    }
  });

  test('of more than 50 the oldest goes', async () => {
    const person = await base.member();
    const fifty = await keepFifty(person);
    expect(fifty).toHaveLength(50);
    const [newest, ...others] = await keep(person, always);
    expect(newest?.sum).toBe(27);
    expect(others).toEqual(fifty.slice(0, -1));
  });

  test('there are never more than 50 when several are kept at once', async () => {
    const person = await base.member();
    const fifty = await keepFifty(person);
    await Promise.all([0, 1, 2, 3, 4].map(() => keep(person, always)));
    const after = await list(person);
    expect(after.slice(0, 5).map(({ sum }) => sum)).toEqual([27, 27, 27, 27, 27]);
    expect(after.slice(5)).toEqual(fifty.slice(0, 45));
  });

  test('what is kept now stays even where the clock goes back', async () => {
    const person = await base.member();
    await keepFifty(person);
    base.pass(-7 * 24 * 60 * minuteMs);
    const kept = await keep(person, always);
    base.pass(7 * 24 * 60 * minuteMs);
    expect(kept).toHaveLength(50);
    expect(kept.at(-1)?.sum).toBe(27);
  });

  test('the 51st of one member pushes out none of another', async () => {
    const [one, other] = [await base.member(), await base.member()];
    await keep(other, withSum(9));
    await keepFifty(one);
    await keep(one, always);
    expect(await sumsOf(other)).toEqual([9]);
  });

  test('one that is forgotten is gone for good', async () => {
    const person = await base.member();
    const [kept] = await keep(person, withSum(6));
    await keep(person, withSum(2));
    expect(await forget(person, kept!.testId)).toMatchObject([{ sum: 2 }]);
    const rows = await base.db
      .selectFrom('self_test')
      .select('sum')
      .where('member_id', '=', person.memberId)
      .execute();
    expect(rows).toEqual([{ sum: 2 }]);
    expect(await forget(person, kept!.testId)).toMatchObject([{ sum: 2 }]);
  });

  test('an id of another member, of nothing, or of another form changes nothing', async () => {
    const [person, other] = [await base.member(), await base.member()];
    const kept = await keep(person, withSum(6));
    const own = await keep(other, withSum(1));
    for (const id of [kept[0]!.testId, randomUUID(), kept[0]!.testId.toUpperCase(), 'none']) {
      expect(await forget(other, id)).toEqual(own);
    }
    expect(await list(person)).toEqual(kept);
  });

  test('members see only their own', async () => {
    const [person, other] = [await base.member(), await base.member()];
    await keep(person, always);
    expect(await list(other)).toEqual([]);
  });
});
