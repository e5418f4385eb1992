const dayMs = 86_400_000;

/** For how many days after a birthday its gift is given. */
const daysAfter = 6;

/** Birthdays whose gift is given on some day. */
export type OpenBirthday = {
  /** The month of the birthday times 100, and its day: 229 on February 29. */
  monthDay: number;
  /** The day `YYYY-MM-DD` on which it is, and the last one of its gift. */
  day: string;
  lastDay: string;
};

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Month and day of an instant at midnight UTC, as a number. */
function monthDayOf(time: number): number {
  const date = new Date(time);
  return (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/**
 * The birthdays of today and of the six days before, the latest first; `today` is `YYYY-MM-DD`.
 * Who was born on February 29 has the birthday on February 28 in other years.
 */
export function openBirthdays(today: string): OpenBirthday[] {
  const open: OpenBirthday[] = [];
  for (let before = 0; before <= daysAfter; before += 1) {
    const time = Date.parse(today) - before * dayMs;
    const monthDay = monthDayOf(time);
    const days = { day: dayOf(time), lastDay: dayOf(time + daysAfter * dayMs) };
    open.push({ monthDay, ...days });
    const isLastOfFebruary = monthDay === 228 && monthDayOf(time + dayMs) === 301;
    if (isLastOfFebruary) open.push({ monthDay: 229, ...days });
  }
  return open;
}
