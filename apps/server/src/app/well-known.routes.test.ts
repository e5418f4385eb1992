import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '#http/create-http-server.ts';
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

test('Site: crawlers are told what is not for them, and where the pages are', async () => {
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

test('Site: the map names pages that there are, at the public address', async () => {
  const { body, headers } = await ask('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(5);
  for (const place of places) {
    expect(place).toMatch(/^https:\/\/site\.example\/m\/[\w-]+$/);
    const screen = findScreen(new URL(place).pathname);
    expect(['everyone', 'withoutAccount']).toContain(screen?.for);
    expect(screen).not.toHaveProperty('coming');
  }
});

test('Site: who finds a hole is told where to write, until a day that is always to come', async () => {
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

test('§2 Change password: a password keeper is led to the page, and no other place is one', async () => {
  const led = await ask('/.well-known/change-password');
  expect([led.statusCode, led.headers.location]).toEqual([302, '/m/changePsw']);
  const none = await ask(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  );
  expect(none.statusCode).toBe(404);
});
