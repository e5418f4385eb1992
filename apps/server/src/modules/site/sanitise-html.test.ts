import { expect, test } from 'vitest';
import { htmlFaults, sanitiseHtml } from './sanitise-html.ts';

test.each([
  ['<script>go()</script>', 'HTML without <script>, which is not allowed'],
  ['<style>p{}</style>', 'HTML without <style>, which is not allowed'],
  ['<iframe src="https://a.example"></iframe>', 'HTML without <iframe>, which is not allowed'],
  ['<p onclick="go()">x</p>', 'HTML without the attribute onclick on <p>, which is not allowed'],
  ['<p style="color:red">x</p>', 'HTML without the attribute style on <p>, which is not allowed'],
  ['<svg><a></a></svg>', 'HTML without <svg>, which is not allowed'],
])('D20: %s is refused', (html, fault) => {
  expect(htmlFaults(html)).toContain(fault);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//a.example/x',
  'http://a.example',
  '/\\a.example',
  'https://pavilion.example@a.example',
])('D20: a link to %s is refused and removed', (href) => {
  const html = `<p><a href="${href}">x</a></p>`;
  expect(htmlFaults(html)).toEqual([
    'HTML whose href is a path of this site or an https, mailto or tel address',
  ]);
  expect(sanitiseHtml(html)).not.toContain('href');
});

test('D20: what is allowed passes unchanged, and links off the site are made safe', () => {
  const inside = '<h3>Title</h3><ul><li><a href="/m/help?i=6">Help</a></li></ul>';
  expect(htmlFaults(inside)).toEqual([]);
  expect(sanitiseHtml(inside)).toBe(inside);
  expect(sanitiseHtml('<a href="https://a.example">x</a>')).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  );
});

test('D20: HTML that was not checked at the start loses what is not allowed', () => {
  expect(sanitiseHtml('<p onclick="go()">a<script>go()</script><img src=x onerror=go()></p>')).toBe(
    '<p>a<img /></p>',
  );
});

test.each(['https://a.example/pixel.gif', '//a.example/pixel.gif', 'data:image/svg+xml,x'])(
  'D20: a picture from %s is refused and removed, so that showing a text calls no other host',
  (src) => {
    const html = `<img src="${src}" alt="x">`;
    expect(htmlFaults(html)).toEqual(['HTML whose src is a path of this site']);
    expect(sanitiseHtml(html)).toBe('<img alt="x" />');
  },
);
