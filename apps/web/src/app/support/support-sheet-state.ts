import { sharedValue, useSharedValue } from '../../kit/shared-value.ts';

const open = sharedValue(false);

export const openSupport = () => open.set(true);
export const closeSupport = () => open.set(false);

const onServer = () => false;

export function useSupportOpen(): boolean {
  return useSharedValue(open, onServer);
}
