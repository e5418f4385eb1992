import { keptText } from '#kit/kept-text.ts';
import { draftPrefix } from '#kit/tab-keys.ts';

/** Begins a letter in the form for feedback, below what the member has written there. */
export function beginFeedback(begun: string): void {
  const { read, write } = keptText(`${draftPrefix}feedback`);
  const written = read().trimEnd();
  if (written.includes(begun)) return;
  write(`${written === '' ? '' : `${written}\n\n`}${begun}\n`);
}
