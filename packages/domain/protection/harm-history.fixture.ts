import type { MarkerRules, SiteTime } from './harm-markers.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The rules of the default site. */
export const markerRules: MarkerRules = {
  depositJump: { times: 3, daysBefore: 3 },
  limitsRaised: { times: 2, within: 7 * dayMs },
  nightPlay: { from: 2 * 60, until: 5 * 60, nights: 3, days: 7 },
  takenBack: { times: 3, after: hourMs, within: 30 * dayMs },
  lossesChased: { times: 3, after: 10 * minuteMs },
  longSession: { longer: 4 * hourMs, rest: 15 * minuteMs },
};

/** What the clock of a time zone shows. */
export function siteTimeIn(timeZone: string): SiteTime {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (at) => {
    const [day = '', time = ''] = clock.format(at).split(' ');
    return { day, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) };
  };
}

export const manila = siteTimeIn('Asia/Manila');
export const berlin = siteTimeIn('Europe/Berlin');

/** A time of 2026: `11-20 09:00` in Manila, or `11-20 09:00+01:00` elsewhere. */
export const at = (text: string) =>
  new Date(`2026-${text.replace(' ', 'T')}${text.includes('+') ? '' : '+08:00'}`);

/** What only some markers have. */
export const nothingMore = { amountMinor: null, usualMinor: null, limit: null };
