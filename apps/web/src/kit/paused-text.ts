import { useEffect, useState } from 'react';
import { limits } from '@pavilion/domain/limits';

/** The text half a second after the last key press (section 9); at once where it is empty. */
export function usePausedText(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed === '' ? 0 : limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
