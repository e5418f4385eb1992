/** What a posting is for; the numbers are stored and never change. */
export const postingKinds = {
  bet: 1,
  win: 2,
  rollback: 3,
  finish: 4,
  deposit: 5,
  withdrawalHold: 6,
  withdrawalReturn: 7,
  adjustment: 8,
  bonusGrant: 9,
  bonusConvert: 10,
  bonusForfeit: 11,
  bonusExpire: 12,
  bonusLost: 13,
  reward: 14,
  vendorTransferHold: 15,
  vendorTransferReturn: 16,
  vendorTransferIn: 17,
  /** Moves nothing: releases what had to be played. */
  playThroughEnd: 18,
  /** Moves nothing: play at a provider with its own wallets; `reported_change` has its sums. */
  reportedPlay: 19,
  /** What a member earns by own play. */
  memberRebate: 20,
  /** What an agent earns by the play of others. */
  agentRebate: 21,
  /** What a contract pays for a day or an hour; below zero the agent pays it. */
  salary: 22,
  /** The same of what the house has won in a period. */
  dividend: 23,
  /** What an agent sends to somebody below. */
  downlineOut: 24,
  /** The same where it arrives. */
  downlineIn: 25,
  /** Points that a member is given; this and what follows moves points, no money. */
  pointEarn: 26,
  /** Points that an order or a conversion takes. */
  pointSpend: 27,
  pointExpire: 28,
  /** Points that an order gives back. */
  pointReturn: 29,
} as const;

export type PostingKind = keyof typeof postingKinds;

/** The kinds that move points; they stand on accounts in the currency of points, and nowhere else. */
export const pointKinds = [
  'pointEarn',
  'pointSpend',
  'pointExpire',
  'pointReturn',
] as const satisfies readonly PostingKind[];

export type PointKind = (typeof pointKinds)[number];

const kindsByNumber = new Map(
  Object.entries(postingKinds).map(([kind, number]) => [number as number, kind as PostingKind]),
);

export function postingKindOf(number: number): PostingKind {
  const kind = kindsByNumber.get(number);
  if (!kind) throw new Error(`unknown posting kind ${number}`);
  return kind;
}

/** One request to move money, decided under the lock of its account. */
export type WalletOperation = {
  accountId: bigint;
  /** The house account against which the posting stands. */
  contraId: bigint;
  kind: PostingKind;
  /** Minor units onto the account; below zero takes away. Ignored where `reverses` is set. */
  amountMinor: bigint;
  /** Who requests it; `source` and `externalId` together happen once, for ever. */
  source: string;
  externalId: string;
  /** External id of the operation of the same source that this one takes back. */
  reverses?: string;
  /** The permit that must be open for a wager. */
  permitId?: string;
  roundId?: string;
  gameNode?: number;
  finishesRound?: boolean;
  /** Category of a wager's game; a bonus that does not name it is not used. */
  category?: string;
  /** The bonus that begins or ends; at its end the ledger decides the amount. */
  bonusId?: bigint;
  /** Added to what must be played before a withdrawal; below zero lowers it. */
  owesMinor?: bigint;
};

const outcomes = [
  'applied',
  'repeated',
  'noFunds',
  'accountUnknown',
  'repeatDiffers',
  'alreadyRolledBack',
  'wageringBlocked',
  'permitClosed',
  'bonusBetTooHigh',
  'groupRefused',
  'bonusNotOpen',
  'turnoverMissing',
  'balanceTooHigh',
  'playThroughOpen',
  'spendingLimit',
  'stakeLimit',
  'timeLimit',
  'checkDue',
  'pause',
] as const;

/**
 * `groupRefused`: this operation was valid, another of its group was not. The last five are limits
 * of play: of losses or wagers, of one bet, of time, a check that waits for its answer, a pause.
 */
export type WalletOutcome = (typeof outcomes)[number];

const limitsOfPlay: readonly WalletOutcome[] = [
  'spendingLimit',
  'stakeLimit',
  'timeLimit',
  'checkDue',
  'pause',
];

/** Whether a limit of play has refused. */
export function isLimit(outcome: WalletOutcome): boolean {
  return limitsOfPlay.includes(outcome);
}

export type WalletResult = {
  outcome: WalletOutcome;
  postingId: bigint | null;
  /**
   * Cash and the bonus that the game may use, after the operation; after a refusal the balance
   * before the group; null without account.
   */
  balanceMinor: bigint | null;
  /** What a reversal could not take back. */
  shortfallMinor: bigint;
};

export function outcomeOf(number: number): WalletOutcome {
  const outcome = outcomes[number];
  if (!outcome) throw new Error(`unknown wallet outcome ${number}`);
  return outcome;
}
