import { Temporal } from 'temporal-polyfill';

const inZone = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

const asDate = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds);

/** A day that its month does not have becomes the last one of that month. */
function plainDay(text: string): Temporal.PlainDate {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return Temporal.PlainDate.from({ year, month, day });
}

/** The day `days` after a calendar day, both `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return plainDay(day).add({ days }).toString();
}

/** The same day of an earlier month, both `YYYY-MM-DD`; where there is none, the month's last. */
export function monthsBefore(day: string, months: number): string {
  return plainDay(day).subtract({ months }).toString();
}

/** The Monday of a day's week, both `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  return dayAfter(day, 1 - plainDay(day).dayOfWeek);
}

/**
 * The instant of a calendar day `YYYY-MM-DD` and a time `HH:mm` in a time zone: the first one when
 * the clocks show that time twice, and as much later as they skip when they never show it.
 */
export function instantOn(day: string, time: string, timeZone: string): Date {
  return asDate(plainDay(day).toZonedDateTime({ timeZone, plainTime: time }));
}

/** The instants that bound whole days in a time zone, both days included. */
export function dayRange(
  startDate: string | undefined,
  endDate: string | undefined,
  timeZone: string,
): { from?: Date; until?: Date } {
  return {
    ...(startDate !== undefined && { from: boundsOfDay(startDate, timeZone).from }),
    ...(endDate !== undefined && { until: boundsOfDay(endDate, timeZone).until }),
  };
}

/** The instants that bound one day `YYYY-MM-DD` in a time zone; `until` is not of it. */
export function boundsOfDay(day: string, timeZone: string): { from: Date; until: Date } {
  const start = plainDay(day);
  return {
    from: asDate(start.toZonedDateTime(timeZone)),
    until: asDate(start.add({ days: 1 }).toZonedDateTime(timeZone)),
  };
}

/** The first moment of the day in a time zone: midnight, unless the clocks skip it. */
export function startOfDay(moment: Date, timeZone: string): Date {
  return asDate(inZone(moment, timeZone).startOfDay());
}

/** The instants that bound the hour of a moment on the clocks of a time zone. */
export function hourAt(moment: Date, timeZone: string): { from: Date; until: Date } {
  const from = inZone(moment, timeZone).round({ smallestUnit: 'hour', roundingMode: 'floor' });
  return { from: asDate(from), until: asDate(from.add({ hours: 1 })) };
}

/** The calendar day `YYYY-MM-DD` of a moment in a time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return inZone(moment, timeZone).toPlainDate().toString();
}

/** The time of day `HH:mm` of a moment in a time zone. */
export function timeAt(moment: Date, timeZone: string): string {
  return inZone(moment, timeZone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/** The time of day `HH:mm:ss` of a moment in a time zone. */
export function secondAt(moment: Date, timeZone: string): string {
  return inZone(moment, timeZone).toPlainTime().toString({ smallestUnit: 'second' });
}

/** How many minutes the clocks of a time zone are ahead of UTC at a moment. */
export function minutesAhead(moment: Date, timeZone: string): number {
  return inZone(moment, timeZone).offsetNanoseconds / 60_000_000_000;
}

/** A span of the clock or the calendar. */
export type Span = { hours: number } | { months: number } | { years: number };

/**
 * The moment a span later. Months and years are those of the calendar in the time zone, at the same
 * time of day; a day that the month does not have becomes its last one.
 */
export function momentAfter(moment: Date, span: Span, timeZone: string): Date {
  return asDate(inZone(moment, timeZone).add(span));
}
