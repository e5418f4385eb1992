/** Dates `YYYY-MM-DD`, both included; no end means long term. */
type Period = { startDate: string; endDate: string | null };

/** Without a period it is always on. */
export function isOn(period: Period | undefined, today: string): boolean {
  if (!period) return true;
  return period.startDate <= today && (period.endDate === null || today <= period.endDate);
}
