import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, createPage } from './web-pages.ts';

const none = { frameOrigins: [], mediaOrigins: [], imageOrigins: [] };
const html =
  '<html><head><style>a{}</style><script>start()</script>' +
  '<script type="application/json" id="boot">{}</script>' +
  '<script type="module" src="/a.js"></script></head></html>';

test('§2 Game center and category pages, §9: only the build’s inline script is allowed, by its hash', () => {
  const policy = contentSecurityPolicy(html, {
    frameOrigins: ['http://games.test'],
    mediaOrigins: ['https://videos.test'],
    imageOrigins: ['https://pictures.test'],
  });
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/trusted-types service-worker$/);
  expect(policy).toContain('frame-src http://games.test;');
  expect(policy).toContain('media-src https://videos.test;');
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.test;");
});

test('§2 Game center and category pages, §9: without vendors, video and picture hosts no other origin is allowed', () => {
  const policy = contentSecurityPolicy('', none);
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain("media-src 'none'");
  expect(policy).toContain("img-src 'self' data: blob:;");
});

test('§2 Game center and category pages, §9: a page is equal in every encoding, and another page has another tag', () => {
  const page = createPage(html, none);
  expect(brotliDecompressSync(page.brotli).toString()).toBe(html);
  expect(gunzipSync(page.gzip).toString()).toBe(html);
  expect(createPage(`${html} `, none).etag).not.toBe(page.etag);
});
