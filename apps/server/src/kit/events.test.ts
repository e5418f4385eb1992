import { expect, test } from 'vitest';
import { createEvents } from './events.ts';

type Table = { paid: { amount: bigint }; closed: { reason: string } };

test('subscribers hear an event one after another, in their order', async () => {
  const events = createEvents<Table>();
  const heard: string[] = [];
  events.subscribe({
    paid: async ({ amount }) => {
      await Promise.resolve();
      heard.push(`first ${amount}`);
    },
  });
  events.subscribe({ paid: ({ amount }) => void heard.push(`second ${amount}`), closed: () => {} });
  await events.publish('paid', { amount: 5n });
  expect(heard).toEqual(['first 5', 'second 5']);
});

test('an event that nobody hears is published all the same', async () => {
  await expect(createEvents<Table>().publish('closed', { reason: 'x' })).resolves.toBeUndefined();
});

test('what a subscriber throws reaches the publisher, and no later one hears', async () => {
  const events = createEvents<Table>();
  const heard: string[] = [];
  events.subscribe({ closed: () => Promise.reject(new Error('the ledger is closed')) });
  events.subscribe({ closed: ({ reason }) => void heard.push(reason) });
  await expect(events.publish('closed', { reason: 'x' })).rejects.toThrow('the ledger is closed');
  expect(heard).toEqual([]);
});
