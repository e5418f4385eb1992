import { ownValue } from '#kit/own-value.ts';
import { readSession } from '#kit/session-record.ts';
import type { SessionValue } from '../change/start-session.ts';

const heldForMs = 5 * 60_000;

type Held = { password: string; token: string; untilMs: number };

/** In memory only, and only for the first change after a log-in (decision D6). */
const held = ownValue<Held | null>(null);

export function holdPassword(password: string): void {
  const session = readSession();
  held.set(session && { password, token: session.token, untilMs: Date.now() + heldForMs });
}

/** Keeps the password of a log-in or a registration for the first change of it. */
export function keepPassword(
  _: SessionValue,
  { password = '' }: { password?: string | undefined },
): void {
  if (password !== '') holdPassword(password);
}

export function forgetHeldPassword(): void {
  held.set(null);
}

/** Null when the member must type the old password. */
export function heldPassword(): string | null {
  const known = held.get();
  const usable =
    known !== null && known.untilMs > Date.now() && known.token === readSession()?.token;
  return usable ? known.password : null;
}
