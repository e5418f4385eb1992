import { useEffect, useState } from 'react';

const patienceMs = 20_000;
const ends = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/** True from the first touch, key or scroll, or after 20 s; until then the first paint stays. */
export function useFirstLookOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = () => setOver(true);
    // A page may have been scrolled before its code was here.
    const timer = setTimeout(end, scrollY > 0 ? 0 : patienceMs);
    for (const name of ends) addEventListener(name, end, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      for (const name of ends) removeEventListener(name, end);
    };
  }, []);
  return isOver;
}
