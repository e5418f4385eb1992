const positions = new Map<string, number>();
const restoreTries = 20;

type EntryState = { entry?: string } | null;

function entryKey(): string {
  return (history.state as EntryState)?.entry ?? 'first';
}

export function newEntryState(): { entry: string } {
  return { entry: crypto.randomUUID() };
}

/** Called before the page changes, while the old content is still there. */
export function rememberScroll(key: string): void {
  positions.set(key, scrollY);
}

export const currentEntry = entryKey;

/** Tries for some frames, until the arriving content is tall enough. */
export function restoreScroll(): void {
  const top = positions.get(entryKey()) ?? 0;
  let tries = restoreTries;
  function step() {
    window.scrollTo(0, top);
    tries -= 1;
    if (Math.abs(scrollY - top) > 1 && tries > 0) requestAnimationFrame(step);
  }
  step();
}
