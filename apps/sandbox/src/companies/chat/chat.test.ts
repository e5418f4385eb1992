import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, testSecrets, type SandboxUnderTest } from '#testing/sandbox-under-test.ts';

const secret = testSecrets.chatSecret;
let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

function ticketFor(visitor: string, validMs = 60_000, key: string = secret): string {
  const info = { visitor, name: 'Ana <b>', expires: Date.now() + validMs };
  const body = Buffer.from(JSON.stringify(info)).toString('base64url');
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

const open = (session: string, more = '') =>
  sandbox.server.inject({ url: `/chat?session=${session}${more}` });
const post = (url: string, text: string) =>
  sandbox.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text }).toString(),
  });
const unread = async (visitor: string, key: string = secret) => {
  const headers = { authorization: `Bearer ${key}` };
  return sandbox.server.inject({ url: `/chat/v1/unread?visitor=${visitor}`, headers });
};

test('Sandbox: a visitor asks, support answers, and the answer is unread until it is seen', async () => {
  const session = ticketFor('v1');
  expect((await open(session)).statusCode).toBe(200);
  expect((await post(`/chat?session=${session}`, 'Where is <my> money?')).statusCode).toBe(303);
  const desk = (await sandbox.server.inject({ url: '/chat/desk' })).body;
  expect(desk).toContain('Where is &lt;my&gt; money?');
  expect(desk).toContain('Ana &lt;b&gt;');
  await post('/chat/desk/v1', 'On its way');
  expect((await unread('v1')).json()).toEqual({ unread: 1 });
  const shown = await sandbox.server.inject({ url: `/chat/messages?session=${session}` });
  expect(shown.json<{ messages: object[] }>().messages).toHaveLength(2);
  expect((await unread('v1')).json()).toEqual({ unread: 0 });
});

test('Sandbox: an expired, forged or broken ticket opens no chat', async () => {
  for (const ticket of [ticketFor('v2', -1), ticketFor('v2', 60_000, 'other'), 'x.y', '']) {
    expect((await open(ticket)).statusCode).toBe(403);
    const lines = await sandbox.server.inject({ url: `/chat/messages?session=${ticket}` });
    expect(lines.statusCode).toBe(403);
  }
});

test('Sandbox: only the site gets the unread count', async () => {
  expect((await unread('v1', 'wrong')).statusCode).toBe(401);
});

test('Sandbox: the return link leads to the site, whatever the address says', async () => {
  const session = ticketFor('v3');
  const own = `${sandbox.config.pavilionOrigin}/m/set`;
  expect((await open(session, `&backUrl=${own}`)).body).toContain(`href="${own}"`);
  const away = await open(session, '&backUrl=https://evil.example');
  expect(away.body).toContain(`href="${sandbox.config.pavilionOrigin}"`);
  expect(away.body).not.toContain('evil');
});
