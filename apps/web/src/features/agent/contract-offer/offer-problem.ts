import type { CallError } from '@pavilion/contract/client';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import type { TermsField } from '@pavilion/domain/agent/contract-terms';
import type { OfferDraft, TierField } from './offer-draft.ts';

/** Where in the form something is said. */
export type Place =
  | { at: 'top' }
  | { at: 'account' }
  | { at: 'tier'; tier: number; field: TierField }
  | { at: 'more'; field: MoreField };
export type MoreField = 'unit' | 'cap' | 'costRate';

const tierFields = {
  dailySalary: ['validBetAmount', 'activeMembers', 'rate'],
  hourlySalary: ['validBetAmount', 'activeMembers', 'rate', 'lostRate'],
  dividend: ['result', 'validBetAmount', 'activeMembers', 'rate'],
} as const satisfies Record<ContractKind, readonly TierField[]>;
const moreFields = {
  dailySalary: ['unit', 'cap'],
  hourlySalary: ['unit', 'cap'],
  dividend: ['unit', 'costRate'],
} as const satisfies Record<ContractKind, readonly MoreField[]>;

/** The fields of a tier in the order of the form. */
export function tierFieldsOf(kind: ContractKind): readonly TierField[] {
  return tierFields[kind];
}

/** The place of a field; the top where the form of the kind has no such field. */
export function placeOf(
  { tier, field }: { tier: number | null; field: string },
  kind: ContractKind,
  tierCount: number,
): Place {
  const inTier = tierFieldsOf(kind).find((one) => one === field);
  if (inTier && tier !== null && tier >= 1 && tier <= tierCount) {
    return { at: 'tier', tier, field: inTier };
  }
  const among: readonly MoreField[] = moreFields[kind];
  const inMore = among.find((one) => one === field);
  return inMore && tier === null ? { at: 'more', field: inMore } : { at: 'top' };
}

/** The place that a refused offer names; null for a refusal that is not about a field. */
export function placeOfRefusal(
  error: CallError,
  kind: ContractKind,
  { tiers }: OfferDraft,
): Place | null {
  if (error.code === 'agent.downline.not.found') return { at: 'account' };
  if (error.code !== 'agent.contract.terms' && error.code !== 'agent.contract.above') return null;
  const { tier, field } = Object(error.value) as { tier?: unknown; field?: TermsField };
  const number = typeof tier === 'number' ? tier : null;
  return placeOf({ tier: number, field: String(field) }, kind, tiers.length);
}

/** Names a field of the form, by the key of its tier. */
export function nameOfPlace(place: Place, { tiers }: OfferDraft): string {
  if (place.at === 'tier') return `${tiers[place.tier - 1]?.key}.${place.field}`;
  return place.at === 'more' ? place.field : place.at;
}

/** Whether a field contains something, readable or not. */
export function isFilled(place: Place, draft: OfferDraft): boolean {
  if (place.at === 'tier') return draft.tiers[place.tier - 1]?.[place.field] !== '';
  return place.at !== 'more' || draft[place.field] !== '';
}
