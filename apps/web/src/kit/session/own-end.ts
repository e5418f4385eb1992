/** The session that a call of the member's own is ending; empty while there is none. */
let ending = '';
let follow: (() => void) | undefined;

/** Begins to wait for a call that ends the session; what is returned ends that. */
export function beginOwnEnd(token: string): () => void {
  ending = token;
  follow = undefined;
  return () => {
    ending = '';
    follow?.();
  };
}

/**
 * True while a call of the member's own is ending the session: its answer says what has happened,
 * which nothing else that tells of the end outruns. `then` is called once the wait is over.
 */
export function waitsForOwnEnd(token: string | undefined, then: () => void): boolean {
  if (ending === '' || ending !== token) return false;
  follow = then;
  return true;
}
