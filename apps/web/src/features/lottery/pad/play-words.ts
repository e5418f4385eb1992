import type { MessageKey, Text } from '#kit/text.ts';
import type { RowShape } from '@pavilion/domain/lottery/play';
import { isOddEven } from '../balls/ball-names.ts';
import { placeNames, placeOfRow } from '../balls/places.ts';

/** What rows of the pad are called; each play of rows of numbers has rows of these names alone. */
const rowKeys: Readonly<Record<string, MessageKey>> = {
  FIRST: 'lottery.pad.row.first',
  SECOND: 'lottery.pad.row.second',
  THIRD: 'lottery.pad.row.third',
  FOURTH: 'lottery.pad.row.fourth',
  FIFTH: 'lottery.pad.row.fifth',
  SIXTH: 'lottery.pad.row.sixth',
  SEVENTH: 'lottery.pad.row.seventh',
  EIGHTH: 'lottery.pad.row.eighth',
  NINTH: 'lottery.pad.row.ninth',
  TENTH: 'lottery.pad.row.tenth',
  NUMBERS: 'lottery.pad.row.numbers',
  SINGLES: 'lottery.pad.row.singles',
  DOUBLES: 'lottery.pad.row.doubles',
  TRIPLES: 'lottery.pad.row.triples',
  QUADS: 'lottery.pad.row.fours',
  SUM: 'lottery.pad.row.sum',
  OECOUNTS: 'lottery.pad.row.oddEven',
  TRIPLE_ALL: 'lottery.pad.ball.tripleAll',
  RUN_ALL: 'lottery.pad.ball.runAll',
};

/** The name of a row in words. */
export function rowWords(text: Text, { name }: Pick<RowShape, 'name'>): string {
  const key = rowKeys[name];
  return key === undefined ? name : text(key);
}

/** Whether a row is one of the places of a result. */
export const isPlace = ({ name }: Pick<RowShape, 'name'>): boolean => placeOfRow(name) !== null;

/** The places of which plays take some, each with its name on the wire. */
export const fivePlaces: readonly Pick<RowShape, 'name'>[] = placeNames
  .slice(0, 5)
  .map((name) => ({ name }));

/** How a ball looks: as a die, as a car, as words, or round with its number. */
export type BallLook = 'die' | 'car' | 'words' | 'round';

const isSum = ({ name }: RowShape) => name === 'SUM';

export function lookOf(family: string, row: RowShape): BallLook {
  if (row.balls.names !== undefined || isOddEven(row)) return 'words';
  if (isSum(row)) return 'round';
  if (family === 'K3') return 'die';
  return family === 'PK10' ? 'car' : 'round';
}

/** A row in which there is one ball alone is chosen or not. */
export const isOnlyBall = ({ balls }: RowShape): boolean => balls.values.length === 1;

export const quicks = ['all', 'big', 'small', 'odd', 'even', 'none'] as const;
export type Quick = (typeof quicks)[number];

const leastForQuicks = 5;

/** Whether several balls of a row can be chosen at once by their size. */
export const hasQuicks = (row: RowShape): boolean =>
  row.balls.names === undefined && !isOddEven(row) && row.balls.values.length >= leastForQuicks;

/**
 * The balls that a quick button chooses. Big is the upper half; where the halves have a ball
 * between them it is big, as 06 of 01 to 11 is, but small among sums, as 11 of 3 to 19 is.
 */
export function quickBalls(quick: Quick, row: RowShape): readonly number[] {
  const { values } = row.balls;
  const half = values.length / 2;
  const bigFrom = isSum(row) ? Math.ceil(half) : Math.floor(half);
  switch (quick) {
    case 'all':
      return values;
    case 'big':
      return values.slice(bigFrom);
    case 'small':
      return values.slice(0, bigFrom);
    case 'odd':
    case 'even':
      return values.filter((value) => value % 2 === (quick === 'odd' ? 1 : 0));
    case 'none':
      return [];
  }
}
