import { expect, test } from 'vitest';
import { pageTemplate } from './page-template.ts';

test("§4, §6: a page is new when its flag is '1', otherwise base", () => {
  expect(pageTemplate('1')).toBe('new');
  expect(['0', '', 'new', undefined].map(pageTemplate)).toEqual(['base', 'base', 'base', 'base']);
});
