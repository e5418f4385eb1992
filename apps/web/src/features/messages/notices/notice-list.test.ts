import { expect, test } from 'vitest';
import { openIndexOf } from './NoticeList.tsx';

test.each([
  ['0', 0],
  ['12', 12],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['i=1', null],
  ['9999', null],
])('the query %j opens %s', (search, index) => {
  expect(openIndexOf(search)).toBe(index);
});
