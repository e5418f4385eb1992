/** A day `2026-11-24` as a numero begins with it: `20261124`. */
export function dayText(day: string): string {
  return day.replaceAll('-', '');
}

/** The day of a text such as `20261124`, or null where the calendar has none such. */
export function dayOfText(text: string): string | null {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return null;
  const day = `${year}-${month}-${date}`;
  const time = Date.parse(day);
  // Dates such as 31 February would be read as days of March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}
