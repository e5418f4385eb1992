import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHttpServer } from '../server/create-http-server.ts';
import { addSiteSecurity } from './site-security.ts';

async function serverAt(publicUrl: string) {
  const server = createHttpServer(pino({ level: 'silent' }));
  addSiteSecurity(server, publicUrl);
  server.get('/m/home', async () => 'home');
  server.post('/wps/session/login/device', async () => ({ success: true }));
  server.delete('/wps/session/logout', async () => ({ success: true }));
  server.post('/vendors/lagoon/balance', async () => ({ balance: '0.00' }));
  await server.ready();
  return server;
}

type Answer = { statusCode: number; body: string; headers: Record<string, unknown> };

async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  headers: Record<string, string>,
  publicUrl = 'https://site.example',
): Promise<Answer> {
  const server = await serverAt(publicUrl);
  const { statusCode, body, headers: answered } = await server.inject({ method, url, headers });
  await server.close();
  return { statusCode, body, headers: answered };
}

const device = '/wps/session/login/device';
const host = 'site.example';

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://site.example' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['an unknown value', { 'sec-fetch-site': 'elsewhere' }],
])('D5: %s logs nobody in or out by the cookie of a device', async (_, headers) => {
  for (const [method, url] of [
    ['POST', device],
    ['DELETE', '/wps/session/logout'],
  ] as const) {
    const refused = await ask(method, url, { host, ...headers });
    expect(refused.statusCode).toBe(403);
    expect(JSON.parse(refused.body)).toMatchObject({ errorCode: 'request.cross.site' });
  }
});

test.each([
  ['the site itself', { 'sec-fetch-site': 'same-origin', origin: 'https://site.example' }],
  ['a person at the keyboard', { 'sec-fetch-site': 'none' }],
  ['an old browser on the site', { origin: 'https://site.example' }],
  [
    'an old browser at another address of it',
    { origin: 'https://agent.example', host: 'agent.example' },
  ],
  [
    'the site behind a proxy that says another host',
    { origin: 'https://site.example', host: '10.0.0.7' },
  ],
  ['an app that is no browser', {}],
])('D5: %s may', async (_, headers) => {
  expect((await ask('POST', device, { host, ...headers })).statusCode).toBe(200);
});

test('D5: pages can be opened from any site, and companies can call', async () => {
  const cross = { host, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await ask('GET', '/m/home', cross)).statusCode).toBe(200);
  expect((await ask('POST', '/vendors/lagoon/balance', cross)).statusCode).toBe(200);
});

test('Wire transport: a site over TLS sends Strict-Transport-Security', async () => {
  const name = 'strict-transport-security';
  for (const url of ['/m/home', '/nowhere', '/m/%ff']) {
    expect((await ask('GET', url, { host })).headers[name]).toBe('max-age=31536000');
    const plain = await ask('GET', url, { host }, 'http://127.0.0.1:3000');
    expect(plain.headers).not.toHaveProperty(name);
  }
});

test.each(['/m/%ff', '/wps/%E0%A4%A', '/%', '/m/home/%c0%ae'])(
  'Wire transport: %s, which does not decode to text, is answered in the shape of the site',
  async (url) => {
    const { statusCode, body, headers } = await ask('GET', url, { host });
    expect([statusCode, JSON.parse(body)]).toMatchObject([404, { errorCode: 'request.not.found' }]);
    expect(headers['x-request-id']).toMatch(/./);
  },
);
