import { expect, test } from 'vitest';
import { elevenFive } from '@pavilion/domain/lottery/eleven-five/eleven-five';
import { k3 } from '@pavilion/domain/lottery/k3/k3';
import { pk10 } from '@pavilion/domain/lottery/pk10/pk10';
import type { PickedPlay, Play } from '@pavilion/domain/lottery/play';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { missingIn, needsOf } from './needs.ts';

function picked(plays: readonly Play<never>[], code: string): PickedPlay<never> {
  const play = plays.find((one) => one.code === code);
  if (play?.approach !== 'picked') throw new Error(`${code} has no rows`);
  return play;
}

test.each([
  ['Last3Straight', [1, 1, 1], 0, 0],
  ['AllCom60', [1, 3], 0, 0],
  ['First4Com24', [4], 0, 0],
  ['Last3Join', [0, 0, 1], 0, 0],
  ['Any3', [0, 0, 0, 0, 0], 3, 0],
  ['FixedPlace', [0, 0, 0, 0, 0], 1, 0],
  ['Any3Com6', [3], 0, 3],
])('SSC %s needs %j, in %i rows and at %i positions', (code, balls, rows, positions) => {
  expect(needsOf(picked(ssc.plays, code))).toEqual({ balls, rows, positions });
});

test('the first thing that lacks is named', () => {
  const straight = picked(ssc.plays, 'Last3Straight');
  expect(missingIn(straight, { rows: [[1], [], []] })).toEqual({ what: 'row', row: 1, least: 1 });
  const any = picked(ssc.plays, 'Any2');
  expect(missingIn(any, { rows: [[], [1], [], [], []] })).toEqual({ what: 'rows', least: 2 });
  const com = picked(ssc.plays, 'Any2Com');
  expect(missingIn(com, { rows: [[1, 2]], positions: [4] })).toEqual({
    what: 'positions',
    least: 2,
  });
});

test.each([
  ['11X5', picked(elevenFive.plays, 'First2Straight'), [[3], [3]]],
  ['PK10', picked(pk10.plays, 'First2'), [[10], [10]]],
  ['K3', picked(k3.plays, 'PairSingle'), [[5], [5]]],
  ['SSC', picked(ssc.plays, 'AllCom60'), [[1], [1, 2, 3]]],
] as const)('balls that make no bet together lack others: %s', (_, play, rows) => {
  expect(play.count({ rows })).toBe(0);
  expect(missingIn(play, { rows })).toEqual({ what: 'others' });
});
