import { expect, test } from 'vitest';
import { parse } from './regexparam.ts';

test('a path is matched as a whole, in any case, with or without a last slash', () => {
  const { pattern, keys } = parse('/m/home');
  expect(keys).toEqual([]);
  expect(['/m/home', '/m/home/', '/M/Home'].every((path) => pattern.test(path))).toBe(true);
  expect(['/m/homes', '/m', '/x/m/home'].some((path) => pattern.test(path))).toBe(false);
});

test('a part that begins with a colon takes what stands there, and no more than one part', () => {
  const { pattern, keys } = parse('/m/play/:nodeId');
  expect(keys).toEqual(['nodeId']);
  expect(pattern.exec('/m/play/10001')?.[1]).toBe('10001');
  expect(pattern.test('/m/play/10001/more')).toBe(false);
  expect(pattern.test('/m/play/')).toBe(false);
});
