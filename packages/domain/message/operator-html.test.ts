import { expect, test } from 'vitest';
import { linkTarget } from '../site/link-rule.ts';
import { isOwnPicture } from './operator-html.ts';

test.each([
  ['/m/help?i=6', 'own'],
  ['/', 'own'],
  ['https://partner.example', 'outside'],
  ['HTTPS://partner.example:8443/a?b=c#d', 'outside'],
  ['mailto:help@pavilion.example', 'contact'],
  ['tel:+63-2-555', 'contact'],
] as const)('a link to %s is %s', (address, target) => {
  expect(linkTarget(address)).toBe(target);
});

test.each([
  '',
  'm/help',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /m/help',
  'http://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'https://pavilion.example@evil.example',
  'https://evil.example\\@pavilion.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://pavilion.example/x',
  'file:///etc/passwd',
  'tel:javascript:alert(1)',
])('a link to %j leads nowhere', (address) => {
  expect(linkTarget(address)).toBeNull();
});

test('pictures come from this site alone', () => {
  expect(isOwnPicture('/art/a.avif')).toBe(true);
  expect(isOwnPicture('https://evil.example/pixel.gif')).toBe(false);
  expect(isOwnPicture('//evil.example/pixel.gif')).toBe(false);
});
