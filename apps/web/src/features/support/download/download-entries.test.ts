import { expect, test } from 'vitest';
import { deviceOf, downloadEntries, iosAge, needsSafari } from './download-entries.ts';

const iphone = (os: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const safari = `${iphone('17_4')} Version/17.4 Mobile/15E148 Safari/604.1`;
const chromeOnIos = `${iphone('17_4')} CriOS/123.0 Mobile/15E148 Safari/604.1`;
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/123.0 Mobile';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/123.0 Safari/537.36';

const resources = [
  { resourceType: 'IOS', url: 'https://get.test/ios' },
  { resourceType: 'Android', url: 'https://get.test/android' },
  { resourceType: 'MOBILECONFIG', url: 'https://get.test/a.mobileconfig' },
];
const kinds = (userAgent: string, standalone = false, links = resources) =>
  downloadEntries(deviceOf(userAgent, standalone), links).map(({ kind }) => kind);

test('§2 Download page and popup: links are those of the device: Android, profile and app of iOS', () => {
  expect(kinds(android)).toEqual(['homeScreen', 'android']);
  expect(kinds(safari)).toEqual(['homeScreen', 'profile', 'ios']);
  expect(kinds(desktop)).toEqual(['android', 'profile', 'ios']);
});

test('§2 Download page and popup: the home screen is offered by Safari on iOS, unless the app is there already', () => {
  expect(kinds(chromeOnIos)).toEqual(['profile', 'ios']);
  expect(kinds(safari, true)).toEqual(['profile', 'ios']);
  expect(kinds(`${android} PavilionApp/1.0`)).toEqual(['android']);
});

test('§2 Download page and popup: a link that is not configured, or not safe, is left out', () => {
  expect(kinds(android, false, [])).toEqual(['homeScreen']);
  expect(kinds(desktop, false, [{ resourceType: 'IOS', url: 'javascript:alert(1)' }])).toEqual([]);
});

test('§2 Download page and popup: on iOS another browser than Safari is sent to Safari', () => {
  expect([safari, chromeOnIos, android].map((one) => needsSafari(deviceOf(one, false)))).toEqual([
    false, true, false,
  ]); // oxfmt-ignore
});

test('§2 Download page and popup: iOS 12.4 or later is required, and 12.1 or lower sees a further hint', () => {
  const age = (os: string) => iosAge(deviceOf(iphone(os), false));
  expect(['11_4', '12_1', '12_2', '12_3', '12_4', '12_10', '17_0'].map(age)).toEqual([
    'legacy', 'legacy', 'old', 'old', 'current', 'current', 'current',
  ]); // oxfmt-ignore
  expect(iosAge(deviceOf(android, false))).toBe('current');
});
