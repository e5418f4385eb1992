import { sharedValue } from '@pavilion/client/state/shared-value.ts';

/** Whether an agent has pressed the invitation, and its sheet is not here yet. */
export const inviteWanted = sharedValue(false);
