import { compareFractions, fraction, sumOf } from '../fraction.ts';
import type { DrawTerms, Play, Selection } from '../play.ts';

const mostCovered = fraction(7, 10);

/** What was chosen in a play, picked or typed. */
export type Chosen<Result> = Readonly<{
  play: Play<Result>;
  selections: readonly Selection[];
  terms: DrawTerms;
}>;

/**
 * Whether bets of one play and position, all of one member in one draw, together win at more than
 * 70 % of its results: their stake is then no valid amount. Where a play has a picked and a typed
 * form, what both cover is added.
 */
export function coverMost<Result>(forms: readonly Chosen<Result>[]): boolean {
  const chances = forms.map(({ play, selections, terms }) => play.chance(selections, terms));
  return compareFractions(sumOf(chances), mostCovered) > 0n;
}

/** The same of one form. */
export function coversMost<Result>(
  play: Play<Result>,
  selections: readonly Selection[],
  terms: DrawTerms,
): boolean {
  return coverMost([{ play, selections, terms }]);
}

/** Picked and typed numbers are bets of one play. */
export function formKey({ code }: Pick<Play<never>, 'code'>): string {
  return code.replace(/Typed$/, '');
}
