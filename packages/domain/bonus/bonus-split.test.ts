import { expect, test } from 'vitest';
import { betParts, winParts } from './bonus-split.ts';

const held = { cash: 70n, bonus: 50n };

test.each([
  ['no more than the stake', 30n, 'cash', { cash: 30n, bonus: 0n }],
  ['cash alone where it is enough', 70n, 'cash', { cash: 70n, bonus: 0n }],
  ['cash first, then bonus', 71n, 'cash', { cash: 70n, bonus: 1n }],
  ['bonus alone where it is enough', 50n, 'bonus', { cash: 0n, bonus: 50n }],
  ['bonus first, then cash', 51n, 'bonus', { cash: 1n, bonus: 50n }],
  ['all there is', 120n, 'cash', held],
  ['never more than there is', 121n, 'cash', null],
] as const)('a bet takes %s', (_, stake, takesFirst, expected) => {
  expect(betParts(held, stake, takesFirst)).toEqual(expected);
});

test.each([
  ['a round of cash', { cash: 10n, bonus: 0n }, 33n, { cash: 33n, bonus: 0n }],
  ['a round of bonus', { cash: 0n, bonus: 10n }, 33n, { cash: 0n, bonus: 33n }],
  ['a third of cash', { cash: 1n, bonus: 2n }, 100n, { cash: 33n, bonus: 67n }],
  ['equal stakes', { cash: 1n, bonus: 1n }, 10n, { cash: 5n, bonus: 5n }],
  ['a round without a bet', { cash: 0n, bonus: 0n }, 5n, { cash: 5n, bonus: 0n }],
])(
  'the win of %s is split like its stakes, the remainder to the bonus',
  (_, stakes, win, parts) => {
    expect(winParts(stakes, win)).toEqual(parts);
  },
);
