import { expect, test } from 'vitest';
import { mostInField, noText, textOf, wholeText, withMore, withTyped } from './typed-text.ts';

const long = '12345\n'.repeat(mostInField);

test('a short text stands in the field', () => {
  expect(withTyped(noText, '123')).toEqual({ kept: '', typed: '123' });
  expect(withMore({ kept: '', typed: '123\n' }, '456')).toEqual({ kept: '', typed: '123\n456' });
});

test('a long text is kept beside the field, with what is typed behind it', () => {
  const pasted = withTyped(noText, long);
  expect(pasted).toEqual({ kept: long, typed: '' });
  const more = withTyped(pasted, '678');
  expect(more).toEqual({ kept: long, typed: '678' });
  expect(wholeText(more)).toBe(`${long}\n678`);
  expect(withTyped(more, long)).toEqual({ kept: `${long}\n${long}`, typed: '' });
});

test('what became short is shown in the field again', () => {
  expect(textOf('1 2')).toEqual({ kept: '', typed: '1 2' });
  expect(wholeText(textOf(long))).toBe(long);
  expect(withMore(noText, long)).toEqual({ kept: long, typed: '' });
});
