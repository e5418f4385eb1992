import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/run.mjs';

const list = path.join(root, 'packages/domain/site/redirect-payloads.json');

/** Addresses that try to lead somebody away: the list that the one rule is tested with. */
const redirectPayloads = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];

/** Lead where they may, so that a test that presses nothing is found out. */
export const soundAddresses = { own: '/m/set', outside: 'https://social.pavilion.example/sound' };

/** Where a page takes addresses from what its server says. */
export const sources = [
  'logIn',
  'routes',
  'banners',
  'support',
  'announcements',
  'helpTexts',
  'letters',
] as const;
export type Source = (typeof sources)[number];

const inFull = process.env['IN_FULL'] === '1';
const shares = inFull ? 1 : 5;

/**
 * The payloads that one source is tried with: every fifth, and among the sources all of them; with
 * IN_FULL=1 all in each. The rule that refuses them is tested with all where it stands.
 */
export function payloadsOf(source: Source): readonly string[] {
  const share = sources.indexOf(source) % shares;
  return redirectPayloads.filter((_, place) => place % shares === share);
}
