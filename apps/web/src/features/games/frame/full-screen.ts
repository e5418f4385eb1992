import { useSyncExternalStore } from 'react';

function subscribe(listen: () => void): () => void {
  document.addEventListener('fullscreenchange', listen);
  return () => document.removeEventListener('fullscreenchange', listen);
}

function toggle(): void {
  // A browser that refuses leaves the page as it is.
  const done =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  done.catch(() => undefined);
}

export type FullScreen = { isOn: boolean; toggle: () => void };

/** Null where the browser does not let a page fill the screen, as on iPhones. */
export function useFullScreen(): FullScreen | null {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  return document.fullscreenEnabled ? { isOn, toggle } : null;
}
