import { readSession, subscribeSession } from '../../kit/session-record.ts';

const heldForMs = 5 * 60_000;

type Held = { password: string; token: string; untilMs: number };

/** In memory only, and only for the first change after a login (decision D6). */
let held: Held | null = null;

export function holdPassword(password: string): void {
  const session = readSession();
  held = session && { password, token: session.token, untilMs: Date.now() + heldForMs };
}

export function forgetHeldPassword(): void {
  held = null;
}

/** Null when the person must type the old password. */
export function heldPassword(): string | null {
  const usable = held !== null && held.untilMs > Date.now() && held.token === readSession()?.token;
  return usable && held !== null ? held.password : null;
}

subscribeSession(() => {
  if (readSession() === null) forgetHeldPassword();
});
