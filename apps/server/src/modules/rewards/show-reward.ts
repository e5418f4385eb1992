import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { conditionProgress, type ConditionFacts } from '@pavilion/domain/reward/reward-condition';
import type { RewardKind } from '@pavilion/domain/reward/reward-state';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { formatAmount, type Currency } from '@pavilion/domain/wallet/money';
import { textIn } from '@pavilion/messages/text-in';
import type { CheckRow } from './abuse/check.store.ts';
import { readConditions } from './conditions.ts';
import type { Gift } from './gift/gift.store.ts';
import type { StoredReward } from './reward.store.ts';
import type { RewardsDeps, RunningBonus } from './rewards-deps.ts';

type Deps = Pick<RewardsDeps, 'currency'>;
/** What conditions are compared with, for the members who have a locked reward. */
type Facts = ReadonlyMap<bigint, ConditionFacts>;
type Shown = ResponseOf<PlayerEndpoints['rewards']['claimReward']>;
type OperatorShown = ResponseOf<OperatorEndpoints['rewards']['voidReward']>;

/** Money as an amount, points as a whole number. */
export const showAmount = (
  { digits }: Pick<Currency, 'digits'>,
  { kind, amount }: { kind: RewardKind; amount: bigint },
): string => (kind === 'cash' ? formatAmount(amount, digits) : amount.toString());

function showFields(
  { currency }: Deps,
  reward: StoredReward,
  language: Language,
  allFacts: Facts,
): Omit<Shown, 'bonusState' | 'wagering' | 'checking'> {
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const facts = allFacts.get(reward.member_id);
  const conditions =
    facts === undefined || reward.state !== 'locked'
      ? []
      : readConditions(reward.conditions).map((condition) => conditionProgress(condition, facts));
  return {
    transactionId: reward.id,
    origin: reward.origin,
    title: inLanguage(reward.title, language),
    kind: reward.kind,
    amount: showAmount(currency, reward),
    wageringMultiple: reward.wagering_multiple,
    conditionStatus: conditions.map(({ kind, done, actual, target }) => ({
      condition: kind,
      text: textIn(language, `reward.condition.${kind}`),
      done,
      actual: actual === null ? null : money(actual),
      target: target === null ? null : money(target),
    })),
    issuedAt: (reward.issued_at ?? reward.given_at).toISOString(),
    expiresAt: reward.expires_at.toISOString(),
    claimedAt: reward.claimed_at?.toISOString() ?? null,
    state: reward.state,
  };
}

/** How a reward is wagered; null where it is cash at once. */
function showWagering(
  { currency, site }: Pick<RewardsDeps, 'currency' | 'site'>,
  { amount, wagering_multiple: times, bonusId }: StoredReward,
  running: readonly RunningBonus[],
): Shown['wagering'] {
  if (times === 0) return null;
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const { contribution, days } = site.policy.bonus.rewards;
  const bonus = running.find((one) => one.bonusId === bonusId);
  return {
    days,
    contribution: contribution as Record<string, number>,
    required: money(bonus?.requiredMinor ?? amount * BigInt(times)),
    wagered: bonus === undefined ? null : money(bonus.requiredMinor - bonus.remainingMinor),
  };
}

/** What the rewards of a list are shown with. */
export type ShownWith = {
  facts: Facts;
  running: readonly RunningBonus[];
  /** What holds the reward, if anything does. */
  check: Pick<CheckRow, 'reason' | 'held_until'> | undefined;
};

/** A reward as its member reads it. */
export function showReward(
  deps: Pick<RewardsDeps, 'currency' | 'site'>,
  reward: StoredReward,
  language: Language,
  { facts, running, check }: ShownWith,
): Shown {
  return {
    ...showFields(deps, reward, language, facts),
    checking: check
      ? { isNew: check.reason === 'start', until: check.held_until?.toISOString() ?? null }
      : null,
    bonusState: reward.bonusState,
    wagering: showWagering(deps, reward, running),
  };
}

/** A reward as operators read it. */
export function showToOperator(
  deps: Deps,
  reward: StoredReward,
  language: Language,
  allFacts: Facts,
): OperatorShown {
  return {
    ...showFields(deps, reward, language, allFacts),
    account: reward.username,
    key: reward.key,
    voidReason: reward.void_reason,
    givenBy: reward.given_by,
    voidBy: reward.void_by,
  };
}

export function showGift({ currency }: Deps, gift: Gift) {
  return {
    giftId: gift.id,
    account: gift.username,
    kind: gift.kind,
    amount: showAmount(currency, gift),
    wageringMultiple: gift.wagering_multiple,
    reason: gift.reason,
    state: gift.state,
    needsSecond: gift.needs_second,
    transactionId: gift.reward_id,
    proposedBy: gift.proposed_by,
    proposedAt: gift.proposed_at.toISOString(),
    decidedBy: gift.decided_by,
    decidedAt: gift.decided_at?.toISOString() ?? null,
  };
}
