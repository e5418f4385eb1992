import type { SiteTime } from '@pavilion/domain/protection/harm-markers';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format that writes `YYYY-MM-DD HH:mm` in a time zone; made once, as that is slow. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** Reads the site's clock, for the thousands of instants of one member. */
export function siteTimeOf(timeZone: string): SiteTime {
  const format = formatOf(timeZone);
  return (at) => {
    const written = format.format(at);
    const minute = Number(written.slice(11, 13)) * 60 + Number(written.slice(14, 16));
    return { day: written.slice(0, 10), minute };
  };
}
