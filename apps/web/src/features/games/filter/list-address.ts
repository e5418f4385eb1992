import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePausedText } from '#kit/paused-text.ts';
import { setGameSearch, useGameSearch } from '../game-search.ts';
import { filterOfSearch, searchOfFilter, type ListFilter } from './list-filter.ts';

/** Keeps the filter in the address, so that going back finds the list as it was. */
export function useListFilter(): [ListFilter, (filter: ListFilter) => void] {
  const [path, navigate] = useLocation();
  const filter = filterOfSearch(useSearch());
  return [
    filter,
    (next) => {
      const search = searchOfFilter(next);
      navigate(search === '' ? path : `${path}?${search}`, { replace: true });
    },
  ];
}

/** Keeps the filter in memory; it is lost with the page, and reset when `of` changes. */
export function usePassingFilter(of: string): [ListFilter, (filter: ListFilter) => void] {
  const [kept, setKept] = useState<{ of: string; filter: ListFilter }>();
  const filter = kept?.of === of ? kept.filter : { tab: 'ALL' as const };
  return [filter, (next) => setKept({ of, filter: next })];
}

/** The name to search for, once the person pauses. */
export function useSearchedName(): string {
  return usePausedText((useGameSearch() ?? '').trim());
}

/** Keeps the text of the search box and the name in the address in step. */
export function useNameInAddress(): void {
  const [filter, setFilter] = useListFilter();
  const typed = useGameSearch();
  const searched = useSearchedName();
  const { name = '' } = filter;

  /** Takes a name from the address only when a page is opened or gone back to. */
  const takeName = useEffectEvent(() => {
    if (name !== '' && typed === null) setGameSearch(name);
  });
  const keepName = useEffectEvent((wanted: string) => {
    if (wanted !== (typed ?? '').trim() || wanted === name) return;
    const { name: _, ...rest } = filter;
    setFilter({ ...rest, ...(wanted !== '' && { name: wanted }) });
  });
  const isTyped = typed !== null;
  const wasTyped = useRef(false);
  useEffect(() => takeName(), []);
  useEffect(() => {
    // Keeps the name in the address until the search box has it.
    wasTyped.current ||= isTyped;
    if (wasTyped.current) keepName(searched);
  }, [searched, isTyped]);
  useEffect(() => () => setGameSearch(null), []);
}
