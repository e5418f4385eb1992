import type { DraftLine } from '../order/order-draft.ts';
import type { CounterRow } from './exposure.store.ts';

/** What an order that may be taken holds, with the odds that its numbers have now. */
export type Taken = Readonly<{
  /** Those asked for; one whose numbers have different odds is parted. */
  lines: readonly DraftLine[];
  exposures: readonly CounterRow[];
}>;
