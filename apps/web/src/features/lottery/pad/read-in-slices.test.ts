import { expect, test } from 'vitest';
import type { Play, TypedPlay } from '@pavilion/domain/lottery/play';
import { readTypedNumbers } from '@pavilion/domain/lottery/slip/typed-numbers';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { readInSlices } from './read-in-slices.ts';

function typed(plays: readonly Play<never>[], code: string): TypedPlay<never> {
  const play = plays.find((one) => one.code === code);
  if (play?.approach !== 'typed') throw new Error(`${code} is not typed`);
  return play;
}

const play = typed(ssc.plays, 'All5StraightTyped');
const many = Array.from({ length: 20_000 }, (_, at) => `${at * 5}`.padStart(5, '0')).join('\n');

test('numbers read with pauses are those read at once', async () => {
  const text = `${many} 12 00005 x`;
  const read = await readInSlices(play, text, new AbortController().signal);
  expect(read).toEqual(readTypedNumbers(play, text));
  expect(read).toMatchObject({ doubles: [{ text: '00005' }] });
  expect(read?.wrong.map((piece) => piece.text)).toEqual(['12', 'x']);
});

test('a reading ends when the text has changed', async () => {
  const reading = new AbortController();
  const read = readInSlices(play, many, reading.signal);
  reading.abort();
  expect(await read).toBeNull();
});
