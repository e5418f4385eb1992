import { expect, test } from 'vitest';
import { services } from './ServiceIcons.tsx';
import { socialLinks } from './social-links.ts';

const link = (resourceType: string) => ({
  resourceType,
  url: `https://social.test/${resourceType}`,
});

test('§2 Home screen: Facebook, Telegram and WhatsApp have an icon where a link of that kind exists', () => {
  const types = (...given: string[]) =>
    socialLinks(services, given.map(link)).map(({ type }) => type);
  expect(types('WHATSAPP', 'YOUTUBE', 'FACEBOOK', 'TELEGRAM', 'IOS')).toEqual([
    'FACEBOOK', 'TELEGRAM', 'WHATSAPP',
  ]); // oxfmt-ignore
  expect(types('TELEGRAM')).toEqual(['TELEGRAM']);
  expect(types('INSTAGRAM', 'TWITTER')).toEqual([]);
});

test('§2 Home screen: an unsafe link has no icon', () => {
  const links = [{ resourceType: 'TELEGRAM', url: 'javascript:alert(1)' }];
  expect(socialLinks(services, links)).toEqual([]);
});
