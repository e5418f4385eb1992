import { useEffect, useState } from 'react';
import type { LazyPart } from './lazy-part.tsx';

/**
 * True once the code of a part is here. It is fetched at the first scroll or after `patienceMs`:
 * the first look at a page belongs to the page. A part that does not come is left out.
 */
export function useLaterPart({ load }: LazyPart<object>, patienceMs: number): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    function bring(): void {
      load().then(
        () => setHere(true),
        () => undefined,
      );
    }
    const timer = setTimeout(bring, patienceMs);
    addEventListener('scroll', bring, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', bring);
    };
  }, [load, patienceMs]);
  return isHere;
}
