import { limits } from '@pavilion/domain/limits';

const lowest: number = limits.jackpotLowest;
const highest: number = limits.jackpotHighest;
const smallestStep: number = limits.jackpotSmallestStep;
const largestStep: number = limits.jackpotLargestStep;
const pausesMs = limits.jackpotPausesMs;

/** Returns a number from 0 up to, but not including, 1. */
export type RandomSource = () => number;

export type JackpotStep = { value: number; afterMs: number };

export const jackpotStart = lowest;

/** Computes the next value by the numbers of section 9 (decision D12); past the end it restarts. */
export function nextJackpot(value: number, random: RandomSource): JackpotStep {
  const step = smallestStep + Math.floor(random() * (largestStep - smallestStep + 1));
  const afterMs = pausesMs[Math.floor(random() * pausesMs.length)] ?? pausesMs[0];
  const next = value + step;
  return { value: next > highest ? lowest : next, afterMs };
}

const digit = /\d/g;

/**
 * Formats the value after a text that shows a number of as many digits: all values of the counter
 * have eight, so one formatted text serves them all.
 */
export function formatLike(drawn: string, value: number): string {
  const digits = String(value);
  let index = 0;
  return drawn.replace(digit, () => digits[index++] ?? '');
}
