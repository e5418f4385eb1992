import season from './season.json' with { type: 'json' };

/** A match of the coming days, which takes bets long before it starts. */
export type SeasonMatch = { home: string; away: string; startsAt: number };

const dayMs = 86_400_000;
const offsetMs = Date.parse(`1970-01-01T00:00:00-${season.utcOffset.slice(1)}`);

/** The matches of a game; days are counted in the time zone of the matches. */
export function seasonOf(gameId: string, now: number): readonly SeasonMatch[] {
  return season.matches
    .filter(({ game }) => game === gameId)
    .map(({ home, away, inDays, time }) => {
      const day = new Date(now + inDays * dayMs + offsetMs).toISOString().slice(0, 10);
      return { home, away, startsAt: Date.parse(`${day}T${time}:00${season.utcOffset}`) };
    })
    .filter(({ startsAt }) => startsAt > now);
}
