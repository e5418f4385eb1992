/**
 * The exclusions that a member or an operator chooses. A time-out ends by itself; a self-exclusion
 * only when its member asks for it after its end, waits and says yes.
 */
export const breakKinds = ['timeOut', 'selfExclusion'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** Whoever closes the account is excluded as well, until they keep it after all, and once closed. */
export const exclusionKinds = [...breakKinds, 'closing'] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];

export const lengthUnits = ['h', 'd', 'm', 'y'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** How long an exclusion is: hours, days, months or years of the calendar, or for good. */
export type ExclusionLength = { count: number; unit: LengthUnit } | 'forGood';

const lengthPattern = /^([1-9]\d{0,2}) ([hdmy])$/u;

/** Reads a written length such as `24 h`, `6 m` or `forGood`; null when it is none. */
export function readLength(written: string): ExclusionLength | null {
  if (written === 'forGood') return 'forGood';
  const match = lengthPattern.exec(written);
  if (match === null) return null;
  return { count: Number(match[1]), unit: match[2] as LengthUnit };
}

/** What was done to the exclusion of a member. */
export const exclusionActs = [
  'begun',
  'lengthened',
  'returnAsked',
  'returnDropped',
  'closed',
  'reopened',
  'ended',
] as const;
export type ExclusionAct = (typeof exclusionActs)[number];

/** An exclusion in force; `until` is null for good, `returnFrom` until the member asks to return. */
export type Exclusion = { kind: ExclusionKind; until: Date | null; returnFrom: Date | null };

type Span = Pick<Exclusion, 'kind' | 'until'>;

/** Whether `one` ends after the other; for good is after everything. */
function endsLater(one: Date | null, other: Date | null): boolean {
  if (other === null) return false;
  return one === null || one > other;
}

/**
 * Whether a wanted exclusion may take the place of the one in force: it ends later, or as late and
 * no longer by itself. Nothing shortens one, a self-exclusion never becomes a time-out, and none
 * becomes the closing of the account, whose member can keep it at any time.
 */
export function isStricter(current: Span, wanted: Span): boolean {
  if (wanted.kind === 'closing') return false;
  if (current.kind === 'closing') return true;
  const isTurned = current.kind === 'selfExclusion' && wanted.kind === 'timeOut';
  if (isTurned || endsLater(current.until, wanted.until)) return false;
  return endsLater(wanted.until, current.until) || current.kind !== wanted.kind;
}

/** Whether an exclusion ends by itself at an instant. */
export function hasLapsed({ kind, until }: Span, now: Date): boolean {
  return kind === 'timeOut' && until !== null && until <= now;
}

/**
 * What a member can do to return: nothing before the end of the exclusion, then ask for it, wait,
 * and confirm it.
 */
export const returnSteps = ['none', 'ask', 'wait', 'confirm'] as const;
export type ReturnStep = (typeof returnSteps)[number];

export function returnStepAt({ kind, until, returnFrom }: Exclusion, now: Date): ReturnStep {
  if (kind !== 'selfExclusion' || until === null || until > now) return 'none';
  if (returnFrom === null) return 'ask';
  return returnFrom <= now ? 'confirm' : 'wait';
}
