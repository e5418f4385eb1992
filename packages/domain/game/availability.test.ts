import { expect, test } from 'vitest';
import { gameAvailability, type GameStatus } from './availability.ts';

const site = { country: 'PH', currency: 'PHP' };
const open: GameStatus = {
  vendorOn: true,
  connected: true,
  closedByOperator: false,
  listing: { currencies: ['PHP', 'EUR'], blockedCountries: ['US'] },
};
const listed = (currencies: string[], blockedCountries: string[]) => ({
  listing: { currencies, blockedCountries },
});

test.each<[string, Partial<GameStatus>, string]>([
  ['listed by its vendor', {}, 'open'],
  ['of a vendor that never answered', { listing: 'unread' }, 'open'],
  ['listed without currencies', listed([], []), 'open'],
  ['no longer listed by its vendor', { listing: 'missing' }, 'maintenance'],
  ['closed by an operator', { closedByOperator: true }, 'maintenance'],
  ['without a connection', { connected: false }, 'maintenance'],
  ['not played in the currency of the site', listed(['EUR'], []), 'hidden'],
  ['blocked in the country of the site', listed(['PHP'], ['PH']), 'hidden'],
  ['blocked here and closed', { closedByOperator: true, ...listed([], ['PH']) }, 'hidden'],
  ['of a vendor that is switched off', { vendorOn: false }, 'hidden'],
])('§3, §4: a game %s', (_, info, expected) => {
  expect(gameAvailability({ ...open, ...info }, site)).toBe(expected);
});
