import { ownValue } from '#kit/own-value.ts';

/** True from the registration on until what it brings was shown and answered. */
export const registeredNow = ownValue(false);
