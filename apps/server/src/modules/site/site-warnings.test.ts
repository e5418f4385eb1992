import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { siteWarnings } from './site-warnings.ts';
import { loadSite } from './site.ts';

const folder = fileURLToPath(new URL('../../../../../site/', import.meta.url));
const site = loadSite(folder, new Date('2026-11-21T10:00:00Z'));

test('the default site gives nothing to be warned of', () => {
  expect(siteWarnings(site)).toEqual([]);
});

test('a level with less than the one before is warned of', () => {
  const levels = site.vip.levels.map((one) => {
    if (one.level !== 5) return one;
    const rebatePercent = { ...one.benefits.rebatePercent, LIVE: 10 };
    return { ...one, benefits: { ...one.benefits, weeklyBonus: 87_99n, rebatePercent } };
  });
  expect(siteWarnings({ ...site, vip: { ...site.vip, levels } })).toEqual([
    'vip.yaml levels[5].benefits.weeklyBonus: less than at the level before.',
    'vip.yaml levels[5].benefits.rebatePercent.LIVE: less than at the level before.',
  ]);
});

test('a link that does not say where it leads is warned of', () => {
  const [page, ...pages] = site.pages;
  const content = {
    EN: '<p>Points: <a href="/m/help"> Read <em>more</em></a>, <a href="/m/vip">levels</a></p>',
    TY: '<p><a href="/m/help">Dito</a>, <a href="/m/help">more</a></p>',
    ES: '<p><a href="/m/help">Leer más</a>, <a href="/m/help">Ayuda</a></p>',
    PT: '<p><a href="/m/help">Saiba mais</a></p>',
    KO: '<p><a href="/m/help">자세히 보기</a></p>',
    RU: '<p><a href="/m/help">more</a></p>',
  };
  expect(siteWarnings({ ...site, pages: [{ ...page!, id: 'terms', content }, ...pages] })).toEqual([
    'pages.yaml terms EN: the link "Read more" does not say where it leads.',
    'pages.yaml terms TY: the link "Dito" does not say where it leads.',
    'pages.yaml terms KO: the link "자세히 보기" does not say where it leads.',
    'pages.yaml terms PT: the link "Saiba mais" does not say where it leads.',
    'pages.yaml terms ES: the link "Leer más" does not say where it leads.',
  ]);
});
