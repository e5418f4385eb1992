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
  /** Of nothing: what was owed to play falls away. */
  playThroughEnd: 18,
  /** Of nothing: play at a studio that keeps the money itself; its sums stand beside it. */
  reportedPlay: 19,
} as const;

export type PostingKind = keyof typeof postingKinds;

const kindsByNumber = new Map(
  Object.entries(postingKinds).map(([kind, number]) => [number as number, kind as PostingKind]),
);

export function postingKindOf(number: number): PostingKind {
  const kind = kindsByNumber.get(number);
  if (!kind) throw new Error(`unknown posting kind ${number}`);
  return kind;
}

/** One wish to move money, decided under the lock of its account. */
export type WalletOperation = {
  accountId: bigint;
  /** The house account on the other side. */
  contraId: bigint;
  kind: PostingKind;
  /** Minor units onto the account; below zero takes away. Ignored where `reverses` is set. */
  amountMinor: bigint;
  /** Who asks; `source` and `externalId` together happen once, for ever. */
  source: string;
  externalId: string;
  /** External id of the operation of the same source that this one takes back. */
  reverses?: string;
  /** A wager needs this permit to be open. */
  permitId?: string;
  roundId?: string;
  gameNode?: number;
  finishesRound?: boolean;
  /** Category of the game of a wager; a bonus that does not name it stays out of it. */
  category?: string;
  /** The bonus that begins or ends; what ends it leaves the amount to the ledger. */
  bonusId?: bigint;
  /** What it adds to what must be played before a withdrawal, or, below zero, lowers of it. */
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
] as const;

/** `groupRefused`: this operation was fine, another of its group was not. */
export type WalletOutcome = (typeof outcomes)[number];

export type WalletResult = {
  outcome: WalletOutcome;
  postingId: bigint | null;
  /** Cash and the bonus that the game may use, after the operation; on a refusal the balance from before the group; null without account. */
  balanceMinor: bigint | null;
  /** What a reversal could not take back. */
  shortfallMinor: bigint;
};

export function outcomeOf(number: number): WalletOutcome {
  const outcome = outcomes[number];
  if (!outcome) throw new Error(`unknown wallet outcome ${number}`);
  return outcome;
}
