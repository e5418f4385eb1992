import { useEffect, useState } from 'react';
import { ownValue } from '#kit/own-value.ts';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { limits } from '@pavilion/domain/limits';

/** The text in the search box of the header; null while the box is closed. */
const typed = ownValue<string | null>(null);

export const setGameSearch = typed.set;

const onServer = () => null;

export function useGameSearch(): string | null {
  return useSharedValue(typed, onServer);
}

/** Returns the name to search for, half a second after the last key press (section 9). */
export function useSearchedName(): string {
  const name = (useGameSearch() ?? '').trim();
  const [searched, setSearched] = useState(name);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(name), name === '' ? 0 : limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [name]);
  return searched;
}
