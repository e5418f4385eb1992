import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './refuse-weak-password.ts';

describe('§5: the list of common passwords', () => {
  test('holds 1,000 and more that are long enough to be chosen here', () => {
    const long = dictionary['passwords-common'].filter((word) => word.length >= 8);
    expect(long.length).toBeGreaterThan(1000);
    expect(long.filter((word) => !isCommonPassword(word))).toEqual([]);
  });

  test.each(['password', 'Qwertyuiop', 'sunshine1', 'p@ssw0rd', '11111111'])('has %s', (word) => {
    expect(isCommonPassword(word)).toBe(true);
  });

  test.each(['lantern-on-water', 'boats-at-dusk', 'Ilaw sa tubig 7'])('lacks %s', (word) => {
    expect(isCommonPassword(word)).toBe(false);
  });
});
