/** Times of day at the site, "08:30"; a channel without hours is always open. */
export type OpeningHours = { from: string; until: string };

/** `time` is the site's time of day; `until` is excluded, and may be after midnight. */
export function isOpenAt(hours: OpeningHours | undefined, time: string): boolean {
  if (hours === undefined || hours.from === hours.until) return true;
  const { from, until } = hours;
  // Times of equal length compare as texts.
  return from < until ? from <= time && time < until : time >= from || time < until;
}
