import * as v from 'valibot';
import { dayAfter } from '#kit/time/day-range.ts';
import { languages } from '@pavilion/domain/site/language';
import type { LocalText } from '@pavilion/domain/site/local-text';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { htmlFaults, sanitiseHtml } from '../../sanitise-html.ts';
import { calendarDate, dayOffset, text, yesNo } from './fields.ts';

export type FieldSettings = {
  /** Decimal digits of the site's currency. */
  readonly currencyDigits: number;
  /** Languages that are switched on; every text must be present in each of them. */
  readonly languages: readonly string[];
  /** The other languages that show the English text where their own is missing. */
  readonly inEnglish: readonly string[];
  /** Today at the site, `YYYY-MM-DD`; relative dates count from it. */
  readonly today: string;
};

/** Calendar dates `YYYY-MM-DD`, both included; no end means long term. */
export type Period = {
  readonly startDate: string;
  readonly endDate: string | null;
};

/** Fields whose rule depends on the site's currency, languages or today's date. */
export type Fields = {
  readonly localText: v.GenericSchema<unknown, LocalText>;
  readonly localHtml: v.GenericSchema<unknown, LocalText>;
  /** A decimal string of the main unit, read as integer minor units. */
  readonly money: v.GenericSchema<unknown, bigint>;
  readonly period: v.GenericSchema<unknown, Period>;
};

export function createFields(settings: FieldSettings): Fields {
  return {
    localText: localTextOf(text, settings),
    localHtml: localTextOf(html, settings),
    money: moneyField(settings.currencyDigits),
    period: periodField(settings.today),
  };
}

const html = v.pipe(
  text,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const fault of htmlFaults(dataset.value)) addIssue({ message: fault });
  }),
  v.transform(sanitiseHtml),
);

const localTextOf = (
  item: v.GenericSchema<string>,
  { languages: switchedOn, inEnglish }: FieldSettings,
) =>
  v.pipe(
    v.objectWithRest({ EN: item, TY: item }, item, 'a text in each language'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const texts: Record<string, unknown> = dataset.value;
      for (const language of switchedOn) {
        if (language in texts) continue;
        addIssue({ message: `a text in ${language}, which is switched on in languages.yaml` });
      }
      for (const key of Object.keys(texts)) {
        if (knownLanguages.has(key)) continue;
        addIssue({ message: `language codes, and "${key}" is none` });
      }
    }),
    v.transform((texts): LocalText => {
      const lent: [string, string][] = inEnglish.map((language) => [language, texts.EN]);
      return { ...Object.fromEntries(lent), ...texts };
    }),
  );

const knownLanguages: ReadonlySet<string> = new Set(languages);

const moneyField = (digits: number) =>
  v.pipe(
    v.string('an amount in quotes, such as "100.00"'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const amount = parseAmount(dataset.value, digits);
      if (amount !== null) return amount;
      addIssue({ message: `an amount such as "100" with at most ${digits} decimals` });
      return NEVER;
    }),
  );

const periodField = (today: string) =>
  v.pipe(
    v.strictObject({
      startsInDays: v.optional(dayOffset),
      startsOn: v.optional(calendarDate),
      endsInDays: v.optional(dayOffset),
      endsOn: v.optional(calendarDate),
      noExpiry: v.optional(yesNo),
    }),
    v.check(
      (period) => (period.startsInDays === undefined) !== (period.startsOn === undefined),
      'either startsInDays or startsOn',
    ),
    v.check(
      (period) =>
        [
          period.endsInDays !== undefined,
          period.endsOn !== undefined,
          period.noExpiry === true,
        ].filter(Boolean).length === 1,
      'one of endsInDays, endsOn and noExpiry: true',
    ),
    v.transform((period) => ({
      startDate: period.startsOn ?? dayAfter(today, period.startsInDays ?? 0),
      endDate:
        period.noExpiry === true
          ? null
          : (period.endsOn ?? dayAfter(today, period.endsInDays ?? 0)),
    })),
    v.check(
      ({ startDate, endDate }) => endDate === null || endDate >= startDate,
      'an end that is not before the start',
    ),
  );
