import * as v from 'valibot';

/** A text as people write it: with a letter or a digit, and no control characters. */
const written = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/[\p{L}\p{N}]/u), v.regex(/^\P{Cc}*$/u));

function isRealDay(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}

const day = v.pipe(v.string(), v.regex(/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/), v.check(isRealDay));

const document = v.object({
  name: written(200),
  birthday: day,
  number: written(64),
  expires_on: v.nullable(day),
});

/** The company's words for why it refuses a document, and ours. */
export const reasons = {
  unreadable: 'unreadable',
  cut: 'cut',
  expired: 'expired',
  other_person: 'otherPerson',
  under_age: 'underAge',
  altered: 'altered',
  unsupported: 'unsupported',
} as const;

type Reason = keyof typeof reasons;

export const checkAnswer = (reference: string) => {
  const ours = { reference: v.literal(reference) };
  return v.variant('status', [
    v.object({ ...ours, status: v.literal('checking') }),
    v.object({ ...ours, status: v.picklist(['clear', 'unsure']), document }),
    v.object({
      ...ours,
      status: v.literal('refused'),
      reason: v.picklist(Object.keys(reasons) as Reason[]),
    }),
  ]);
};
