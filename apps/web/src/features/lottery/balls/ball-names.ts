import type { MessageKey, Text } from '#kit/text.ts';
import { blank, type BallSet, type RowShape } from '@pavilion/domain/lottery/play';

/** What balls are called that are no numbers, by the names that plays give them. */
const nameKeys: Readonly<Record<string, MessageKey>> = {
  big: 'lottery.big',
  small: 'lottery.small',
  odd: 'lottery.odd',
  even: 'lottery.even',
  tripleAll: 'lottery.pad.ball.tripleAll',
  runAll: 'lottery.pad.ball.runAll',
  dragon: 'lottery.tiles.dragon',
  tiger: 'lottery.tiles.tiger',
  tie: 'lottery.tiles.tie',
  triple: 'lottery.tiles.triple',
  straight: 'lottery.tiles.straight',
  pair: 'lottery.tiles.pair',
  halfStraight: 'lottery.tiles.halfStraight',
  mixed: 'lottery.tiles.mixed',
  bigOdd: 'lottery.tiles.bigOdd',
  bigEven: 'lottery.tiles.bigEven',
  smallOdd: 'lottery.tiles.smallOdd',
  smallEven: 'lottery.tiles.smallEven',
  extremeBig: 'lottery.tiles.extremeBig',
  extremeSmall: 'lottery.tiles.extremeSmall',
  red: 'lottery.colour.red',
  blue: 'lottery.colour.blue',
  green: 'lottery.colour.green',
  rat: 'lottery.tiles.rat',
  ox: 'lottery.tiles.ox',
  rabbit: 'lottery.tiles.rabbit',
  snake: 'lottery.tiles.snake',
  horse: 'lottery.tiles.horse',
  goat: 'lottery.tiles.goat',
  monkey: 'lottery.tiles.monkey',
  rooster: 'lottery.tiles.rooster',
  dog: 'lottery.tiles.dog',
  pig: 'lottery.tiles.pig',
};

/** What a ball stands for where it is no number, such as "big"; null for numbers. */
export const nameOfBall = ({ values, names }: BallSet, ball: number): string | null =>
  names?.[values.indexOf(ball)] ?? null;

/** The key of the text of a name; null for a name that this page does not know. */
export const keyOfName = (name: string): MessageKey | null =>
  Object.hasOwn(nameKeys, name) ? (nameKeys[name] ?? null) : null;

/** Whether the balls of a row say how many numbers are odd and how many even: 41 is four and one. */
export const isOddEven = ({ name }: Pick<RowShape, 'name'>): boolean => name === 'OECOUNTS';

/** A ball in words: its number with all digits, what it stands for, or a dash for an open place. */
export function ballWords(text: Text, row: RowShape, ball: number): string {
  if (ball === blank) return '–';
  if (isOddEven(row)) {
    const [odd, even] = [String(Math.floor(ball / 10)), String(ball % 10)];
    return text('lottery.pad.ball.oddEven', { odd, even });
  }
  const name = nameOfBall(row.balls, ball);
  if (name === null) return String(ball).padStart(row.balls.width, '0');
  const key = keyOfName(name);
  return key === null ? name : text(key);
}
