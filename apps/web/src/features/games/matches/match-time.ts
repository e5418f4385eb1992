const two = (part: number) => String(part).padStart(2, '0');

/** Returns date and time of a match as section 2 writes them, in the visitor's own time zone. */
export function matchTime(iso: string): { date: string; time: string } {
  const at = new Date(iso);
  return {
    date: `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}
