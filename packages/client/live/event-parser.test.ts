import { expect, test } from 'vitest';
import { createEventParser, type StreamEvent } from './event-parser.ts';

const text =
  'retry: 2000\nid: 1\n\n:\n\nevent: change\ndata: {"kinds":["balance"]}\n\n' +
  'event: catch-up\ndata: {}\n\n';
const events = [
  { name: 'change', data: '{"kinds":["balance"]}' },
  { name: 'catch-up', data: '{}' },
];

test.each([1, 2, 7, text.length])('events are read whole from chunks of %i characters', (size) => {
  const read: StreamEvent[] = [];
  const parse = createEventParser((event) => read.push(event));
  for (let at = 0; at < text.length; at += size) parse(text.slice(at, at + size));
  expect(read).toEqual(events);
});

test('half an event is no event', () => {
  const read: StreamEvent[] = [];
  createEventParser((event) => read.push(event))('event: session\ndata: {}\n');
  expect(read).toEqual([]);
});
