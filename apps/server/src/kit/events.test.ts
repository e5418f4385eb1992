import { expect, test } from 'vitest';
import { createEvents } from './events.ts';

type Table = { paid: { amount: bigint }; closed: { reason: string } };

test('subscribers get an event one after another, in their order', async () => {
  const events = createEvents<Table>();
  const received: string[] = [];
  events.subscribe({
    paid: async ({ amount }) => {
      await Promise.resolve();
      received.push(`first ${amount}`);
    },
  });
  events.subscribe({
    paid: ({ amount }) => void received.push(`second ${amount}`),
    closed: () => {},
  });
  await events.publish('paid', { amount: 5n });
  expect(received).toEqual(['first 5', 'second 5']);
});

test('an event without subscribers can be published', async () => {
  await expect(createEvents<Table>().publish('closed', { reason: 'x' })).resolves.toBeUndefined();
});

test('an error of a subscriber reaches the publisher, the event no later one', async () => {
  const events = createEvents<Table>();
  const received: string[] = [];
  events.subscribe({ closed: () => Promise.reject(new Error('the ledger is closed')) });
  events.subscribe({ closed: ({ reason }) => void received.push(reason) });
  await expect(events.publish('closed', { reason: 'x' })).rejects.toThrow('the ledger is closed');
  expect(received).toEqual([]);
});
