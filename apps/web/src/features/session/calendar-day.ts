import { limits } from '@pavilion/domain/limits';
import { languageTags, type Language } from '@pavilion/domain/site/language';

/** A day of the calendar, in no time zone; months count from 1. */
export type CalendarDay = { year: number; month: number; day: number };
export type DayPart = keyof CalendarDay;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses `YYYY-MM-DD`; null for any other text. */
export function readDay(text: string): CalendarDay | null {
  const [, year, month, day] = pattern.exec(text) ?? [];
  if (year === undefined) return null;
  return { year: Number(year), month: Number(month), day: Number(day) };
}

export function writeDay({ year, month, day }: CalendarDay): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

function daysOfMonth({ year, month }: CalendarDay): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Changes a part of a day; a day that the month lacks becomes its last day. */
export function withPart(day: CalendarDay, part: DayPart, value: number): CalendarDay {
  const changed = { ...day, [part]: value };
  return { ...changed, day: Math.min(changed.day, daysOfMonth(changed)) };
}

/** Where the wheel starts: the latest birthday that is old enough. */
export function firstBirthday(today: string, minimumAge: number): CalendarDay {
  const now = readDay(today) ?? { year: limits.birthdayMinimumYear, month: 1, day: 1 };
  return withPart(now, 'year', now.year - minimumAge);
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(languageTags[language], { ...options, timeZone: 'UTC' });
}

/** "May 1, 1990", the same wherever the visitor is; empty for a text that is no day. */
export function dayInWords(
  text: string,
  language: Language,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  if (readDay(text) === null) return '';
  return dateFormat(language, { dateStyle }).format(Date.parse(`${text}T00:00:00Z`));
}

/** Returns day, month and year in the order of the language. */
export function partOrder(language: Language): DayPart[] {
  const parts = dateFormat(language, { dateStyle: 'long' }).formatToParts(0);
  return parts.flatMap(({ type }) =>
    type === 'year' || type === 'month' || type === 'day' ? type : [],
  );
}

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The rows of each ring: section 2, "Registration screen", from 1900 to the end of this year. */
export function birthdayRows(day: CalendarDay, today: string, language: Language) {
  const month = dateFormat(language, { month: 'long' });
  const lastYear = readDay(today)?.year ?? day.year;
  const asText = (value: number) => ({ value, text: String(value) });
  return {
    day: upTo(1, daysOfMonth(day)).map(asText),
    month: upTo(1, 12).map((value) => ({
      value,
      text: month.format(Date.UTC(2000, value - 1, 1)),
    })),
    year: upTo(limits.birthdayMinimumYear, lastYear).map(asText),
  };
}
