const page = 10;

/** The row that a key moves to; null for any other key. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  const within = (at: number): number => Math.min(Math.max(at, 0), count - 1);
  switch (key) {
    case 'ArrowUp':
      return within(index - 1);
    case 'ArrowDown':
      return within(index + 1);
    case 'PageUp':
      return within(index - page);
    case 'PageDown':
      return within(index + page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The first row that begins with the typed text; null when none does. */
export function indexOfTyped(typed: string, options: readonly { text: string }[]): number | null {
  const wanted = typed.toLowerCase();
  const at = options.findIndex(({ text }) => text.toLowerCase().startsWith(wanted));
  return at === -1 ? null : at;
}
