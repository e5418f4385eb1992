/**
 * What a locked reward waits for: a proved mobile number or e-mail address, deposits, or valid bets
 * since it was given.
 */
export const conditionKinds = ['provedContact', 'deposits', 'validBets'] as const;

export type ConditionKind = (typeof conditionKinds)[number];

/**
 * A condition of a reward. `target` and `since` are minor units: what must come together, and what
 * the member's lifetime total was when the reward was given. Both are 0n for a proved contact.
 */
export type RewardCondition = { kind: ConditionKind; target: bigint; since: bigint };

/** Lifetime totals of a member in minor units, and whether a contact is proved. */
export type ConditionFacts = { provedContact: boolean; deposits: bigint; validBets: bigint };

/** How far a condition is; amounts in minor units, null for a proved contact. */
export type ConditionProgress = {
  kind: ConditionKind;
  done: boolean;
  actual: bigint | null;
  target: bigint | null;
};

/** Compares a condition with what the member has done; never more than the target is shown. */
export function conditionProgress(
  { kind, target, since }: RewardCondition,
  facts: ConditionFacts,
): ConditionProgress {
  if (kind === 'provedContact') {
    return { kind, done: facts.provedContact, actual: null, target: null };
  }
  const gone = facts[kind] - since;
  const positive = gone > 0n ? gone : 0n;
  const actual = positive < target ? positive : target;
  return { kind, done: actual === target, actual, target };
}

/** Whether a reward with these conditions can be claimed. */
export function areMet(conditions: readonly RewardCondition[], facts: ConditionFacts): boolean {
  return conditions.every((condition) => conditionProgress(condition, facts).done);
}
