import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { listGames, listHotGames } from '@pavilion/contract/player/games';
import { isOfPreset, type CategoryPresetCode } from '@pavilion/domain/game/category-preset';
import { defaultGameType, typeFirst } from '@pavilion/domain/game/game-type';
import type { Language } from '@pavilion/domain/site/language';
import type { CatalogueGame, GameCatalogue } from './game-catalogue.ts';

type Input = ParsedInputOf<typeof listGames>;

type Filter = {
  gameType?: string | undefined;
  vassalage?: string | undefined;
  gameClassify?: string | undefined;
  minBet?: string | undefined;
  minLine?: number | undefined;
  listType?: 'ALL' | 'NEW' | 'HOT' | undefined;
  preset?: CategoryPresetCode | undefined;
};

/** Means "every classification" on the wire. */
const anyClassify = new Set(['', 'ALL']);

function chosen(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

function isOfLists({ preset, listType }: Filter, game: CatalogueGame['game']): boolean {
  if (preset !== undefined && !isOfPreset(game, preset)) return false;
  return (listType !== 'NEW' || game.new) && (listType !== 'HOT' || game.hot);
}

function matcher(filter: Filter): (one: CatalogueGame) => boolean {
  const { preset } = filter;
  const classify = preset === undefined ? (filter.gameClassify ?? '').toUpperCase() : '';
  const minBet = Number(chosen(filter.minBet) ?? 0);
  const minLine = filter.minLine ?? 0;
  const vendor = chosen(filter.vassalage);
  return ({ game, cards }) =>
    (filter.gameType === undefined || game.gameType === filter.gameType) &&
    (vendor === undefined || game.vendor === vendor) &&
    (anyClassify.has(classify) || game.classify.some((one) => one === classify)) &&
    (minBet === 0 || Number(cards.EN.minBet) === minBet) &&
    (minLine === 0 || (game.lines ?? 0) >= minLine) &&
    isOfLists(filter, game);
}

/** Decision D11: sports, when the query has neither a type nor another filter. */
function typeOf(input: Input): Input['gameType'] {
  if (input.preset !== undefined) return undefined;
  if (input.gameType !== undefined) return input.gameType;
  const listType = input.listType === 'ALL' ? undefined : input.listType;
  const asksOtherwise = chosen(input.vassalage) ?? chosen(input.gameName?.trim()) ?? listType;
  return asksOtherwise === undefined ? defaultGameType : undefined;
}

/** A page of the games that match, in the order of the site, or by relevance when searched. */
export function findGames(
  catalogue: GameCatalogue,
  input: Input,
  language: Language,
): ResponseOf<typeof listGames> {
  const { pageNo, pageSize } = input;
  const name = input.gameName?.trim() ?? '';
  const all = name === '' ? catalogue.shown() : catalogue.search(name);
  const matching = all.filter(matcher({ ...input, gameType: typeOf(input) }));
  const found = typeFirst(matching, ({ game }) => game.gameType, input.gameTypeFirst);
  const start = (pageNo - 1) * pageSize;
  return {
    list: found.slice(start, start + pageSize).map((one) => one.cards[language]),
    pageNum: pageNo,
    pageSize,
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
  };
}

/** The games that the site puts first. */
export function findHotGames(
  catalogue: GameCatalogue,
  input: ParsedInputOf<typeof listHotGames>,
  language: Language,
): ResponseOf<typeof listHotGames> {
  const matches = matcher(input);
  const found = catalogue.shown().filter((one) => one.game.hot && matches(one));
  return { list: found.map((one) => one.cards[language]) };
}
