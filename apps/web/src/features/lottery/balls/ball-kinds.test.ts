import { expect, test } from 'vitest';
import { ballsOf } from './ball-kinds.ts';

const shown = (family: string, winNo: string) =>
  ballsOf(family, winNo).balls.map(({ text, kind }) => `${kind} ${text}`);

test.each([
  ['SSC', '27705', 'ball 2, ball 7, ball 7, ball 0, ball 5'],
  ['11X5', '03,07,11', 'ball 03, ball 07, ball 11'],
  ['K3', '2,5,5', 'die 2, die 5, die 5'],
  ['PK10', '04,10', 'car 04, car 10'],
  ['MY4D', '4821,0977', 'chip 4821, chip 0977'],
  ['PH2', '07-31', 'ball 07, ball 31'],
  ['VN_NORTH', '52768', 'ball 5, ball 2, ball 7, ball 6, ball 8'],
])('a result of %s, %s, is shown as %s', (family, winNo, balls) => {
  expect(shown(family, winNo).join(', ')).toBe(balls);
});

test('the last number of LHC is the special one, and each has its colour', () => {
  const { balls, special } = ballsOf('LHC', '01,03,05,49');
  expect(balls.map(({ kind }) => kind)).toEqual(['red', 'blue', 'green']);
  expect(special).toMatchObject({ text: '49', kind: 'green' });
});

test('PC28 has the sum of its digits, others have none', () => {
  expect(ballsOf('PC28', '9,4,1').sum).toBe(14);
  expect(ballsOf('K3', '2,5,5').sum).toBeNull();
});
