import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import { dayAfter, dayAt, instantOn } from '#kit/time/day-range.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { Site } from '#modules/site/site.ts';
import type { GameVendorConnection, VendorMatch } from '#ports/game-vendor.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listHotMatches } from '@pavilion/contract/player/games';
import { limits } from '@pavilion/domain/limits';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import type { CatalogueGame, FindPicture, GameCatalogue } from '../catalogue/game-catalogue.ts';

type HotMatch = ResponseOf<typeof listHotMatches>['list'][number];

export type HotMatchesDependencies = {
  site: Pick<Site, 'teams' | 'hotMatches'> & { brand: Pick<Site['brand'], 'timeZone'> };
  connections: Readonly<Record<string, GameVendorConnection>>;
  catalogue: Pick<GameCatalogue, 'byGameId' | 'byVendorGame'>;
  pictures: FindPicture;
  clock: Clock;
  logger?: Pick<Logger, 'warn'>;
};

const readEveryMs = 20_000;
/** How many of the vendors' matches come before the site's matches. */
const vendorMatchesMax = 4;

function launchOf({ cards }: CatalogueGame, language: Language) {
  const { gameId, gameName, gameType, nodeId, roomId, supportPlay, vassalage } = cards[language];
  return { gameId, gameName, gameType, nodeId, roomId, supportPlay, vendor: vassalage };
}

function upcoming(matches: readonly HotMatch[], now: string): HotMatch[] {
  return matches
    .filter((match) => match.matchTime > now)
    .toSorted((one, other) => (one.matchTime < other.matchTime ? -1 : 1));
}

/** The key of a match, by which the site's and the vendor's record of it are recognised as one. */
function sameMatch({ nodeId, matchTime, homeTeamImageUrl }: HotMatch): string {
  return `${nodeId} ${matchTime} ${homeTeamImageUrl}`;
}

/** Adds the vendor's match id to a match of the site, so that it opens at that match. */
function withBook(match: HotMatch, inBooks: readonly HotMatch[]): HotMatch {
  const held = inBooks.find((one) => sameMatch(one) === sameMatch(match));
  return held?.matchId === undefined ? match : { ...match, matchId: held.matchId };
}

/** Sorts matches first whose teams have crests on the site. */
function knownFirst(matches: readonly HotMatch[]): HotMatch[] {
  const isKnown = (one: HotMatch) => one.homeTeamImageUrl !== '' && one.awayTeamImageUrl !== '';
  return matches.toSorted((one, other) => Number(isKnown(other)) - Number(isKnown(one)));
}

/** Reads the vendors' matches; a failure keeps the last ones read. */
async function readMatches(
  { connections, logger }: HotMatchesDependencies,
  read: Map<string, readonly VendorMatch[]>,
): Promise<void> {
  for (const [id, connection] of Object.entries(connections)) {
    const answer = await connection.matches();
    if (answer.done) read.set(id, answer.value);
    else logger?.warn({ connection: id, failure: answer.failure }, 'no matches were read');
  }
}

/** Hot matches (seed section 2): the vendors' fixtures, then matches that the site announces. */
export function createHotMatches(deps: HotMatchesDependencies) {
  const { site, catalogue, pictures, clock } = deps;
  const { timeZone } = site.brand;
  const teams = new Map(site.teams.map((team) => [team.id, team]));
  const crests = new Map(site.teams.map((team) => [team.name.EN, team.crest]));
  const read = new Map<string, readonly VendorMatch[]>();
  const crest = (name: string | undefined) => (name && pictures(name)?.src) || '';

  function vendorMatches(language: Language): HotMatch[] {
    const all = [...read].flatMap(([id, matches]) =>
      matches.flatMap((match): HotMatch[] => {
        const game = catalogue.byVendorGame(id, match.vendorGame);
        if (!game || game.maintenance) return [];
        return [
          {
            id: match.matchId,
            homeTeam: match.home,
            awayTeam: match.away,
            homeTeamImageUrl: crest(crests.get(match.home)),
            awayTeamImageUrl: crest(crests.get(match.away)),
            matchTime: match.startsAt.toISOString(),
            competition: '',
            matchId: match.matchId,
            ...launchOf(game, language),
          },
        ];
      }),
    );
    return knownFirst(upcoming(all, clock().toISOString()));
  }

  function siteMatches(language: Language): HotMatch[] {
    return site.hotMatches.flatMap((match): HotMatch[] => {
      const game = catalogue.byGameId(match.game);
      const [home, away] = [teams.get(match.home), teams.get(match.away)];
      if (!game || game.maintenance || !home || !away) return [];
      const day = dayAfter(dayAt(clock(), timeZone), match.inDays);
      const startsAt = instantOn(day, match.time, timeZone);
      return [
        {
          id: `${match.id}:${day}`,
          homeTeam: inLanguage(home.name, language),
          awayTeam: inLanguage(away.name, language),
          homeTeamImageUrl: crest(home.crest),
          awayTeamImageUrl: crest(away.crest),
          matchTime: startsAt.toISOString(),
          competition: inLanguage(match.competition, language),
          ...launchOf(game, language),
        },
      ];
    });
  }

  const jobs: RepeatingJob[] = [
    { name: 'read matches', everyMs: readEveryMs, firstMs: 0, run: () => readMatches(deps, read) },
  ];
  return {
    jobs,
    list(language: Language): { list: HotMatch[] } {
      const inBooks = vendorMatches(language);
      const announced = siteMatches(language).map((match) => withBook(match, inBooks));
      const keys = new Set(announced.map(sameMatch));
      const others = inBooks.filter((match) => !keys.has(sameMatch(match)));
      const all = [...others.slice(0, vendorMatchesMax), ...announced];
      return { list: upcoming(all, clock().toISOString()).slice(0, limits.hotMatchesMax) };
    },
  };
}
