import { expect, test } from 'vitest';
import { isReservedName } from './reserved-names.ts';

test.each([
  'admin',
  'Admin',
  'ADM1N',
  'adm_in',
  'a_d_m_i_n',
  'admln',
  'admin01',
  'operator',
  '0perator',
  '0perat0r_7',
  'support',
  'supp0rt',
  '5upport',
  'support_team',
  'pavilion',
  'pavi1ion',
  'Pavilion Support',
  'ádmin',
  'lucky_star',
  'luckystar_admin',
  'lucky',
])('§5: nobody registers as %s', (name) => {
  expect(isReservedName(name, 'Lucky Star')).toBe(true);
});

test.each([
  'maria_01',
  'adminah',
  'supporter',
  'member01',
  'rooter',
  'luckyone',
  'star',
  'm123456789',
])('§5: %s is for anyone', (name) => {
  expect(isReservedName(name, 'Lucky Star')).toBe(false);
});

test('§5: a site whose name has no letters of a user name keeps the other names', () => {
  expect(isReservedName('maria', '—')).toBe(false);
  expect(isReservedName('support', '楼')).toBe(true);
});
