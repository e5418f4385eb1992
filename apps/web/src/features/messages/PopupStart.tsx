import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../kit/lazy-part.tsx';

const homePopups = lazyPart('HomePopups', () => import('./HomePopups.tsx'));

/** The first look at the home belongs to the home: pop-ups wait for a scroll or this long. */
const patienceMs = 10_000;

export function PopupStart() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const start = () => setDue(true);
    const timer = setTimeout(start, patienceMs);
    addEventListener('scroll', start, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', start);
    };
  }, []);
  if (!due) return null;
  return (
    <Suspense>
      <homePopups.Part />
    </Suspense>
  );
}
