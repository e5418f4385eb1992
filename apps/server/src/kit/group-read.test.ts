import { expect, test } from 'vitest';
import { createGroupRead } from './group-read.ts';

/** A source that answers when the test lets it, and notes what it was asked for. */
function heldSource() {
  const asked: (readonly number[])[] = [];
  const answers: ((error?: Error) => void)[] = [];
  const read = (items: readonly number[]) =>
    new Promise<string[]>((resolve, reject) => {
      asked.push(items);
      answers.push((error) => (error ? reject(error) : resolve(items.map((item) => `${item}`))));
    });
  return { asked, read, answer: (error?: Error) => answers.shift()?.(error) };
}

test('a single call is read at once, those that come meanwhile together', async () => {
  const { asked, read, answer } = heldSource();
  const find = createGroupRead({ read, readsInFlight: 1, maximumBatch: 3 });
  const first = find(1);
  await expect.poll(() => asked).toEqual([[1]]);
  const others = [2, 3, 4, 5].map((item) => find(item));
  answer();
  expect(await first).toBe('1');
  await expect.poll(() => asked).toEqual([[1], [2, 3, 4]]);
  answer();
  await expect.poll(() => asked).toEqual([[1], [2, 3, 4], [5]]);
  answer();
  expect(await Promise.all(others)).toEqual(['2', '3', '4', '5']);
});

test('an error fails the calls of its read alone', async () => {
  const { asked, read, answer } = heldSource();
  const find = createGroupRead({ read, readsInFlight: 2, maximumBatch: 1 });
  const calls = Promise.allSettled([find(1), find(2), find(3)]);
  await expect.poll(() => asked).toEqual([[1], [2]]);
  answer(new Error('no database'));
  answer();
  await expect.poll(() => asked).toEqual([[1], [2], [3]]);
  answer();
  expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
