import * as v from 'valibot';
import { harmMarkers, type MarkerFact } from '@pavilion/domain/protection/harm-markers';
import { limitKinds, limitPeriods } from '@pavilion/domain/protection/own-limit';

const amount = v.nullable(
  v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform((digits) => BigInt(digits)),
  ),
);

/** Facts as they are stored: amounts in minor units as digits, instants as texts. */
const storedFacts = v.array(
  v.strictObject({
    marker: v.picklist(harmMarkers),
    at: v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
    count: v.pipe(v.number(), v.integer()),
    amountMinor: amount,
    usualMinor: amount,
    limit: v.nullable(
      v.strictObject({ kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) }),
    ),
  }),
);

/** The text in which facts are stored. */
export function writeFacts(facts: readonly MarkerFact[]): string {
  return JSON.stringify(
    facts.map(({ marker, at, count, amountMinor, usualMinor, limit }) => ({
      marker,
      at: at.toISOString(),
      count,
      amountMinor: amountMinor?.toString() ?? null,
      usualMinor: usualMinor?.toString() ?? null,
      limit: limit && { kind: limit.kind, period: limit.period },
    })),
  );
}

/** Reads facts that are stored; throws where they are of another form. */
export function readFacts(stored: unknown): MarkerFact[] {
  return v.parse(storedFacts, stored);
}
