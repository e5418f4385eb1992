import { expect, test } from 'vitest';
import { nearAnswer } from '../lottery-answers.fixture.ts';
import { drawTimes } from './draw-times.ts';

const { currentNumero, nextNumero } = nearAnswer();
const at = (drawsAt: string, lockTime: number) => ({ ...currentNumero!, drawsAt, lockTime });
const first = '2026-11-24T04:11:00.000Z';

test('own draws say how far they are apart, and when betting ends', () => {
  const answer = { currentNumero: at(first, 15), nextNumero: at('2026-11-24T04:16:00.000Z', 15) };
  expect(drawTimes(answer, true)).toEqual({
    everyMinutes: 5,
    next: [],
    lock: { unit: 'seconds', count: 15 },
  });
});

test('draws of others say when the next ones are', () => {
  const second = '2026-11-25T04:11:00.000Z';
  const answer = { currentNumero: at(first, 600), nextNumero: at(second, 600) };
  expect(drawTimes(answer, false)).toEqual({
    everyMinutes: null,
    next: [first, second],
    lock: { unit: 'minutes', count: 10 },
  });
});

test('where no draw is open, the next one says it', () => {
  expect(drawTimes({ currentNumero: null, nextNumero: nextNumero! }, true)).toEqual({
    everyMinutes: null,
    next: [],
    lock: { unit: 'seconds', count: 5 },
  });
  expect(drawTimes({ currentNumero: null, nextNumero: null }, true).lock).toBeNull();
});
