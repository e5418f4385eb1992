import { ownValue } from '#kit/own-value.ts';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';

/** The text in the search box of the header; null while the box is closed. */
const typed = ownValue<string | null>(null);

export const setGameSearch = typed.set;

const onServer = () => null;

export function useGameSearch(): string | null {
  return useSharedValue(typed, onServer);
}
