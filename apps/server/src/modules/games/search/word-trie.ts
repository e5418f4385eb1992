type TrieNode = { char: string; children: TrieNode[]; from: number; to: number };

/** How many typing mistakes a word of this length may have. */
function mistakesAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Shorter prefixes with a mistake would match almost any word. */
const mistakenPrefixLength = 5;

const scores = { whole: 1, prefix: 0.8, mistakenWhole: 0.6, mistakenPrefix: 0.4 } as const;
const perSecondMistake = 0.1;

function buildTrie(words: readonly string[]): TrieNode {
  const root: TrieNode = { char: '', children: [], from: 0, to: words.length };
  for (const [index, word] of words.entries()) {
    let node = root;
    for (const char of word) {
      // The words are sorted, so only the newest child can have the same letter.
      let next = node.children.at(-1);
      if (next?.char !== char) {
        next = { char, children: [], from: index, to: index };
        node.children.push(next);
      }
      next.to = index + 1;
      node = next;
    }
  }
  return root;
}

/** The next row of the table of edit distances, with neighbours swapped as one mistake. */
function nextRow(
  query: readonly string[],
  row: readonly number[],
  before: { row: readonly number[]; char: string } | null,
  char: string,
): number[] {
  const next = [(row[0] ?? 0) + 1];
  for (const [index, letter] of query.entries()) {
    const replaced = (row[index] ?? 0) + (letter === char ? 0 : 1);
    let best = Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1);
    const isSwap = index > 0 && before?.char === letter && query[index - 1] === char;
    if (isSwap) best = Math.min(best, (before.row[index - 1] ?? 0) + 1);
    next.push(best);
  }
  return next;
}

function scoreOf(mistakes: number, isWhole: boolean): number {
  if (mistakes === 0) return isWhole ? scores.whole : scores.prefix;
  const first = isWhole ? scores.mistakenWhole : scores.mistakenPrefix;
  return first - (mistakes - 1) * perSecondMistake;
}

/** Finds words by prefix, with typing mistakes; `words` must be sorted and distinct. */
export function createWordTrie(words: readonly string[]) {
  const root = buildTrie(words);

  /** Calls back for each word that matches, for some more than once; the best score counts. */
  return function find(text: string, found: (word: number, score: number) => void): void {
    const query = [...text];
    const allowed = mistakesAllowed(query.length);

    function mark({ from, to }: TrieNode, mistakes: number, depth: number): void {
      if (words[from]?.length === depth) found(from, scoreOf(mistakes, true));
      if (mistakes > 0 && query.length < mistakenPrefixLength) return;
      const score = scoreOf(mistakes, false);
      for (let word = from; word < to; word += 1) found(word, score);
    }

    function visit(
      node: TrieNode,
      row: readonly number[],
      before: { row: readonly number[]; char: string } | null,
      depth: number,
    ): void {
      for (const child of node.children) {
        const next = nextRow(query, row, before, child.char);
        const mistakes = next[query.length] ?? Number.POSITIVE_INFINITY;
        if (mistakes <= allowed) mark(child, mistakes, depth + child.char.length);
        const least = Math.min(...next);
        if (least > allowed) continue;
        visit(child, next, { row, char: child.char }, depth + child.char.length);
      }
    }
    const first = Array.from({ length: query.length + 1 }, (_, index) => index);
    visit(root, first, null, 0);
  };
}
