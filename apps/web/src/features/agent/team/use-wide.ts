import { useSyncExternalStore } from 'react';

const wide = '(min-width: 768px)';

function watch(onChange: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether there is room for a table. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(wide).matches,
    () => false,
  );
}
