import { draw } from '#random.ts';
import { createFixture, kickOff, matchMs } from './fixture.ts';
import type { Fixture } from './fixture.ts';
import type { OddsTable } from './odds.ts';
import type { SeasonMatch } from './season.ts';
import type { Sport } from './sports.ts';

/** The matches of a book: the next few, and those of the coming days. */
export type Board = {
  all: () => readonly Fixture[];
  /** Adds the missing matches, and goes on adding while somebody looks. */
  watch: () => void;
  stop: () => void;
};

const firstStartMs = 35_000;
const betweenStartsMs = 28_000;
const fixtureCount = 6;
const endedStayMs = 20_000;
const idleMs = 90_000;

/** The sport without the teams that play another match at about that time. */
function rested(sport: Sport, fixtures: readonly Fixture[], startsAt: number): Sport {
  const busy = fixtures.filter(
    (other) => other.endsAt > startsAt && other.startsAt < startsAt + matchMs,
  );
  const names = new Set(busy.flatMap(({ home, away }) => [home, away]));
  return { ...sport, teams: sport.teams.filter((team) => !names.has(team)) };
}

function createTimers() {
  const timers = new Set<NodeJS.Timeout>();
  return {
    at(time: number, act: () => void): void {
      const run = () => {
        timers.delete(timer);
        act();
      };
      const timer = setTimeout(run, Math.max(0, time - Date.now()));
      timers.add(timer);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export function createBoard(
  sport: Sport,
  table: OddsTable,
  season: (now: number) => readonly SeasonMatch[],
  ended: (fixture: Fixture) => void,
): Board {
  const fixtures: Fixture[] = [];
  const coming: Fixture[] = [];
  const timers = createTimers();
  let watchedAt = 0;
  const all = () => [...fixtures, ...coming];

  const play = (fixture: Fixture, among: Fixture[], after: () => void): void => {
    among.push(fixture);
    timers.at(fixture.startsAt, () => kickOff(fixture, sport, draw));
    timers.at(fixture.endsAt, () => ended(fixture));
    timers.at(fixture.endsAt + endedStayMs, () => {
      among.splice(among.indexOf(fixture), 1);
      after();
    });
  };
  const announce = (): void => {
    const latest = fixtures.at(-1)?.startsAt ?? 0;
    const startsAt = Math.max(Date.now() + firstStartMs, latest + betweenStartsMs);
    play(createFixture(rested(sport, all(), startsAt), table, startsAt, draw), fixtures, () => {
      if (Date.now() - watchedAt < idleMs) fill();
    });
  };
  const fill = (): void => {
    while (fixtures.length < fixtureCount) announce();
  };
  const followSeason = (): void => {
    for (const match of season(Date.now())) {
      const { home, startsAt } = match;
      const isKnown = coming.some((one) => one.home === home && one.startsAt === startsAt);
      if (isKnown) continue;
      play(createFixture(sport, table, startsAt, draw, match), coming, () => undefined);
    }
  };
  const watch = (): void => {
    watchedAt = Date.now();
    followSeason();
    fill();
  };
  return { all, watch, stop: () => timers.stop() };
}
