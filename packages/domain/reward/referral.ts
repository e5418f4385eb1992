/** How far a friend has come who registered by the code of a member (rewards.md §9). */
export const referralStates = [
  'registered',
  'deposited',
  'played',
  'held',
  'rewarded',
  'refused',
  'expired',
] as const;

export type ReferralState = (typeof referralStates)[number];

/** States from which a friend can still be rewarded, in the order in which they are reached. */
export const unfinishedReferralStates = ['registered', 'deposited', 'played', 'held'] as const;

/** What of a friend is looked at; amounts in minor units, of the days that count. */
export type ReferralFacts = {
  deposits: bigint;
  validBets: bigint;
  provedContact: boolean;
  ofAge: boolean;
  /** The days that count are over, and everything of them is counted. */
  isOver: boolean;
  /** Whose account is closed or disabled. */
  gone: 'inviter' | 'friend' | null;
  /** The friend has given a detail that the inviter has given too. */
  isOwnAccount: boolean;
};

/** What a friend must deposit and bet, in minor units. */
export type ReferralNeeds = { deposit: bigint; validBets: bigint };

/** Why a friend is refused; only operators read it. */
export type ReferralRefusal = 'inviter gone' | 'friend gone' | 'own account' | 'taken back';

type Judged = { state: ReferralState; reason: ReferralRefusal | null };

/** Whether a friend can still be rewarded. */
export const isUnfinished = (state: ReferralState): boolean =>
  unfinishedReferralStates.some((one) => one === state);

function refusalOf(
  state: ReferralState,
  { gone, isOwnAccount }: ReferralFacts,
  hasMoney: boolean,
): ReferralRefusal | null {
  if (gone !== null) return `${gone} gone`;
  if (isOwnAccount) return 'own account';
  return state === 'held' && !hasMoney ? 'taken back' : null;
}

/** The state that deposits and bets have led to. */
function reachedByMoney(facts: ReferralFacts, needs: ReferralNeeds) {
  if (facts.deposits < needs.deposit) return 'registered';
  return facts.validBets < needs.validBets ? 'deposited' : 'played';
}

/** The later of two states that are not finished. */
function later(state: ReferralState, other: ReferralState): ReferralState {
  return referralStates.indexOf(state) < referralStates.indexOf(other) ? other : state;
}

/**
 * The state of a referral after a look at its facts. It never goes back: who is held while a
 * contact or the birthday is missing again waits, and who is held without the deposits and bets is
 * refused. What is finished stays as it is.
 */
export function judgeReferral(
  state: ReferralState,
  facts: ReferralFacts,
  needs: ReferralNeeds,
): Judged {
  if (!isUnfinished(state)) return { state, reason: null };
  const reached = reachedByMoney(facts, needs);
  const hasMoney = reached === 'played';
  const reason = refusalOf(state, facts, hasMoney);
  if (reason !== null) return { state: 'refused', reason };
  if (state === 'held') return { state, reason: null };
  if (hasMoney && isReady(facts)) return { state: 'held', reason: null };
  return { state: facts.isOver ? 'expired' : later(state, reached), reason: null };
}

/** Whether a friend who has deposited and bet enough lacks nothing else. */
export const isReady = ({ provedContact, ofAge }: ReferralFacts): boolean => provedContact && ofAge;

/** Rewarded friends of an inviter: today, in this month, and ever. */
export type RewardedFriends = { today: number; thisMonth: number; inAll: number };

/** How many friends of one inviter are rewarded at most. */
export type ReferralLimits = { perDay: number; perMonth: number; inAll: number };

/** Whether one more friend of an inviter can be rewarded today. */
export function isWithinLimits(rewarded: RewardedFriends, limits: ReferralLimits): boolean {
  const { today, thisMonth, inAll } = rewarded;
  return today < limits.perDay && thisMonth < limits.perMonth && inAll < limits.inAll;
}

/** The state as the inviter reads it: a friend who was refused is over like any other. */
export type ShownReferralState = Exclude<ReferralState, 'refused'>;

export const shownReferralStates = [
  'registered',
  'deposited',
  'played',
  'held',
  'rewarded',
  'expired',
] as const satisfies readonly ShownReferralState[];

/** Shows a state to the inviter. */
export const shownReferralState = (state: ReferralState): ShownReferralState =>
  state === 'refused' ? 'expired' : state;
