import { useCallback } from 'react';
import { CallError } from '@pavilion/contract/client';
import { useWords } from './words.ts';

/** The sentence for a failed call; an unknown error reads "Unknown error". */
export function useErrorText(): (error: unknown) => string {
  const text = useWords();
  return useCallback(
    (error) => text(error instanceof CallError ? `error.${error.code}` : 'error.unknown.error'),
    [text],
  );
}
