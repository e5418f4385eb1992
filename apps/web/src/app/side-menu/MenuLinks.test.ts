import { expect, test } from 'vitest';
import { ownLinks, shownLinks } from '#features/site/screen-links.ts';
import { excludedMenu, memberMenu, siteLinks } from './MenuLinks.tsx';

test('§2 Side menu: each member link with a flag shows only if it is on', () => {
  const always = shownLinks(ownLinks, {});
  expect(always.map(({ href }) => href)).toEqual(['/m/history']);
  const flags = ['TRANSBETREPMEM3', 'TRANSREC3', 'PERSREP', 'REWCEN3', 'PTSYS3', 'SECPRIV'];
  expect(ownLinks.flatMap(({ flag }) => flag ?? [])).toEqual(flags);
  for (const flag of flags) {
    const shown = shownLinks(ownLinks, { [flag]: true });
    expect(shown.flatMap((entry) => entry.flag ?? [])).toEqual([flag]);
    expect(shownLinks(ownLinks, { [flag]: false })).toEqual(always);
  }
});

test('§2 Side menu: the history and the limits are there whatever the flags', () => {
  expect(shownLinks(memberMenu, {}).map(({ href }) => href)).toEqual(['/m/history', '/m/limits']);
});

test('§2 Side menu: the links of the site need no flag', () => {
  expect(shownLinks(siteLinks, {})).toEqual(siteLinks);
});

test('§7: in a time-out or self-exclusion the records are left, and the page of the break', () => {
  expect(excludedMenu.map(({ href }) => href)).toEqual([
    '/m/exclusion',
    '/m/gameRecord',
    '/m/transaction/record',
    '/m/profitandloss',
    '/m/history',
  ]);
});
