const dayMs = 86_400_000;

function utcOffset(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const part = format.formatToParts(moment).find((one) => one.type === 'timeZoneName');
  const offset = (part?.value ?? 'GMT').replace('GMT', '');
  return offset === '' ? 'Z' : offset;
}

/** The instant of a calendar day `YYYY-MM-DD` and a time `HH:mm` in a time zone. */
export function instantOn(day: string, time: string, timeZone: string): Date {
  const guess = new Date(`${day}T${time}:00Z`);
  return new Date(`${day}T${time}:00${utcOffset(guess, timeZone)}`);
}

function midnight(day: string, timeZone: string): Date {
  return instantOn(day, '00:00', timeZone);
}

/** The instants that bound whole days in a time zone, both days included. */
export function dayRange(
  startDate: string | undefined,
  endDate: string | undefined,
  timeZone: string,
): { from?: Date; until?: Date } {
  return {
    ...(startDate === undefined ? {} : { from: midnight(startDate, timeZone) }),
    ...(endDate === undefined
      ? {}
      : { until: new Date(midnight(endDate, timeZone).getTime() + dayMs) }),
  };
}

/** The calendar day `YYYY-MM-DD` of a moment in a time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The time of day `HH:mm` of a moment in a time zone. */
export function timeAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(moment);
}

/** The time of day `HH:mm:ss` of a moment in a time zone. */
export function secondAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(moment);
}
