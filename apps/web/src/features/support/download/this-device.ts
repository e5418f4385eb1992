import { useMemo, useState } from 'react';
import { isStandalone } from '#kit/device.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { deviceOf, type Device } from './download-entries.ts';

const readDevice = (): Device => deviceOf(navigator.userAgent, isStandalone());

/** For components that the server never renders. */
export function useThisDevice(): Device {
  const [device] = useState(readDevice);
  return device;
}

/** Null in the first HTML, which is the same for every device, and while it hydrates. */
export function useKnownDevice(): Device | null {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? readDevice() : null), [isHydrated]);
}
