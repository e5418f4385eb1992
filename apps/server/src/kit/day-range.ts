const dayMs = 86_400_000;

function utcOffset(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const part = format.formatToParts(moment).find((one) => one.type === 'timeZoneName');
  const offset = (part?.value ?? 'GMT').replace('GMT', '');
  return offset === '' ? 'Z' : offset;
}

/** The first instant of a calendar day `YYYY-MM-DD` in a time zone. */
function midnight(day: string, timeZone: string): Date {
  const guess = new Date(`${day}T00:00:00Z`);
  return new Date(`${day}T00:00:00${utcOffset(guess, timeZone)}`);
}

/** Instants of whole days as the clock of the site counts them, both days included. */
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

/** Today `YYYY-MM-DD` as the clock of the site counts it. */
export function dayAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}
