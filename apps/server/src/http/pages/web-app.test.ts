import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHttpServer } from '../server/create-http-server.ts';
import { addWebApp } from './web-app.ts';

const webDir = mkdtempSync(join(tmpdir(), 'pavilion-web-'));
const server = createHttpServer(pino({ level: 'silent' }));
let drawn = 0;
let changed: () => void = () => undefined;
let kept = 'SG';

/** A renderer whose page prints its input. */
const entry = `
export const prepareLanguages = async () => {};
export const render = async ({ boot, whole, search, answer }) => {
  if (search.includes('broken') && whole) throw new Error('not drawn');
  const answered = whole && search !== '' ? await answer('content', 'getPage', { search }) : '';
  return boot.says + (whole ? ', whole' : ', frame') + answered;
};
export const fillTemplate = (template, language, page) => template.replace('<!--app-->', page);
`;

beforeAll(async () => {
  // Fake dates: no page expires here, however long the test takes.
  vi.useFakeTimers({ toFake: ['Date'] });
  mkdirSync(join(webDir, 'client'));
  mkdirSync(join(webDir, 'server'));
  writeFileSync(join(webDir, 'client', 'index.html'), '<html><!--app--></html>');
  mkdirSync(join(webDir, 'client', 'assets'));
  writeFileSync(join(webDir, 'client', 'robots.txt'), 'any');
  mkdirSync(join(webDir, 'client', 'videos'));
  writeFileSync(join(webDir, 'client', 'videos', 'night.mp4'), '0123456789');
  mkdirSync(join(webDir, 'client', '.vite'));
  writeFileSync(join(webDir, 'client', '.vite', 'manifest.json'), '{}');
  writeFileSync(join(webDir, 'client', 'assets', 'app-1234567.js'), 'plain');
  writeFileSync(join(webDir, 'client', 'assets', 'app-1234567.js.br'), 'packed');
  writeFileSync(join(webDir, 'server', 'package.json'), '{ "type": "module" }');
  writeFileSync(join(webDir, 'server', 'entry-server.js'), entry);
  await addWebApp(server, {
    webDir,
    languages: ['EN'],
    app: { name: 'Pavilion', theme: 'dark' },
    frameOrigins: [],
    mediaOrigins: [],
    imageOrigins: [],
    countryHeader: 'x-country',
    closedTo: async ({ country }) => (country === kept ? 'system.restricted' : null),
    pageBoot: async (_, _isHome, country) => {
      drawn += 1;
      return { says: country === kept ? 'not where you are' : 'welcome' };
    },
    pageAnswers: (language) => async (area, name, input) =>
      `, ${language} ${area}.${name} ${JSON.stringify(input)}`,
    watchContent: (listener) => {
      changed = listener;
    },
  });
  await server.ready();
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
  rmSync(webDir, { recursive: true });
});

function pageFor(country: string | null, headers: Record<string, string> = {}) {
  const named = country === null ? {} : { 'x-country': country };
  return server.inject({ url: '/m/home', headers: { ...headers, ...named } });
}

test('§3, §7: each visitor gets the page of their country, whatever is cached', async () => {
  const first = await pageFor('PH');
  const second = await pageFor('SG');
  const third = await pageFor(null);
  expect(first.body).toContain('welcome');
  expect(second.body).toContain('not where you are');
  expect(third.body).toContain('welcome');
});

test('§3, §7: caches between the server and its visitors keep the pages apart', async () => {
  const { headers } = await pageFor('PH');
  expect(headers).toMatchObject({
    vary: 'accept-encoding, cookie, x-country',
    'cache-control': 'no-cache',
  });
  const known = { 'if-none-match': String(headers.etag) };
  expect((await pageFor('SG', known)).statusCode).toBe(200);
  expect((await pageFor('PH', known)).statusCode).toBe(304);
});

test('§9: a video is sent whole, or in the ranges that a player requests', async () => {
  const url = '/videos/night.mp4';
  const whole = await server.inject({ url });
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  const part = await server.inject({ url, headers: { range: 'bytes=2-5' } });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe('2345');
  expect(part.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': 'bytes 2-5/10',
  });
});

test('§3, §7: countries with the same content share a rendered page', async () => {
  changed();
  const before = drawn;
  for (const country of ['PH', 'JP', 'DE', 'SG', 'FR']) await pageFor(country);
  expect(drawn - before).toBe(2);
});

test('§3, §7: a country that is closed from now on gets no cached page', async () => {
  expect((await pageFor('JP')).body).toContain('welcome');
  kept = 'JP';
  changed();
  expect((await pageFor('JP')).body).toContain('not where you are');
  expect((await pageFor('SG')).body).toContain('welcome');
});

test('§9: a guest screen is rendered whole for a query it knows, else as a frame', async () => {
  changed();
  const bodyOf = async (url: string) => (await server.inject({ url })).body;
  expect(await bodyOf('/m/help')).toContain('welcome, whole<');
  expect(await bodyOf('/m/help?i=2')).toContain('whole, EN content.getPage {"search":"?i=2"}');
  for (const url of [
    '/m/help?i=2&utm=x',
    `/m/help?i=${'9'.repeat(100)}`,
    '/m/settings',
    '/m/limits',
  ]) {
    expect(await bodyOf(url)).toContain('welcome, frame<');
  }
  expect(await bodyOf('/m/home?utm=x')).toContain('welcome, whole<');
});

test('§9: above the render limit pages are sent as frames, as are pages that fail', async () => {
  changed();
  vi.setSystemTime(Date.now() + 1000);
  const kinds: string[] = [];
  for (let id = 0; id < 102; id += 1) {
    const { body } = await server.inject({ url: `/m/help?i=${id}` });
    kinds.push(/whole|frame/.exec(body)?.[0] ?? '');
  }
  expect(kinds.filter((kind) => kind === 'whole')).toHaveLength(100);
  expect(kinds.slice(100)).toEqual(['frame', 'frame']);
  expect((await server.inject({ url: '/m/home' })).body).toContain('whole');
  vi.setSystemTime(Date.now() + 1000);
  expect((await server.inject({ url: '/m/help?i=101' })).body).toContain('whole');
  expect((await server.inject({ url: '/m/help?i=broken' })).body).toContain('frame');
});

test('files are sent compressed where the browser accepts it, hashed ones for a year', async () => {
  const url = '/assets/app-1234567.js';
  const packed = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.body).toBe('packed');
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/javascript/) as string,
  });
  expect((await server.inject({ url: `${url}?v=1` })).body).toBe('plain');
  const { headers } = await server.inject({ url: '/robots.txt' });
  expect(headers['cache-control']).toBe('public, max-age=600');
  const known = { 'if-none-match': String(headers.etag) };
  expect((await server.inject({ url: '/robots.txt', headers: known })).statusCode).toBe(304);
  const view = await server.inject({ method: 'HEAD', url });
  expect(view).toMatchObject({ statusCode: 200, body: '' });
});

test.each(['/assets/app-1234567.js.br', '/assets/none.js', '/assets', '/assets/', '/robots.txt/'])(
  'no file is sent for %s',
  async (url) => {
    const { statusCode, body } = await server.inject({ url });
    expect([statusCode, body]).not.toContain('packed');
    expect(statusCode === 404 || body.includes('<html>')).toBe(true);
  },
);

test.each([
  '/../server/entry-server.js',
  '/%2e%2e/server/entry-server.js',
  '/assets/../index.html',
])('nothing outside the files of the client is sent for %s', async (url) => {
  const { body } = await server.inject({ url });
  expect(body).not.toMatch(/export|<!--app-->/);
});

test('Wire transport: a path that is no text is answered as an unknown page', async () => {
  const [page, view] = [await server.inject('/m/%ff?from=%ff'), await server.inject('/wps/%ff')];
  expect([page.statusCode, page.body]).toEqual([200, '<html>welcome, frame</html>']);
  expect(view.json()).toMatchObject({ success: false, errorCode: 'request.not.found' });
});

test('internal files of the build are not sent', async () => {
  expect((await server.inject({ url: '/.vite/manifest.json' })).statusCode).toBe(404);
});

test.each(['/console/', '/console/assets/index.js', '/console'])(
  'Console: %s is no page of the mobile site',
  async (url) => {
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, errorCode: 'request.not.found' });
  },
);
