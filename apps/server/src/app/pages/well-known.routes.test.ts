import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '#http/server/create-http-server.ts';
import { findScreen } from '@pavilion/screens/find-screen';
import { addWellKnownRoutes } from './well-known.routes.ts';

const server = createHttpServer(pino({ level: 'silent' }));
let now = new Date('2026-11-21T10:20:30.000Z');

beforeAll(async () => {
  addWellKnownRoutes(server, {
    publicUrl: 'https://site.example',
    securityContact: 'mailto:security@site.example',
    languages: ['EN', 'TY'],
    clock: () => now,
  });
  server.get('/*', async () => 'a page');
  await server.ready();
});
afterAll(() => server.close());

const ask = (url: string) => server.inject({ url });

test('Site: robots.txt names what crawlers must not read, and the sitemap', async () => {
  const { body, headers } = await ask('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^User-agent: \*\n/);
  for (const path of [
    '/wps/',
    '/operator/',
    '/console/',
    '/m/member/',
    '/m/play/',
    '/m/withdraw',
  ]) {
    expect(body).toContain(`\nDisallow: ${path}\n`);
  }
  expect(body).toContain('\nSitemap: https://site.example/sitemap.xml\n');
});

test('Site: the sitemap lists existing pages, at the public address', async () => {
  const { body, headers } = await ask('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/site\.example\/m\/[\w-]+$/);
    const screen = findScreen(new URL(address).pathname);
    expect(['everyone', 'withoutAccount']).toContain(screen?.for);
    expect(screen).not.toHaveProperty('coming');
  }
});

test('Site: security.txt names the contact, and never expires', async () => {
  const { body, headers } = await ask('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@site.example',
    'Expires: 2027-05-20T00:00:00.000Z',
    'Preferred-Languages: en-PH, fil-PH',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ]);
  now = new Date('2031-02-03T00:00:00.000Z');
  expect((await ask('/.well-known/security.txt')).body).toContain('Expires: 2031-08-02T');
});

test('§2 Change password: password managers are redirected to the page', async () => {
  const led = await ask('/.well-known/change-password');
  expect([led.statusCode, led.headers.location]).toEqual([302, '/m/changePsw']);
  const none = await ask(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  );
  expect(none.statusCode).toBe(404);
});
