import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';

/** Checks that vendors, games, categories and matches refer to each other correctly. */
export function catalogueMistakes(files: SiteFiles): readonly SiteMistake[] {
  return [
    ...gameMistakes(files),
    ...lobbyMistakes(files),
    ...categoryMistakes(files),
    ...bringMistakes(files),
    ...matchMistakes(files),
    ...liveModelMistakes(files),
  ];
}

function gameMistakes({ games, vendors }: SiteFiles): readonly SiteMistake[] {
  if (!games.value || !vendors.value) return [];
  const typesOf = new Map(
    vendors.value.vendors.map(({ code, entries }) => [code, entries.map((one) => one.gameType)]),
  );
  return games.value.games.flatMap(({ vendor, gameType }, index) => {
    const types = typesOf.get(vendor);
    if (types === undefined) {
      return [
        mistakeAt(
          games,
          ['games', index, 'vendor'],
          `a vendor of vendors.yaml, "${vendor}" is none`,
        ),
      ];
    }
    if (types.includes(gameType)) return [];
    const words = `a type that vendor ${vendor} has an entry for in vendors.yaml, not ${gameType}`;
    return [mistakeAt(games, ['games', index, 'gameType'], words)];
  });
}

function lobbyMistakes({ games, vendors }: SiteFiles): readonly SiteMistake[] {
  if (!games.value || !vendors.value) return [];
  const known = new Set(
    games.value.games.map(({ vendor, gameType, gameId }) => `${vendor} ${gameType} ${gameId}`),
  );
  return vendors.value.vendors.flatMap(({ code, entries }, vendor) =>
    entries.flatMap(({ gameType, opens, lobbyGame }, entry) => {
      const path = ['vendors', vendor, 'entries', entry];
      if (lobbyGame === undefined) {
        if (opens !== 'lobby') return [];
        return [mistakeAt(vendors, path, 'a lobbyGame, because the entry opens its lobby')];
      }
      if (known.has(`${code} ${gameType} ${lobbyGame}`)) return [];
      const words = `a ${gameType} game of ${code} in games.yaml, "${lobbyGame}" is none`;
      return [mistakeAt(vendors, [...path, 'lobbyGame'], words)];
    }),
  );
}

function categoryMistakes({ vendors }: SiteFiles): readonly SiteMistake[] {
  if (!vendors.value) return [];
  const { categories, vendors: all } = vendors.value;
  const offered = new Set(
    all.flatMap(({ code, entries }) => entries.map(({ gameType }) => `${gameType} ${code}`)),
  );
  return categories.flatMap(({ gameType, vendors: codes }, category) =>
    codes.flatMap((code, index) => {
      if (offered.has(`${gameType} ${code}`)) return [];
      const words = `a vendor with an entry for ${gameType}, "${code}" has none`;
      return [mistakeAt(vendors, ['categories', category, 'vendors', index], words)];
    }),
  );
}

function bringMistakes({ vendors }: SiteFiles): readonly SiteMistake[] {
  if (!vendors.value) return [];
  return vendors.value.vendors.flatMap(({ connection, bringsCash }, index) => {
    if (bringsCash !== true || connection === undefined) return [];
    if (connection === 'sandbox-transfer') return [];
    const words = `false, since nobody transfers money to a provider at ${connection}`;
    return [mistakeAt(vendors, ['vendors', index, 'bringsCash'], words)];
  });
}

function liveModelMistakes({ liveModels, games }: SiteFiles): readonly SiteMistake[] {
  if (!liveModels.value || !games.value) return [];
  const tables = new Set(
    games.value.games.filter(({ gameType }) => gameType === 'LIVE').map(({ gameId }) => gameId),
  );
  return liveModels.value.models.flatMap(({ game }, index) => {
    if (tables.has(game)) return [];
    const words = `a LIVE game of games.yaml, "${game}" is none`;
    return [mistakeAt(liveModels, ['models', index, 'game'], words)];
  });
}

function matchMistakes({ hotMatches, games }: SiteFiles): readonly SiteMistake[] {
  if (!hotMatches.value) return [];
  const teams = new Set(hotMatches.value.teams.map(({ id }) => id));
  const gameIds = games.value && new Set(games.value.games.map(({ gameId }) => gameId));
  return hotMatches.value.matches.flatMap(({ home, away, game }, index) => {
    const at = (key: string, expected: string) =>
      mistakeAt(hotMatches, ['matches', index, key], expected);
    return [
      ...(teams.has(home) ? [] : [at('home', `a team of this file, "${home}" is none`)]),
      ...(teams.has(away) ? [] : [at('away', `a team of this file, "${away}" is none`)]),
      ...(home === away ? [at('away', 'another team than home')] : []),
      ...(gameIds?.has(game) === false
        ? [at('game', `a game of games.yaml, "${game}" is none`)]
        : []),
    ];
  });
}
