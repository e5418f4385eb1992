import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { setGameSearch, useGameSearch, useSearchedName } from './game-search.ts';
import { filterOfSearch, searchOfFilter, type ListFilter } from './list-filter.ts';

/** The filter that stands in the address, so that going back finds the list as it was. */
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

/** A filter that is forgotten with its page, and starts anew when `of` changes. */
export function usePassingFilter(of: string): [ListFilter, (filter: ListFilter) => void] {
  const [kept, setKept] = useState<{ of: string; filter: ListFilter }>();
  const filter = kept?.of === of ? kept.filter : { tab: 'ALL' as const };
  return [filter, (next) => setKept({ of, filter: next })];
}

/** Joins what is typed into a search box with the name in the address. */
export function useNameInAddress(): void {
  const [filter, setFilter] = useListFilter();
  const typed = useGameSearch();
  const searched = useSearchedName();
  const { name = '' } = filter;

  /** Only a page that was opened or gone back to brings a name along. */
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
    // An address with a name is not emptied before its name stands in the box.
    wasTyped.current ||= isTyped;
    if (wasTyped.current) keepName(searched);
  }, [searched, isTyped]);
  useEffect(() => () => setGameSearch(null), []);
}
