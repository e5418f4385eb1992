import { randomUUID } from 'node:crypto';
import type { OutboxMessage } from './message.ts';

export type OutboxFilter = { to?: string | null; kind?: string | null };

export type Outbox = {
  add: (message: Omit<OutboxMessage, 'id' | 'at'>) => OutboxMessage;
  /** Newest first. */
  list: (filter: OutboxFilter) => OutboxMessage[];
};

const keptMessages = 500;

export function createOutbox(): Outbox {
  const messages: OutboxMessage[] = [];
  return {
    add: (content) => {
      const message = { ...content, id: randomUUID(), at: new Date().toISOString() };
      messages.unshift(message);
      messages.length = Math.min(messages.length, keptMessages);
      return message;
    },
    list: ({ to, kind }) =>
      messages.filter(
        (message) =>
          (!to || message.to.toLowerCase() === to.toLowerCase()) &&
          (!kind || message.kind === kind),
      ),
  };
}
