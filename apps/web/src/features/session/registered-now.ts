import { sharedValue } from '../../kit/shared-value.ts';

/** True from the registration on until what it brings was shown and answered. */
export const registeredNow = sharedValue(false);
