import * as v from 'valibot';
import { limitOfferPlaces, windowPeriods } from '@pavilion/domain/member/own-limit';
import { httpsAddress, list, positiveNumber, text, yesNo } from './fields.ts';
import type { Fields } from './site-fields.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Any of the names, each once; none is a choice too. */
const someOf = <const Names extends readonly string[]>(names: Names) =>
  v.pipe(
    list(v.picklist(names, `one of ${names.join(', ')}`)),
    v.checkItems((name, index, all) => all.indexOf(name) === index, 'each name once'),
  );

const periods = someOf(windowPeriods);

const durationWords = 'a whole number of hours or days, such as 24 h or 7 d';

/** Hours or days, read as milliseconds; `bounds` says in words what is allowed. */
const duration = (bounds: string, leastMs: number, mostMs = Infinity) =>
  v.pipe(
    v.string(durationWords),
    v.regex(/^\d{1,4} [hd]$/u, durationWords),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const written = dataset.value;
      const ms = Number.parseInt(written, 10) * (written.endsWith('h') ? hourMs : dayMs);
      if (ms >= leastMs && ms <= mostMs) return ms;
      addIssue({ message: bounds });
      return NEVER;
    }),
  );

const telephoneWords = 'a telephone number of digits, with +, spaces and hyphens';

export const protectionSchema = ({ localText }: Fields) =>
  v.strictObject({
    minimumAge: v.pipe(positiveNumber, v.minValue(18, 'an age of 18 or more')),
    /** The sliding windows for which a limit of each kind can be set. */
    deposit: periods,
    loss: periods,
    wager: periods,
    /** Whether the stake of a single bet can be limited. */
    maxBet: yesNo,
    /** Whether the time of play in a day of the site can be limited. */
    time: yesNo,
    /** How long a higher limit, or none, waits until it can be confirmed, in milliseconds. */
    raiseAfter: duration('at least 24 h', dayMs),
    /** How long it can then be confirmed, in milliseconds. */
    confirmWithin: duration('from 1 d to 30 d', dayMs, 30 * dayMs),
    offerLimitsAt: someOf(limitOfferPlaces),
    /** Organisations that help people who play too much. */
    help: v.pipe(
      list(
        v.strictObject({
          name: text,
          about: localText,
          link: httpsAddress,
          telephone: v.pipe(
            v.string(telephoneWords),
            v.regex(/^\+?\d(?:[ -]?\d){2,19}$/u, telephoneWords),
          ),
        }),
      ),
      v.minLength(1, 'at least one organisation'),
    ),
  });
