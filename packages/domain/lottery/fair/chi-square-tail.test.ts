import { expect, test } from 'vitest';
import { chiSquareTail, evenCountsTail, normalTail, runsTail } from './chi-square.fixture.ts';

test.each([
  [1, 0.999, 1.570797149262492e-6],
  [1, 0.05, 3.8414588206941285],
  [2, 0.5, 1.386294361119891],
  [5, 0.999, 0.2102126026292193],
  [5, 0.001, 20.515005652432876],
  [9, 0.999, 1.1519495462235645],
  [9, 0.95, 3.3251128430668158],
  [9, 0.05, 16.91897760462045],
  [9, 0.001, 27.877164871256575],
  [10, 0.001, 29.58829844507442],
  [48, 0.999, 23.294868559622508],
  [48, 0.001, 84.0371337172235],
  [99, 0.999, 61.13650621044779],
  [99, 0.5, 98.33413733447392],
  [99, 0.001, 148.23035916510173],
  [2400, 0.999, 2191.5888021018236],
  [2400, 0.001, 2619.809243487341],
])('with %i degrees of freedom, %d lies above %d', (degrees, tail, chiSquare) => {
  expect(chiSquareTail(chiSquare, degrees)).toBeCloseTo(tail, 9);
});

test('with two degrees of freedom the tail is an exponential', () => {
  for (const x of [0, 0.01, 1, 3.9, 4, 4.1, 30, 200]) {
    expect(chiSquareTail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 9);
  }
});

test.each([
  [0, 0.5],
  [1, 0.15865525393145707],
  [1.959963984540054, 0.025],
  [3.090232306167813, 0.001],
  [-3.090232306167813, 0.999],
])('of standard normal values beyond %d there are %d', (z, tail) => {
  expect(normalTail(z)).toBeCloseTo(tail, 12);
});

test('counts that are alike are too even, those far apart too uneven', () => {
  expect(evenCountsTail([50, 50, 50])).toBe(1);
  expect(evenCountsTail([40, 60])).toBeCloseTo(0.045500263896358, 12);
  expect(evenCountsTail([0, 1000])).toBeLessThan(1e-100);
});

test('as many runs as are expected stand in the middle, few and many at the ends', () => {
  expect(runsTail(11, 10, 10)).toBeCloseTo(0.5, 12);
  expect(runsTail(2, 10, 10)).toBeGreaterThan(0.999);
  expect(runsTail(20, 10, 10)).toBeLessThan(0.001);
});
