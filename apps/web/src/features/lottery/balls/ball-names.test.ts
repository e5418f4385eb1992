import { expect, test } from 'vitest';
import { families } from '@pavilion/domain/lottery/families';
import type { BallSet } from '@pavilion/domain/lottery/play';
import { webMessages } from '@pavilion/messages/web';
import { ballWords, keyOfName } from './ball-names.ts';

const asKey = (key: string) => key;

const ballSets = Object.values(families).flatMap(({ code, plays }) =>
  plays.flatMap((play) =>
    (play.approach === 'typed' ? [play.number.balls] : play.rows.map(({ balls }) => balls)).map(
      (balls): [name: string, balls: BallSet] => [`${code} ${play.code}`, balls],
    ),
  ),
);
const named = ballSets.filter(([, { names }]) => names !== undefined);

test.each(named)('%s: each named ball has a text in both languages', (_, { names = [] }) => {
  const texts: Readonly<Record<string, { EN: string; TY: string }>> = webMessages;
  const untold = names.filter((name) => {
    const text = texts[keyOfName(name) ?? ''];
    return !text?.EN || !text.TY;
  });
  expect(untold).toEqual([]);
});

test('a ball is a number, a word, how many are odd and even, or an open place', () => {
  const digits = { name: 'FIRST', balls: { values: [0, 1, 2], width: 2 } } as const;
  const shape = { name: 'X', balls: { values: [0, 1], width: 1, names: ['rat', 'yeti'] } } as const;
  const counts = { name: 'OECOUNTS', balls: { values: [50, 41], width: 2 } } as const;
  expect(ballWords(asKey, digits, 2)).toBe('02');
  expect(ballWords(asKey, digits, -1)).toBe('–');
  expect(ballWords(asKey, shape, 0)).toBe('lottery.tiles.rat');
  expect(ballWords(asKey, shape, 1)).toBe('yeti');
  expect(ballWords(asKey, counts, 41)).toBe('lottery.pad.ball.oddEven');
});
