/** Whom a member may begin to write to. */
export const recipients = ['support', 'upline'] as const;
export type Recipient = (typeof recipients)[number];

/** Who stands on the other side of a conversation. */
export const inboxPeers = ['support', 'upline', 'downline'] as const;

/** A word is what stands between spaces and holds a letter or a digit (section 5, "Feedback"). */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

export type WordBounds = { fewestWords: number; mostWords: number };

/** Section 5, "Feedback content": between {0} and {1} words, both included. */
export function hasWordsWithin(text: string, { fewestWords, mostWords }: WordBounds): boolean {
  const words = countWords(text);
  return words >= fewestWords && words <= mostWords;
}
