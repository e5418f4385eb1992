import { describe, expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const home = { href: '/m/home', title: 'home.title' };

describe('§2 Game center and category pages: a back link to the referrer, or home by default', () => {
  test.each([
    ['/m/activityDetail', '/m/activity', 'title.promotions'],
    ['/m/activityDetail', '/m/activity?id=reef-hunt', 'title.promotions'],
    ['/m/noticeDetail', '/m/help?i=1', 'title.help'],
    ['/m/help', '/m/notice?2', 'title.notices'],
    ['/m/help', '/m/activityDetail?id=reef-hunt', 'title.promotion'],
    ['/m/notice', '/m/message', 'shell.back'],
    ['/m/notice', '/m/noticeDetail?id=gone', 'shell.back'],
  ])('on %s after %s', (path, href, title) => {
    expect(breadcrumbTrail(path, href).back).toEqual({ href, title });
  });

  test.each(['/m/home', '/', '/m/index.html', '/m?from=mail'])('after the home as %s', (before) => {
    expect(breadcrumbTrail('/m/help', before).back).toEqual(home);
  });

  test.each([
    undefined,
    'https://elsewhere.example/m/help',
    '//elsewhere.example/m/help',
    '/operator/ledger-check',
    'javascript:alert(1)',
    '',
  ])('home, when %s was before', (before) => {
    expect(breadcrumbTrail('/m/notice', before).back).toEqual(home);
  });

  test('home, when the previous page is the page itself, as after a log-in', () => {
    const before = '/m/activityDetail?id=reef-hunt';
    expect(breadcrumbTrail('/m/activityDetail', before).back).toEqual(home);
  });
});

test('§2 Game center and category pages: with titles for announcements, promotions, promotion details and help center', () => {
  const here = (path: string) => breadcrumbTrail(path, undefined).here;
  expect(here('/m/notice')).toBe('title.notices');
  expect(here('/m/noticeDetail')).toBe('title.notices');
  expect(here('/m/activity')).toBe('title.promotions');
  expect(here('/m/activityDetail')).toBe('title.promotion');
  expect(here('/m/help')).toBe('title.help');
});
