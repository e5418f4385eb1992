import type { ChangeKind } from '@pavilion/domain/site/change-kind';

/**
 * `GET` answers with an endless stream of events. It is no call of the endpoint table, because it
 * has no envelope and no end; headers and refusals are those of every call.
 */
export const livePath = '/wps/live';

/** Data of the event `change`: what to read anew, never what it is now. */
export type LiveChange = { kinds: readonly ChangeKind[] };

/**
 * - `change`: the kinds of its data have changed
 * - `catch-up`: changes may have been missed, everything should be read anew
 * - `session`: the session of the stream has ended, and the stream with it
 */
export type LiveEventName = 'change' | 'catch-up' | 'session';
