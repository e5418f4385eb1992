import { useEffect, useState } from 'react';

const patienceMs = 3000;
const ends = ['scroll', 'pointerdown', 'keydown'] as const;

/** True from the first touch, key or scroll, or after 3 s: the first look is at what was painted. */
export function useFirstLookOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = () => setOver(true);
    const timer = setTimeout(end, patienceMs);
    for (const name of ends) addEventListener(name, end, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      for (const name of ends) removeEventListener(name, end);
    };
  }, []);
  return isOver;
}
