import { expect, test } from 'vitest';
import { loadSite } from '#modules/site/site.ts';
import { closeUnserved } from './close-unserved.ts';

const folder = new URL('../../../../site', import.meta.url).pathname;
const site = loadSite(folder, new Date('2026-11-21T10:00:00Z'));

const all = { sms: true, identity: true, chat: true, transfer: true };

test('§7: with all companies configured the site is unchanged', () => {
  expect(closeUnserved(site, all)).toEqual({ site, closed: [] });
});

test.each([
  [
    'SMS',
    { ...all, sms: false },
    ['MOBILENUMREG3', 'REGMOBVERF3', 'CHNGPASSVERIF3', 'smsLogin', 'phonePasswordRetrieval'],
  ],
  ['people', { ...all, identity: false }, ['FACEBOOKLOGIN3', 'GOOGLELOGIN3', 'phoneSignIn']],
  ['live chat', { ...all, chat: false }, ['CBS3']],
  ['transfers', { ...all, transfer: false }, ['AGENTRANSMULTDOWN3']],
])('§7: without one for %s, all that needs it is off and is named', (_, served, names) => {
  const { site: kept, closed } = closeUnserved(site, served);
  expect(closed).toEqual(names);
  const now = { ...kept.flags, ...kept.features };
  const before = { ...site.flags, ...site.features };
  for (const name of Object.keys(before) as (keyof typeof before)[]) {
    expect([name, now[name]]).toEqual([name, names.includes(name) ? false : before[name]]);
  }
});
