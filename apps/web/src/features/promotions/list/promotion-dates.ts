type Dates = { startDate: string; endDate: string | null; noExpiry: 0 | 1 };

const slashed = (day: string) => day.replaceAll('-', '/');

/** "2026/11/21 - 2026/12/01", or "2026/11/21 - long term" (section 2, "Promotion list"). */
export function promotionDates({ startDate, endDate, noExpiry }: Dates, longTerm: string): string {
  const end = noExpiry === 1 || endDate === null ? longTerm : slashed(endDate);
  return `${slashed(startDate)} - ${end}`;
}
