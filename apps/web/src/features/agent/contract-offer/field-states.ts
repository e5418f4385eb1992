import { useState } from 'react';
import { problemOf, type OfferDraft, type OfferRules } from './offer-draft.ts';
import { isFilled, nameOfPlace, placeOf, type Place } from './offer-problem.ts';
import { reasonOf } from './offer-reason.ts';
import { useReasonText } from './offer-words.ts';
import type { FieldState } from './OfferFields.tsx';

/** What is said at a place of the form. */
export type Said = { place: Place; message: string };

/** What the draft lacks; null where it can be offered. */
export function useProblem(draft: OfferDraft, rules: OfferRules): Said | null {
  const reasonText = useReasonText(rules.kind);
  const problem = problemOf(draft, rules);
  return (
    problem && {
      place: placeOf(problem, rules.kind, draft.tiers.length),
      message: reasonText(reasonOf(problem, draft, rules)),
    }
  );
}

/**
 * The state of each field. A problem is said once its field was left, or once it is filled in and
 * any other was left; after the person wanted to go on, at once.
 */
export function useFieldStates(
  draft: OfferDraft,
  problem: Said | null,
  refused: Said | null,
  hasTried: boolean,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState('');

  function isSaid({ place }: Said): boolean {
    const name = nameOfPlace(place, draft);
    if (hasTried || left.has(name) || place.at === 'top') return true;
    return left.size > 0 && current !== name && isFilled(place, draft);
  }
  const said = refused ?? (problem && isSaid(problem) ? problem : null);
  const stateOf = (place: Place): FieldState => {
    const name = nameOfPlace(place, draft);
    return {
      error: said && nameOfPlace(said.place, draft) === name ? said.message : undefined,
      onEnter: () => setCurrent(name),
      onLeave: () => {
        setCurrent('');
        setLeft((before) => new Set(before).add(name));
      },
    };
  };
  return { said, stateOf };
}
