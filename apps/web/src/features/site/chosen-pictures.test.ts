import { expect, test } from 'vitest';
import { choosePictures, noPictures } from './chosen-pictures.ts';

const most = 3;
const file = (name: string, type = 'image/png', size = 10) =>
  new File([new Uint8Array(size)], name, { type });

test('§5: the fourth picture is left out with a message', () => {
  const three = choosePictures(noPictures, [file('1'), file('2'), file('3')], most);
  expect(three).toMatchObject({ problem: null });
  const four = choosePictures(three, [file('4')], most);
  expect(four.pictures.map(({ name }) => name)).toEqual(['1', '2', '3']);
  expect(four.problem).toBe('picture.too.many');
});

test.each([
  ['image/gif', 10, 'picture.type'],
  ['image/svg+xml', 10, 'picture.type'],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'picture.too.large'],
  ['image/jpeg', 0, 'picture.empty'],
] as const)('§5: a file of type %s with %i bytes is left out: %s', (type, size, problem) => {
  const chosen = choosePictures(noPictures, [file('good'), file('bad', type, size)], most);
  expect(chosen.pictures.map(({ name }) => name)).toEqual(['good']);
  expect(chosen.problem).toBe(problem);
});
