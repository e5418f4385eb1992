import { expect, test } from 'vitest';
import { shownLinks } from '#features/site/screen-links.ts';
import { memberEntries, siteEntries } from './menu-entries.ts';

test('§2 Side menu: each member link shows only if its flag is on', () => {
  expect(shownLinks(memberEntries, {})).toEqual([]);
  const flags = ['TRANSBETREPMEM3', 'TRANSREC3', 'PERSREP', 'REWCEN3', 'PTSYS3', 'SECPRIV'];
  expect(memberEntries.map(({ flag }) => flag)).toEqual(flags);
  for (const flag of flags) {
    expect(shownLinks(memberEntries, { [flag]: true }).map((entry) => entry.flag)).toEqual([flag]);
    expect(shownLinks(memberEntries, { [flag]: false })).toEqual([]);
  }
});

test('§2 Side menu: the links of the site need no flag', () => {
  expect(shownLinks(siteEntries, {})).toEqual(siteEntries);
});
