/** Rates are whole hundredths of a percent; on the wire, a text in percent such as "1.20". */
const wholeRate = 10_000;

/** Hundredths of a percent of a text from "0" to "100.00", or null where it is none. */
export function parseRate(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return null;
  const rate = Number(whole + fraction.padEnd(2, '0'));
  return rate <= wholeRate ? rate : null;
}

/** The wire form, always with two decimals: 120 is "1.20". */
export function formatRate(rate: number): string {
  const text = rate.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
