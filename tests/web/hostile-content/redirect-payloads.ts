import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/run.mjs';
import { isInFull } from '../../support/run/in-full.ts';

const list = path.join(root, 'packages/domain/site/redirect-payloads.json');

/** Addresses that try to lead a visitor off the site; the tests of the rule use the same list. */
const redirectPayloads = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];

/** Allowed addresses; reaching them shows that a test pressed its links. */
export const soundAddresses = { own: '/m/set', outside: 'https://social.pavilion.example/sound' };

/** Where a page takes addresses from its server's answers. */
export const sources = [
  'logIn',
  'routes',
  'banners',
  'support',
  'announcements',
  'helpTexts',
  'inboxMessages',
] as const;
export type Source = (typeof sources)[number];

const shares = isInFull ? 1 : 5;

/**
 * The payloads for one source: every fifth, so that the sources together try all of them; with
 * IN_FULL=1 all for each. The tests of the rule itself try all.
 */
export function payloadsOf(source: Source): readonly string[] {
  const share = sources.indexOf(source) % shares;
  return redirectPayloads.filter((_, index) => index % shares === share);
}
