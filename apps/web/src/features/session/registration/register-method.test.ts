import { expect, it } from 'vitest';
import { isWebClipStart, registerMethodOf } from './register-method.ts';

it.each([
  ['Mozilla/5.0', false, false, 'H5'],
  ['Mozilla/5.0', false, true, 'H5'],
  ['Mozilla/5.0', true, false, 'PWA'],
  ['Mozilla/5.0', true, true, 'WEBCLIP'],
  ['Mozilla/5.0 PavilionApp/2.1', false, false, 'APP'],
  ['Mozilla/5.0 PavilionApp/2.1', true, true, 'APP'],
] as const)('%s, standalone %s, web clip %s is %s', (userAgent, standalone, webClip, method) => {
  expect(registerMethodOf({ userAgent, standalone, webClip })).toBe(method);
});

it.each([
  ['https://site.test/m/home?source=webclip', true],
  ['https://site.test/m/home?code=A1&source=webclip', true],
  ['https://site.test/m/home?source=other', false],
  ['https://site.test/m/home#source=webclip', false],
])('%s is the start of a web clip: %s', (address, expected) => {
  expect(isWebClipStart(address)).toBe(expected);
});
