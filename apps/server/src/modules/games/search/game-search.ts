import { createWordTrie } from './word-trie.ts';

export type SearchedGame = { titles: readonly string[]; vendorName: string };

/** A match in the vendor's name scores lower than one in the title. */
const vendorWeight = 0.6;
const titleBeginsBonus = 0.5;
const wordsAtMost = 6;

type Vocabulary = {
  words: string[];
  titleOf: Map<string, number[]>;
  vendorOf: Map<string, number[]>;
};

/** Normalises text for the search: no case, no accents, single spaces. */
function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}

function wordsOf(text: string): string[] {
  return searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function addTo(postings: Map<string, number[]>, word: string, game: number): void {
  const known = postings.get(word);
  if (known === undefined) postings.set(word, [game]);
  else if (known.at(-1) !== game) known.push(game);
}

function vocabularyOf(games: readonly SearchedGame[]): Vocabulary {
  const titleOf = new Map<string, number[]>();
  const vendorOf = new Map<string, number[]>();
  for (const [index, { titles, vendorName }] of games.entries()) {
    for (const title of titles) for (const word of wordsOf(title)) addTo(titleOf, word, index);
    for (const word of wordsOf(vendorName)) addTo(vendorOf, word, index);
  }
  const words = [...new Set([...titleOf.keys(), ...vendorOf.keys()])].toSorted();
  return { words, titleOf, vendorOf };
}

/**
 * An index over the titles of games in every language and the names of their vendors, built once.
 * Every word of a search must match: as a word, as its beginning, or with a mistake or two if it is
 * long.
 */
export function createGameSearch(games: readonly SearchedGame[]) {
  const { words, titleOf, vendorOf } = vocabularyOf(games);
  const find = createWordTrie(words);
  const folded = games.map(({ titles }) => titles.map(searchable));
  const wordScores = new Float64Array(words.length);

  /** The best score of each game for one word, 0 where it does not match. */
  function gameScores(word: string): Float64Array {
    const best = new Float64Array(games.length);
    wordScores.fill(0);
    find(word, (found, score) => {
      if (score > (wordScores[found] ?? 0)) wordScores[found] = score;
    });
    for (const [index, score] of wordScores.entries()) {
      if (score === 0) continue;
      const text = words[index] ?? '';
      for (const game of titleOf.get(text) ?? []) best[game] = Math.max(best[game] ?? 0, score);
      const lower = score * vendorWeight;
      for (const game of vendorOf.get(text) ?? []) best[game] = Math.max(best[game] ?? 0, lower);
    }
    return best;
  }

  function sumOf(queried: readonly string[]): Float64Array {
    const sum = new Float64Array(games.length).fill(1);
    for (const word of queried) {
      for (const [game, score] of gameScores(word).entries()) {
        sum[game] = score === 0 ? 0 : (sum[game] ?? 0) && (sum[game] ?? 0) + score;
      }
    }
    return sum;
  }

  /** Indexes of the games that match, best first, equals in the order of the catalogue. */
  return function search(text: string): number[] {
    const queried = wordsOf(text).slice(0, wordsAtMost);
    if (queried.length === 0) return [];
    const whole = searchable(text);
    const sum = sumOf(queried);
    const keys: number[] = [];
    for (const [game, score] of sum.entries()) {
      if (score === 0) continue;
      const begins = folded[game]?.some((title) => title.startsWith(whole)) === true;
      const rank = Math.round((score + (begins ? titleBeginsBonus : 0)) * 1000);
      keys.push(-rank * games.length + game);
    }
    // Numbers sort natively, which keeps a search fast even when it matches every game.
    return [...Float64Array.from(keys).toSorted()].map(
      (key) => ((key % games.length) + games.length) % games.length,
    );
  };
}
