/** What a case is about. */
export const fraudKinds = [
  'samePerson',
  'sharedDevice',
  'matchedBets',
  'churn',
  'activeMembers',
  'transferRing',
  'passedThrough',
  'link',
] as const;
export type FraudKind = (typeof fraudKinds)[number];

export const fraudStates = ['open', 'confirmed', 'dismissed'] as const;
export type FraudState = (typeof fraudStates)[number];

/** What a case does by itself. */
export const fraudEffects = [
  'none',
  'notCounted',
  'commissionHeld',
  'betsNotCounted',
  'linkPaused',
] as const;
export type FraudEffect = (typeof fraudEffects)[number];

const effects: Readonly<Partial<Record<FraudKind, Partial<Record<FraudState, FraudEffect>>>>> = {
  samePerson: { open: 'notCounted', confirmed: 'notCounted' },
  sharedDevice: { open: 'commissionHeld', confirmed: 'notCounted' },
  matchedBets: { confirmed: 'betsNotCounted' },
  link: { open: 'linkPaused', confirmed: 'linkPaused' },
};

/**
 * What a case of a kind does while it is in a state. `notCounted`: what the account plays brings
 * nobody above it anything, and it is no active member. `commissionHeld`: with
 * `casesThatHold` of them in a line, the commission of its agent waits.
 */
export function effectOf(kind: FraudKind, state: FraudState): FraudEffect {
  return effects[kind]?.[state] ?? 'none';
}

/** The kinds and states of cases that do something by themselves. */
export function casesThat(effect: FraudEffect): { kind: FraudKind; state: FraudState }[] {
  return fraudKinds.flatMap((kind) =>
    fraudStates
      .filter((state) => effectOf(kind, state) === effect)
      .map((state) => ({ kind, state })),
  );
}

/** So many open cases of shared devices in the line of an agent hold the agent's commission. */
export const casesThatHold = 3;

/** The state after a decision; null where the case was decided otherwise before. */
export function decided(state: FraudState, to: Exclude<FraudState, 'open'>): FraudState | null {
  return state === 'open' || state === to ? to : null;
}
