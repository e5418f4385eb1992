import { useEffect, useState } from 'react';
import type { LazyComponent } from './lazy-component.tsx';

/**
 * True when the code of a component is loaded. Fetches it at the first scroll or after
 * `patienceMs`, so that it does not delay the first view. One that cannot be loaded is left out.
 */
export function useLaterComponent(
  { load }: Pick<LazyComponent<object>, 'load'>,
  patienceMs: number,
): boolean {
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
