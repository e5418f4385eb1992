import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { limits } from '@pavilion/domain/limits';

/**
 * Loads more when the end comes within 300 px of the window, at most once a second, and again after
 * each page while the end stays there. An observer reports only changes, and there is none when a
 * page arrives and the person reaches its end within one frame.
 */
export function useLoadMore<E extends Element>(
  pages: number,
  hasMore: boolean,
  loadMore: () => void,
): RefObject<E | null> {
  const end = useRef<E>(null);
  const lastAtMs = useRef(Number.NEGATIVE_INFINITY);
  const ask = useEffectEvent(loadMore);
  useEffect(() => {
    const element = end.current;
    if (element === null || !hasMore) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function askNow() {
      lastAtMs.current = performance.now();
      ask();
    }
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting !== true) return;
        const wait = lastAtMs.current + limits.infiniteScrollIntervalMs - performance.now();
        timer = setTimeout(askNow, Math.max(wait, 0));
      },
      { rootMargin: `${limits.infiniteScrollPx}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pages, hasMore]);
  return end;
}
