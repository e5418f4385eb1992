import { ownValue } from '#kit/own-value.ts';

/** True from the registration on until its offer was shown and answered. */
export const registeredNow = ownValue(false);
