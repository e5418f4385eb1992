import { useEffect, useState } from 'react';
import { limits } from '@pavilion/domain/limits';

/** Returns how far the page is scrolled, updated a moment after the last movement. */
export function useScrolledPx(): number {
  const [scrolledPx, setScrolledPx] = useState(() => scrollY);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(() => setScrolledPx(scrollY), limits.downloadBarDebounceMs);
    }
    addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', wait);
    };
  }, []);
  return scrolledPx;
}
