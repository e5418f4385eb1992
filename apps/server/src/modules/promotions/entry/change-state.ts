import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import {
  nextPromotionState,
  type PromotionEvent,
} from '@pavilion/domain/promotion/promotion-state';
import type { PromotionsDeps } from '../promotion-deps.ts';
import { insertChanges, writeEntry, type EntryRow, type EntryState } from './entry.store.ts';

const storedStates: ReadonlySet<string> = new Set<EntryState>([
  'signed', 'applying', 'process', 'issued', 'rejected', 'claim', 'claimed',
]); // oxfmt-ignore

function isStored(state: string): state is EntryState {
  return storedStates.has(state);
}

/** Returns every state on the way, by the table of decision D14; refuses any other event. */
export function walk(from: 'join' | EntryState, events: readonly PromotionEvent[]): EntryState[] {
  const states: EntryState[] = [];
  let state: string = from;
  for (const event of events) {
    const next = nextPromotionState(state as EntryState, event);
    if (next === null || !isStored(next)) throw new ApiError('promotion.state');
    states.push(next);
    state = next;
  }
  return states;
}

type Change = {
  events: readonly PromotionEvent[];
  operator: string | null;
  reason?: string;
} & Partial<Pick<EntryRow, 'reward' | 'reward_kind'>>;

/** Changes a locked entry, writes its history, and publishes the change to open pages. */
export async function changeState(
  { clock, signals }: Pick<PromotionsDeps, 'clock' | 'signals'>,
  transaction: DatabaseTransaction,
  entry: EntryRow,
  { events, operator, ...decision }: Change,
): Promise<void> {
  const states = walk(entry.state, events);
  const state = states.at(-1);
  if (state === undefined) return;
  const at = clock();
  await writeEntry(transaction, entry.id, { state, changed_at: at, ...decision });
  await insertChanges(transaction, entry.id, states, { operator, at });
  await signals.publishIn(transaction, { kind: 'promotion', memberId: entry.member_id });
}
