import { useState } from 'react';
import { isStandalone } from '../../../kit/device.ts';
import { deviceOf, type Device } from './download-entries.ts';

export function useThisDevice(): Device {
  const [device] = useState(() => deviceOf(navigator.userAgent, isStandalone()));
  return device;
}
