import { arrangementsOf, range } from '../counting.ts';

/** How many digits the numbers have that are bet. */
export type Width = 1 | 2 | 3 | 4;

const textOf = (number: number, width: Width) => `${number}`.padStart(width, '0');

/** What a number is worth as a set of digits: 541 is 145, which can be drawn in 6 orders. */
export type DigitSet = Readonly<{ key: number; ways: number }>;

/** Every number that has the same digits, itself too. */
export function inAnyOrder(number: number, width: Width): number[] {
  const digits = [...textOf(number, width)];
  const orders = [...arrangementsOf(digits, width)].map((order) => Number(order.join('')));
  return [...new Set(orders)].toSorted((one, other) => one - other);
}

const known = new Map<Width, (DigitSet | undefined)[]>();

/** The digit set of a number; kept, since a line may hold thousands of numbers. */
export function digitSetOf(number: number, width: Width): DigitSet {
  const kept = known.get(width) ?? [];
  known.set(width, kept);
  const found = kept[number];
  if (found) return found;
  const numbers = inAnyOrder(number, width);
  const set = { key: numbers[0] ?? number, ways: numbers.length };
  for (const same of numbers) kept[same] = set;
  return set;
}

/** The numbers that begin with the digit: 40 to 49 for 4. */
export function beginningWith(digit: number, width: Width): number[] {
  const others = 10 ** (width - 1);
  return range(digit * others, (digit + 1) * others - 1);
}

/** The numbers that end with the digit: 04, 14, … 94 for 4. */
export function endingWith(digit: number, width: Width): number[] {
  return range(0, 10 ** (width - 1) - 1).map((front) => front * 10 + digit);
}

/** The number that the last digits of a text make. */
export function endOf(text: string, width: Width): number {
  return Number(text.slice(-width));
}
