import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { limits } from '@pavilion/domain/limits';

/** Scrolls to a section of the page of limits for who came for it, or presses its link there. */
export function useCameFor(name: 'break' | 'help') {
  const isWanted = new URLSearchParams(useSearch()).has(name);
  const visit = useHistoryState<unknown>();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    // The change of the page scrolls to its top first.
    const timer = setTimeout(() => section.current?.scrollIntoView(), limits.scrollIntoViewDelayMs);
    return () => clearTimeout(timer);
  }, [isWanted, visit]);
  return section;
}
