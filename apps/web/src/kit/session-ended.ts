type Listener = () => void;

const listeners = new Set<Listener>();

/** Told once for every session that the server no longer knows. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionEnded(): void {
  for (const listener of listeners) listener();
}
