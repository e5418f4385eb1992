import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { limits } from '@pavilion/domain/limits';

/** Asks for more when the end comes within 300 px of the window, at most once a second. */
export function useLoadMore<E extends Element>(
  hasMore: boolean,
  loadMore: () => void,
): RefObject<E | null> {
  const end = useRef<E>(null);
  const ask = useEffectEvent(loadMore);
  useEffect(() => {
    const element = end.current;
    if (element === null || !hasMore) return;
    let lastAtMs = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function askNow() {
      lastAtMs = performance.now();
      ask();
    }
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting !== true) return;
        const wait = lastAtMs + limits.infiniteScrollIntervalMs - performance.now();
        timer = setTimeout(askNow, Math.max(wait, 0));
      },
      { rootMargin: `${limits.infiniteScrollPx}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hasMore]);
  return end;
}
