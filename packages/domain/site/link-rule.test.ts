import { describe, expect, test } from 'vitest';
import { hostOf, isAllowedLinkage, isOutsideAddress, isOwnPage, linkTarget } from './link-rule.ts';
import { escapesTo, redirectPayloads } from './redirect-payloads.fixture.ts';

test('§7: there are more than sixty payloads, and most would lead off the site without the rule', () => {
  expect(new Set(redirectPayloads).size).toBeGreaterThanOrEqual(80);
  expect(redirectPayloads.filter((one) => escapesTo(one) !== null).length).toBeGreaterThan(40);
});

describe.each(redirectPayloads)('§7: %j', (payload) => {
  test('is no page of this site that leads away', () => {
    expect(isOwnPage(payload) ? escapesTo(payload) : null).toBeNull();
  });

  test('is no link that stays, and leads away', () => {
    const target = linkTarget(payload);
    expect(target === 'own' ? escapesTo(payload) : null).toBeNull();
    expect(target === 'outside' ? escapesTo(payload) : 'https:').toMatch(/^https:/);
  });

  test('is no banner’s link to a host that the site does not name', () => {
    const hosts = new Set(['partner.example']);
    expect(isAllowedLinkage(payload, hosts) ? escapesTo(payload) : null).toBeNull();
  });

  test('is not another host than a person reads', () => {
    const [, written = ''] = /^https:\/\/([^/?#]+)/i.exec(payload) ?? [];
    const host = isOutsideAddress(payload) ? new URL(payload).host : written.toLowerCase();
    expect(host).toBe(written.toLowerCase());
  });
});

test.each([
  ['/m', true],
  ['/m/home', true],
  ['/m/play/42?vassalage=A&trial=1', true],
  ['/m/register.html?code=AGENT01', true],
  ['/m/activityDetail?id=a%20b', true],
  ['/mall', false],
  ['/operator/status', false],
  ['/m/..', false],
  ['/m//x', false],
  ['', false],
  [null, false],
  [['/m/home'], false],
])('§7: a page of this site: %j is %s', (address, own) => {
  expect(isOwnPage(address)).toBe(own);
});

test.each([
  ['https://partner.example/a?b=c#d', true],
  ['https://partner.example:8443', true],
  ['http://partner.example', false],
  ['partner.example', false],
])('§7: an address outside: %j is %s', (address, is) => {
  expect(isOutsideAddress(address)).toBe(is);
});

const hosts = new Set(['partner.example', 'chat.example:8443']);

test.each([
  ['', true],
  ['/m', true],
  ['/m/activity?id=first-deposit', true],
  ['/m?code=1', true],
  ['https://partner.example/welcome', true],
  ['https://chat.example:8443', true],
  ['/operator/content', false],
  ['/mall', false],
  ['//partner.example', false],
  ['/\\partner.example', false],
  ['http://partner.example', false],
  ['https://partner.example.evil.example', false],
  ['https://partner.example@evil.example', false],
  ['https://chat.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['mailto:a@partner.example', false],
])('§3: a banner may lead to %j: %s', (linkage, allowed) => {
  expect(isAllowedLinkage(linkage, hosts)).toBe(allowed);
});

test('§3: only https addresses have a host that can be allowed', () => {
  expect(hostOf('https://partner.example/a')).toBe('partner.example');
  expect(hostOf('mailto:a@partner.example')).toBeNull();
  expect(hostOf('/m/home')).toBeNull();
});
