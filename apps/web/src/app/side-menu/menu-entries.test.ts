import { expect, test } from 'vitest';
import { memberEntries, shownEntries, siteEntries } from './menu-entries.ts';

test('§2 Side menu: each member link shows only if its flag is on', () => {
  expect(shownEntries(memberEntries, {})).toEqual([]);
  const flags = ['TRANSBETREPMEM3', 'TRANSREC3', 'PERSREP', 'REWCEN3', 'PTSYS3', 'SECPRIV'];
  expect(memberEntries.map(({ flag }) => flag)).toEqual(flags);
  for (const flag of flags) {
    expect(shownEntries(memberEntries, { [flag]: true }).map((entry) => entry.flag)).toEqual([
      flag,
    ]);
    expect(shownEntries(memberEntries, { [flag]: false })).toEqual([]);
  }
});

test('§2 Side menu: the links of the site need no flag', () => {
  expect(shownEntries(siteEntries, {})).toEqual(siteEntries);
});
