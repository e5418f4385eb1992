import * as v from 'valibot';
import type { AskedDraw } from '#ports/lottery-results.ts';
import type { Prizes } from '@pavilion/domain/lottery/play';

const mostPrizes = 12;
const mostNumbers = 12;

const isNumber = (given: unknown) => typeof given === 'string' && /^[0-9]{1,6}$/.test(given);

/** Own keys alone are looked at, so a name such as `constructor` is judged like any other. */
function arePrizes(given: unknown): boolean {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const entries = Object.entries(given);
  if (entries.length > mostPrizes) return false;
  return entries.every(
    ([name, numbers]) =>
      /^[A-Za-z][A-Za-z0-9]{0,15}$/.test(name) &&
      Array.isArray(numbers) &&
      numbers.length <= mostNumbers &&
      numbers.every(isNumber),
  );
}

function isInstant(given: string): boolean {
  const instant = new Date(given);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === given;
}

const prizes = v.custom<Prizes>(arePrizes);

/** The numbers of a draw in one text, as the wire writes them. */
const winNo = v.pipe(v.string(), v.maxLength(32), v.regex(/^[0-9]+(?:[,-][0-9]+)*$/));

/** An instant of this thousand years, in UTC and with its milliseconds. */
const at = v.pipe(v.string(), v.regex(/^2\d{3}-/), v.check(isInstant));

/** What a source may answer to a question about a draw. */
export const resultAnswer = (source: string, { code, numero }: AskedDraw) => {
  const ours = { source: v.literal(source), code: v.literal(code), numero: v.literal(numero) };
  return v.variant('status', [
    v.object({ ...ours, status: v.literal('none') }),
    v.object({ ...ours, status: v.literal('partial'), prizes, at }),
    v.object({ ...ours, status: v.literal('final'), win_no: winNo, prizes, at }),
  ]);
};
