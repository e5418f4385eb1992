import type {
  ConditionFacts,
  ConditionKind,
  RewardCondition,
} from '@pavilion/domain/reward/reward-condition';

/** A condition as the table keeps it: JSON has no whole numbers of 64 bits. */
export type StoredCondition = { kind: ConditionKind; target: string; since: string };

/** The total from which a condition counts; 0n for a proved contact. */
function sinceOf(kind: ConditionKind, facts: ConditionFacts): bigint {
  return kind === 'provedContact' ? 0n : facts[kind];
}

/** Conditions that count from now on. */
export function conditionsFrom(
  wanted: readonly { kind: ConditionKind; target: bigint }[],
  facts: ConditionFacts,
): RewardCondition[] {
  return wanted.map(({ kind, target }) => ({ kind, target, since: sinceOf(kind, facts) }));
}

/** Writes conditions for the table. */
export function storedConditions(conditions: readonly RewardCondition[]): string {
  const stored = conditions.map(({ kind, target, since }): StoredCondition => ({
    kind,
    target: target.toString(),
    since: since.toString(),
  }));
  return JSON.stringify(stored);
}

/** Reads conditions from the table. */
export function readConditions(stored: unknown): RewardCondition[] {
  return (stored as StoredCondition[]).map(({ kind, target, since }) => ({
    kind,
    target: BigInt(target),
    since: BigInt(since),
  }));
}
