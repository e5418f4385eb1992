import { useEffect, useRef } from 'react';
import { useSettings } from '#features/site/site.queries.ts';

const dot = ' · ';

/**
 * Names the page in the browser while it is shown. The frame names the screen in an effect that
 * runs after those of the screen, so this waits for it.
 */
export function usePageTitle(parts: readonly string[]): void {
  const brand = useSettings()?.brand.name;
  const title = [...parts, brand].filter(Boolean).join(dot);
  useEffect(() => {
    let before: string | null = null;
    const timer = setTimeout(() => {
      before = document.title;
      document.title = title;
    });
    return () => {
      clearTimeout(timer);
      if (before !== null) document.title = before;
    };
  }, [title]);
}

/** Moves the focus to the heading when another view is shown, as a change of the page does. */
export function useViewFocus(view: string): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [view]);
}
