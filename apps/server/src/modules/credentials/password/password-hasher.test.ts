import { expect, test } from 'vitest';
import { slotBudgets } from '#http/request/request-budgets.ts';
import { QueueFullError } from '#kit/limits/slots.ts';
import { leastCost } from '../password-algorithm.fixture.ts';
import { createPasswordHasher } from '../password-hasher.ts';

test('a call beyond workers and queue is refused at once, whatever it is', async () => {
  const hasher = createPasswordHasher(leastCost, { ...slotBudgets.hash, atOnce: 1, waiting: 2 });
  const taken = [hasher.hash('one'), hasher.verify(null, 'two'), hasher.hash('three')];
  await expect(hasher.verify(null, 'four')).rejects.toBeInstanceOf(QueueFullError);
  await expect(hasher.hash('five')).rejects.toBeInstanceOf(QueueFullError);
  await Promise.all(taken);
  await expect(hasher.hash('six')).resolves.toMatch(/^\$argon2id\$/);
});

test('an unknown account has no password, not even that of its substitute hash', async () => {
  const hasher = createPasswordHasher();
  const stored = await hasher.hash('lantern-on-water');
  expect(await hasher.verify(stored, 'lantern-on-water')).toBe(true);
  expect(await hasher.verify(stored, 'lantern-on-land')).toBe(false);
  expect(await hasher.verify(null, 'no such account')).toBe(false);
});
