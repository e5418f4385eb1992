import * as v from 'valibot';
import { fraction, type Fraction } from '@pavilion/domain/lottery/fraction';
import { familyCodes, ownFamilyCodes } from '@pavilion/domain/lottery/play';
import { list, text } from './fields.ts';
import type { Fields } from './site-fields.ts';

const own: readonly string[] = ownFamilyCodes;
const fixedFamilies = familyCodes.filter((code) => !own.includes(code));

const oddsWords = 'odds in quotes above 1, such as "99" or "3.6"';
const oddsPattern = /^(?<whole>\d{1,6})(?:\.(?<part>\d{1,4}))?$/u;

/** The exact fraction that a decimal text writes. */
function oddsOf(written: string): Fraction | null {
  const { whole = '', part = '' } = oddsPattern.exec(written)?.groups ?? {};
  const odds = fraction(BigInt(whole + part), 10n ** BigInt(part.length));
  return odds.over > odds.under ? odds : null;
}

const odds = v.pipe(
  v.string(oddsWords),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = oddsOf(dataset.value);
    if (found) return found;
    addIssue({ message: oddsWords });
    return NEVER;
  }),
);

const percentWords = 'a whole percentage from 1 to 99';
const partOfOdds = v.pipe(
  v.number(percentWords),
  v.integer(percentWords),
  v.minValue(1, percentWords),
  v.maxValue(99, percentWords),
);

export const lotteryOddsSchema = ({ money }: Fields) => {
  const amount = v.pipe(
    money,
    v.check((minor) => minor > 0n, 'an amount above 0'),
  );
  return v.strictObject({
    exposure: v.pipe(
      v.strictObject({
        /** The most that a draw of the house can pay, all its orders together. */
        own: amount,
        /** Up to which payout a number of an outside draw has its full odds. */
        full: amount,
        /** Up to which it has reduced odds; it takes no more bets then. */
        reduced: amount,
        /** What reduced odds are of the full ones. */
        reducedPercent: partOfOdds,
      }),
      v.check(({ full, reduced }) => full <= reduced, 'a full that is not above reduced'),
    ),
    /** By family and play, one for each tier; those of the rules where there are none. */
    odds: v.record(
      v.picklist(fixedFamilies, `one of ${fixedFamilies.join(', ')}`),
      v.record(text, list(odds)),
    ),
  });
};
