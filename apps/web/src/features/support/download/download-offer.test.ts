import { expect, test } from 'vitest';
import type { Device } from './download-entries.ts';
import { barIsShown, iconIsOffered, type BarState } from './download-offer.ts';

const phone: Device = { platform: 'android', version: null, isSafari: false, isInstalled: false };
const resources = [{ resourceType: 'Android', url: 'https://get.test/android' }];
const offer = { device: phone, resources };
const top: BarState = {
  isDismissed: false,
  needsLogin: false,
  hasSession: false,
  scrolledPx: 0,
};
const installed = { ...offer, device: { ...phone, isInstalled: true } };
const iphone = { ...offer, device: { ...phone, platform: 'ios' as const, isSafari: true } };

test('§2 Header, §2 Home screen: the bar shows while scrolled under 30 px', () => {
  const at = (scrolledPx: number) => barIsShown(offer, { ...top, scrolledPx });
  expect([0, 29, 29.5, 30, 500].map(at)).toEqual([true, true, true, false, false]);
});

test('§2 Header, §2 Home screen: the bar is hidden once closed, in the installed app and without a link of the device', () => {
  expect(barIsShown(offer, { ...top, isDismissed: true })).toBe(false);
  expect(barIsShown(installed, top)).toBe(false);
  expect(barIsShown({ ...offer, resources: [] }, top)).toBe(false);
  expect(barIsShown(iphone, top)).toBe(false);
});

test('§2 Header, §2 Home screen: where the site requires a log-in, the bar needs a session', () => {
  const state = { ...top, needsLogin: true };
  expect(barIsShown(offer, state)).toBe(false);
  expect(barIsShown(offer, { ...state, hasSession: true })).toBe(true);
});

test('§2 Header, §2 Home screen: the icon needs the flag, a link of the platform, and no app on the device', () => {
  expect(iconIsOffered(offer, true)).toBe(true);
  expect(iconIsOffered(offer, false)).toBe(false);
  expect(iconIsOffered(installed, true)).toBe(false);
  expect(iconIsOffered(iphone, true)).toBe(false);
  const profile = [{ resourceType: 'MOBILECONFIG', url: 'https://get.test/a.mobileconfig' }];
  expect(iconIsOffered({ ...iphone, resources: profile }, true)).toBe(true);
});
