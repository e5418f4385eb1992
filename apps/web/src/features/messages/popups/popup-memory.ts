/** What the device remembers of the pop-ups of a day. */
export type PopupMemory = {
  /** `YYYY-MM-DD`; another day begins anew. */
  day: string;
  /** Nothing more today. */
  off: boolean;
  /** What was shown, by id: the mark of its words at that time. */
  shown: Readonly<Record<string, string>>;
};

export type Popup = { id: string; mark: string };

/** A short mark of a text, another one when the text changes. */
export function markOf(text: string): string {
  let hash = 5381;
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291;
  return hash.toString(36);
}

function isMemory(value: unknown): value is PopupMemory {
  if (typeof value !== 'object' || value === null) return false;
  const { day, off, shown } = value as Partial<Record<keyof PopupMemory, unknown>>;
  return (
    typeof day === 'string' && typeof off === 'boolean' && typeof shown === 'object' && !!shown
  );
}

/** The memory of today; what was stored on another day, or is broken, counts as nothing. */
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

/** The pop-up to show next: each one once a day, and again when its words have changed. */
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
