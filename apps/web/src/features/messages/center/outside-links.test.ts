import { expect, test } from 'vitest';
import { escapesTo, redirectPayloads } from '@pavilion/domain/site/redirect-payloads.fixture';
import { outsideLinks } from './outside-links.ts';

const telegram = { resourceType: 'TELEGRAM', url: 'https://social.example/t' };
const chat = { csType: 'LIVECHAT', path: '' };
const service = { csType: 'WHATSAPP', path: 'https://social.example/w' };

test('§2 Message center: the rows lead to the configured page and to the first channel outside the site', () => {
  const settings = { resources: [telegram], customerService: [chat, service] };
  expect(outsideLinks(settings)).toEqual({ telegram: telegram.url, affiliate: service.path });
});

test('§2 Message center: without a safe address there is no row', () => {
  const none = { telegram: null, affiliate: null };
  expect(outsideLinks(undefined)).toEqual(none);
  expect(
    outsideLinks({
      resources: [{ resourceType: 'TELEGRAM', url: 'javascript:hit()' }],
      customerService: [chat, { csType: 'SKYPE', path: '//evil.example' }],
    }),
  ).toEqual(none);
});

test.each(redirectPayloads)('§2 Message center: %j opens https pages alone', (payload) => {
  const links = outsideLinks({
    resources: [{ resourceType: 'TELEGRAM', url: payload }],
    customerService: [{ csType: 'SKYPE', path: payload }],
  });
  expect(links.telegram).toBe(links.affiliate);
  expect(links.telegram === null ? 'https:' : escapesTo(payload)).toMatch(/^https:/);
});
