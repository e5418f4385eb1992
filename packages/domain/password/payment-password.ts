import { paymentPasswordPattern } from './password-rule.ts';

export type PaymentPasswordProblem =
  | 'payment.password.invalid'
  | 'payment.password.guessable'
  | 'payment.password.birthday';

/** One digit repeated, or a sequence up or down, where 0 follows 9. */
function isRow(digits: string): boolean {
  const values = [...digits].map(Number);
  const stepAt = (place: number) => ((values[place] ?? 0) - (values[place - 1] ?? 0) + 10) % 10;
  const step = stepAt(1);
  return (
    [0, 1, 9].includes(step) && values.every((_, place) => place === 0 || stepAt(place) === step)
  );
}

/**
 * The six digits in which people write a day: two for each part, in any order, or the year whole.
 */
function datesOf(day: string): ReadonlySet<string> {
  const [year = '', month = '', date = ''] = day.split('-');
  const short = [year.slice(2), month, date];
  const threes = short.flatMap((first, one) =>
    short.flatMap((second, two) =>
      short
        .filter((_, three) => one !== two && two !== three && one !== three)
        .map((third) => first + second + third),
    ),
  );
  const bare = [Number(month), Number(date)];
  const besides = [month, date, bare.join(''), bare.toReversed().join('')];
  const whole = besides.flatMap((part) => [year + part, part + year]);
  return new Set([...threes, ...whole]);
}

/** The fault of a chosen payment password of six digits; the birthday is `YYYY-MM-DD`, if known. */
export function paymentPasswordProblem(
  digits: string,
  birthday: string | null,
): PaymentPasswordProblem | null {
  if (!paymentPasswordPattern.test(digits)) return 'payment.password.invalid';
  if (isRow(digits)) return 'payment.password.guessable';
  return birthday !== null && datesOf(birthday).has(digits) ? 'payment.password.birthday' : null;
}
