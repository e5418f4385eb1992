import type { SearchedGame } from '../game-search.ts';

const syllables = ['ba', 'ka', 'da', 'ga', 'ha', 'la', 'ma', 'na', 'pa', 'ra', 'sa', 'ta', 'wi'];

/** Distinct names, generated without randomness. */
function nameOf(index: number): string {
  const part = (step: number) => syllables[Math.floor(index / step) % syllables.length] ?? '';
  return `${part(1)}${part(13)}${part(169)} ${part(2197)}${part(7)}${part(91)} ${index % 977}`;
}

/** As many games as a site may have. */
export const manyGames = Array.from({ length: 20_000 }, (_, index): SearchedGame => ({
  titles: [`${nameOf(index)} fortune`, `Swerte ng ${nameOf(index + 5)}`],
  vendorName: `Studio ${syllables[index % 13]}${index % 40}`,
}));
