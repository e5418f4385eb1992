import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createFakeChat } from '#ports/fakes/live-chat.fake.ts';
import { liveChatSuite } from '#ports/suites/live-chat.suite.ts';
import { createSandboxChat } from './sandbox-chat.ts';

const secret = 'chat-secret-for-tests';
const nobody = createSandboxChat({ url: 'http://127.0.0.1:9', secret });

liveChatSuite('the fake', async () => {
  const { chat, unread } = createFakeChat();
  return {
    chat,
    nobody,
    answer: async (ref, times) => void unread.set(ref, times),
    close: async () => undefined,
  };
});

liveChatSuite('the sandbox’s chat', async () => {
  const unread = new Map<string, number>();
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://chat.test');
    const open = request.headers.authorization === `Bearer ${secret}`;
    response.statusCode = open ? 200 : 401;
    response.end(JSON.stringify({ unread: unread.get(searchParams.get('visitor') ?? '') ?? 0 }));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    chat: createSandboxChat({ url: `http://127.0.0.1:${port}`, secret }),
    nobody,
    answer: async (ref, times) => void unread.set(ref, times),
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
});

test('Sandbox: a ticket is signed, and names the visitor for half an hour', () => {
  const look = { language: 'EN', backUrl: 'x', headerColor: '', title: '', extras: '' };
  const now = new Date('2026-11-21T10:00:00Z');
  const address = nobody.address({ ref: 'v', name: 'Ana' }, look, now);
  const [body = '', signature] = new URL(address).searchParams.get('session')?.split('.') ?? [];
  const ticket: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  expect(ticket).toEqual({ visitor: 'v', name: 'Ana', expires: now.getTime() + 1_800_000 });
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(address).not.toContain(secret);
});
