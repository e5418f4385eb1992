import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/run.mjs';

const list = path.join(root, 'packages/domain/site/redirect-payloads.json');

/** Addresses that try to lead somebody away: the list that the one rule is tested with. */
export const redirectPayloads = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];

/** Lead where they may, so that a test that presses nothing is found out. */
export const soundAddresses = { own: '/m/set', outside: 'https://social.pavilion.example/sound' };
