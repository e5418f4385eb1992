import { useEffect, useState } from 'react';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { paths } from '@pavilion/screens/paths';

/** Returns what a link of a mail holds behind its #; null for anything else. */
export function secretOfHash(hash: string): string | null {
  return /^#token=([\w-]{43})$/.exec(hash)?.[1] ?? null;
}

/** Removes the secret from the address bar, and thus the history, before the first render. */
function takeSecret(): string | null {
  const secret = secretOfHash(window.location.hash);
  if (secret !== null) window.history.replaceState(window.history.state, '', paths.forget());
  return secret;
}

/** Returns the secret of the link that opened the page; a link may also come to an open page. */
export function useLinkSecret() {
  const isHydrated = useHydrated();
  const [secret, setSecret] = useState(() => (isHydrated ? takeSecret() : null));
  useEffect(() => {
    const take = () => {
      const next = takeSecret();
      if (next !== null) setSecret(next);
    };
    // A second run of the first render finds the address bar clean already.
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return { secret, forget: () => setSecret(null) };
}
