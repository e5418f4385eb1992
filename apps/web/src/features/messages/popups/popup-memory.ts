/** What the device remembers of the pop-ups of a day. */
export type PopupMemory = {
  /** `YYYY-MM-DD`; another day starts afresh. */
  day: string;
  /** True when no more are shown today. */
  off: boolean;
  /** The pop-ups that were shown, by id: the hash of the text at that time. */
  shown: Readonly<Record<string, string>>;
};

export type Popup = { id: string; mark: string };

/** A short hash of a text, which changes with the text. */
export function markOf(text: string): string {
  let hash = 5381;
  for (const char of text) hash = (hash * 33 + (char.codePointAt(0) ?? 0)) % 4_294_967_291;
  return hash.toString(36);
}

function isMemory(value: unknown): value is PopupMemory {
  if (typeof value !== 'object' || value === null) return false;
  const { day, off, shown } = value as Partial<Record<keyof PopupMemory, unknown>>;
  return (
    typeof day === 'string' && typeof off === 'boolean' && typeof shown === 'object' && !!shown
  );
}

/** Returns today's memory; one of another day, or a broken one, counts as empty. */
export function memoryOf(stored: string | null, today: string): PopupMemory {
  const fresh = { day: today, off: false, shown: {} };
  if (stored === null) return fresh;
  try {
    const value: unknown = JSON.parse(stored);
    return isMemory(value) && value.day === today ? value : fresh;
  } catch {
    return fresh;
  }
}

/** Returns the pop-up to show next: each one once a day, and again when its text has changed. */
export function nextPopup<Item extends Popup>(
  popups: readonly Item[],
  memory: PopupMemory,
): Item | undefined {
  if (memory.off) return undefined;
  return popups.find(({ id, mark }) => memory.shown[id] !== mark);
}

export function withShown(memory: PopupMemory, { id, mark }: Popup): PopupMemory {
  return { ...memory, shown: { ...memory.shown, [id]: mark } };
}
