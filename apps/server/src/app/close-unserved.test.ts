import { expect, test } from 'vitest';
import { loadSite } from '../modules/site/site.ts';
import { closeUnserved } from './close-unserved.ts';

const folder = new URL('../../../../site', import.meta.url).pathname;
const site = loadSite(folder, new Date('2026-11-21T10:00:00Z'));

test('with all companies the site stays as it is', () => {
  expect(closeUnserved(site, { sms: true, identity: true })).toEqual({ site, closed: [] });
});

test.each([
  [
    'SMS',
    { sms: false, identity: true },
    ['MOBILENUMREG3', 'REGMOBVERF3', 'CHNGPASSVERIF3', 'smsLogin', 'phonePasswordRetrieval'],
  ],
  ['people', { sms: true, identity: false }, ['FACEBOOKLOGIN3', 'GOOGLELOGIN3', 'phoneSignIn']],
])('without one for %s, all that needs it is off and is named', (_, served, names) => {
  const { site: kept, closed } = closeUnserved(site, served);
  expect(closed).toEqual(names);
  const now = { ...kept.flags, ...kept.features };
  const before = { ...site.flags, ...site.features };
  for (const name of Object.keys(before) as (keyof typeof before)[]) {
    expect([name, now[name]]).toEqual([name, names.includes(name) ? false : before[name]]);
  }
});
