/** To whom a member may write a first message. */
export const recipients = ['support', 'upline'] as const;
export type Recipient = (typeof recipients)[number];

/** The other side of a conversation. */
export const inboxPeers = ['support', 'upline', 'downline'] as const;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const withoutSpaces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function wordsIn(part: string): number {
  if (!withoutSpaces.test(part)) return /[\p{L}\p{N}]/u.test(part) ? 1 : 0;
  return [...segmenter.segment(part)].filter(({ isWordLike }) => isWordLike).length;
}

/**
 * Counts words: what is between spaces and has a letter or a digit (section 5, "Feedback"); in a
 * script without spaces, what its dictionary takes for a word.
 */
export function countWords(text: string): number {
  return text.split(/\s+/u).reduce((count, part) => count + wordsIn(part), 0);
}

export type WordBounds = { fewestWords: number; mostWords: number };

/** Section 5, "Feedback content": between {0} and {1} words, both included. */
export function hasWordsWithin(text: string, { fewestWords, mostWords }: WordBounds): boolean {
  const words = countWords(text);
  return words >= fewestWords && words <= mostWords;
}
