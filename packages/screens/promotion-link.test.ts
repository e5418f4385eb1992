import { expect, test } from 'vitest';
import { screens } from './find-screen.ts';
import { paths } from './paths.ts';
import { leadsToPromotion } from './promotion-link.ts';

test.each([
  paths.promotions(),
  paths.promotions({ id: 'first-deposit' }),
  paths.promotion('first-deposit'),
  paths.inviteFriends(),
  paths.redRain(),
  `${paths.promotions()}/`,
  `https://site.example${paths.promotion('first-deposit')}`,
  `HTTPS://site.example:8443${paths.promotions()}#top`,
])('%s leads to a promotion', (address) => {
  expect(leadsToPromotion(address)).toBe(true);
});

test('no other screen is one, nor is nothing or another site', () => {
  const offers = ['promotions', 'promotion', 'inviteFriends', 'redRain'];
  const others = screens.filter(({ id }) => !offers.includes(id));
  const addresses = ['', '/', 'https://site.example', ...others.map(({ path }) => path)];
  expect(addresses.filter(leadsToPromotion)).toEqual([]);
});
