import { Suspense, useEffect, useState } from 'react';
import { readStored } from '../../kit/device-storage.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { localKeys } from '../../kit/storage-keys.ts';

const homeLater = lazyPart('HomeLater', () => import('./HomeLater.tsx'));

/** The first look at the home belongs to the home: the rest waits for a scroll or this long. */
const patienceMs = 10_000;

export function LaterStart() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const start = () => setDue(true);
    // Who was cut off from a game comes for it.
    const timer = setTimeout(start, readStored(localKeys.openGame) === null ? patienceMs : 0);
    addEventListener('scroll', start, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', start);
    };
  }, []);
  if (!due) return null;
  return (
    <Suspense>
      <homeLater.Part />
    </Suspense>
  );
}
