/** The states of a reward that a member has been given. */
export const rewardStates = ['locked', 'issued', 'claimed', 'expired', 'void'] as const;

export type RewardState = (typeof rewardStates)[number];

/**
 * What happens to a reward: a condition of a locked one is met, the member takes it, its time is
 * over, it is taken back before it was claimed, or it is held to be checked.
 */
export const rewardEvents = ['unlock', 'claim', 'expire', 'void', 'hold'] as const;

export type RewardEvent = (typeof rewardEvents)[number];

/** The state machine of rewards.md §2, with the hold of §10; every other event is refused. */
const transitions: Record<RewardState, Partial<Record<RewardEvent, RewardState>>> = {
  locked: { unlock: 'issued', expire: 'expired', void: 'void' },
  issued: { claim: 'claimed', expire: 'expired', void: 'void', hold: 'locked' },
  claimed: {},
  expired: {},
  void: {},
};

/** The state after the event, or null when the event is not allowed there. */
export function nextRewardState(state: RewardState, event: RewardEvent): RewardState | null {
  return transitions[state][event] ?? null;
}

/** Rewards that one "claim all" takes at most. */
export const mostClaimsAtOnce = 100;

/** Where a reward comes from. A member is given one reward for each origin and key, for ever. */
export const rewardOrigins = [
  'vip-up',
  'vip-week',
  'vip-month',
  'birthday',
  'cashback',
  'sign-in',
  'mission',
  'rain',
  'referral',
  'app',
  'manual',
] as const;

export type RewardOrigin = (typeof rewardOrigins)[number];

export const rewardKinds = ['cash', 'points'] as const;

export type RewardKind = (typeof rewardKinds)[number];
