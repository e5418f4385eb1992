import { expect, test } from 'vitest';
import { completeness } from './messages.ts';

const keys = ['home.title', 'home.hot', 'tab.home'];
const locales = { VI: { 'home.title': 'Trang chủ' }, AR: { 'home.title': 'ا', 'tab.home': 'ب' } };

test('each language is printed with its share of all texts', () => {
  expect(completeness(keys, locales)).toEqual(['VI  1 / 3  33 %', 'AR  2 / 3  66 %']);
});

test('the keys that a language lacks are named', () => {
  expect(completeness(keys, locales, 'vi')).toEqual(['home.hot', 'tab.home']);
  expect(completeness(keys, locales, 'AR')).toEqual(['home.hot']);
});

test('an unknown language is refused', () => {
  expect(() => completeness(keys, locales, 'xx')).toThrow('xx is none of VI AR');
});
