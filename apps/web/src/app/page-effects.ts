import { useEffect, useRef } from 'react';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}

/** Moves the focus to the new page's heading after a page change. */
export function usePageFocus(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const main = document.querySelector<HTMLElement>('main');
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
}
