import { useEffect, useRef, useState, type RefObject } from 'react';
import { limits } from '@pavilion/domain/limits';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) waiting.get(target)?.();
      }
    },
    { rootMargin: `${limits.lazyImagePx}px` },
  );
  return observer;
}

/**
 * True from the moment the element first comes within 100 px of the window (section 9); with
 * `atStart` from the start.
 */
export function useNearView<E extends Element>(atStart = false): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(atStart);
  useEffect(() => {
    const element = ref.current;
    if (element === null || near) return;
    waiting.set(element, () => setNear(true));
    sharedObserver().observe(element);
    return () => {
      waiting.delete(element);
      sharedObserver().unobserve(element);
    };
  }, [near]);
  return [ref, near];
}
