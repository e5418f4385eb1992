import { expect, test } from 'vitest';
import { compileCatalogue } from '@pavilion/messages/compile-catalogue';
import { formatMessage } from './message.ts';

const messages = compileCatalogue({
  plain: 'Log in',
  named: 'Slide {number} of {count}',
  plural: '{count, plural, =0 {no games} one {# game} other {# games}} for {name}',
});

function say(key: string, values = {}, tag = 'en-PH'): string {
  return formatMessage(messages[key] ?? '', values, tag);
}

test('a text is kept and values are filled in', () => {
  expect(say('plain')).toBe('Log in');
  expect(say('named', { number: 2, count: 5 })).toBe('Slide 2 of 5');
  expect(say('named', { number: 2 })).toBe('Slide 2 of ');
});

test('a plural chooses its form by the rules of the language', () => {
  expect(say('plural', { count: 0, name: 'you' })).toBe('no games for you');
  expect(say('plural', { count: 1, name: 'you' })).toBe('1 game for you');
  expect(say('plural', { count: 1234, name: 'you' })).toBe('1,234 games for you');
  expect(say('plural', { count: 2, name: 'iyo' }, 'fil-PH')).toBe('2 game for iyo');
});

test('a message that the browser could not show is refused while building', () => {
  expect(() => compileCatalogue({ bad: '{at, date, short}' })).toThrow('bad');
  expect(() => compileCatalogue({ bad: '{kind, select, a {x} other {y}}' })).toThrow('bad');
});
