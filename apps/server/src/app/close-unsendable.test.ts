import { expect, test } from 'vitest';
import { loadSite } from '../modules/site/site.ts';
import { closeUnsendable } from './close-unsendable.ts';

const folder = new URL('../../../../site', import.meta.url).pathname;
const site = loadSite(folder, new Date('2026-11-21T10:00:00Z'));

test('with a company for SMS the site stays as it is', () => {
  expect(closeUnsendable(site, true)).toEqual({ site, closed: [] });
});

test('without one, all that needs SMS is off and is named, and nothing else changes', () => {
  const { site: kept, closed } = closeUnsendable(site, false);
  expect(closed).toEqual([
    'MOBILENUMREG3',
    'REGMOBVERF3',
    'CHNGPASSVERIF3',
    'smsLogin',
    'phonePasswordRetrieval',
  ]);
  expect(closed.filter((name) => ({ ...kept.flags, ...kept.features })[name as 'CBS3'])).toEqual(
    [],
  );
  expect(kept.flags.USERNAMEREG3).toBe(site.flags.USERNAMEREG3);
  expect(kept.features.freeTrial).toBe(site.features.freeTrial);
});
