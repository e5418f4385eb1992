import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listVassalTypes } from '@pavilion/contract/player/games';
import { gameClassifications } from '@pavilion/domain/game/game-type';
import type { CatalogueGame } from './game-catalogue.ts';

type Response = ResponseOf<typeof listVassalTypes>;

function rowOf(games: readonly CatalogueGame[]): Response['list'] {
  const [first] = games;
  if (!first) return [];
  const used = new Set(games.flatMap(({ game }) => game.classify));
  return [
    {
      gameType: first.game.gameType,
      vassalage: first.vendor.code,
      gameClassifies: gameClassifications.filter((one) => used.has(one)),
      gameCount: games.length,
      newCount: games.filter(({ game }) => game.new).length,
      hotCount: games.filter(({ game }) => game.hot).length,
    },
  ];
}

/** The classifications of each vendor, within each type of game. */
export function vassalTypesOf(shown: readonly CatalogueGame[]): Response {
  const groups = new Map<string, CatalogueGame[]>();
  for (const one of shown) {
    const key = `${one.game.gameType} ${one.game.vendor}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return { list: [...groups.values()].flatMap(rowOf) };
}
