import { useEffect, useState } from 'react';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { paths } from '@pavilion/screens/paths';

/** What a link of a mail holds behind its #; null for anything else. */
export function secretOfHash(hash: string): string | null {
  return /^#token=([\w-]{43})$/.exec(hash)?.[1] ?? null;
}

/** The secret leaves the address bar, and with it the history, before anything of it is drawn. */
function takeSecret(): string | null {
  const secret = secretOfHash(window.location.hash);
  if (secret !== null) window.history.replaceState(window.history.state, '', paths.forget());
  return secret;
}

/** The secret of the link that the page was opened by; a link may also come to an open page. */
export function useLinkSecret() {
  const isHydrated = useHydrated();
  const [secret, setSecret] = useState(() => (isHydrated ? takeSecret() : null));
  useEffect(() => {
    const take = () => {
      const next = takeSecret();
      if (next !== null) setSecret(next);
    };
    // A second run of the first drawing finds the address bar clean already.
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return { secret, forget: () => setSecret(null) };
}
