import { boundsOfDay, dayAt } from '#kit/time/day-range.ts';
import {
  isLimit,
  type PostingKind,
  type WalletOperation,
  type WalletOutcome,
} from '../operation.ts';
import type { PlayLimits, WindowUse } from '../play-limit.store.ts';

// A model of what the wallet counts against limits of play, which adds up posting by posting.

const quarterMs = 15 * 60_000;
const pauseMs = 5 * 60_000;
export const unwrittenMs = 15_000;

/** How many quarters of an hour before the present one count in each window. */
export const windows = { day: 96, week: 672, month: 2880 } as const;
type Window = keyof typeof windows;

type Posting = {
  kind: PostingKind;
  amount: bigint;
  externalId: string;
  reverses: string | undefined;
  at: Date;
};

/** The time of play on the day of the last sign of play. */
type Played = { day: string; ms: number; at: Date };
type Refused = { at: Date; outcome: WalletOutcome; stakeMinor: bigint };

export type Account = {
  balance: bigint;
  postings: readonly Posting[];
  /** Null until the first limit is set. */
  limits: PlayLimits | null;
  played: Played | null;
  refused: Refused | null;
};

export const accountWith = (balance: bigint): Account => ({
  balance,
  postings: [],
  limits: null,
  played: null,
  refused: null,
});

export const bucketAt = (at: Date) => (at.getTime() - (at.getTime() % quarterMs)) / quarterMs;
export const bucketStart = (bucket: number) => new Date(bucket * quarterMs);

const isStaking = (kind: PostingKind) => kind === 'bet' || kind === 'vendorTransferHold';
const atStudio: readonly PostingKind[] = [
  'vendorTransferHold',
  'vendorTransferReturn',
  'vendorTransferIn',
];

/** What each posting moves, in the quarter of an hour of the one that it takes back. */
function movesOf({ postings }: Account) {
  return postings.map((posting) => {
    const original = postings.find(({ externalId }) => externalId === posting.reverses);
    const { kind, at } = original ?? posting;
    const isPlay = kind === 'bet' || kind === 'win';
    return {
      bucket: bucketAt(at),
      lost: isPlay ? -posting.amount : 0n,
      staked: kind === 'bet' ? -posting.amount : 0n,
      studio: atStudio.includes(posting.kind) ? -posting.amount : 0n,
    };
  });
}

type Counted = 'lost' | 'staked' | 'studio';

function sumOf(account: Account, what: Counted, since = 0): bigint {
  const counted = movesOf(account).filter(({ bucket }) => bucket >= since);
  return counted.reduce((sum, move) => sum + move[what], 0n);
}

/** What a row holds of checks and pauses where there are none. */
const noRests = {
  check_every_ms: null,
  check_ms: 0n,
  check_from: null,
  check_after: 0n,
  check_due_at: null,
  pause_after_ms: null,
  pause_ms: null,
  stretch_ms: 0n,
  paused_until: null,
  next_rest_at: null,
};

/** What the rows of an account hold at its quarter of an hour; null before the first limit. */
export function rowOf(account: Account, bucket: number) {
  const { limits, played, refused } = account;
  if (limits === null) return null;
  const inNewest = (what: Counted) => sumOf(account, what, bucket);
  const inWindow = (what: Counted, window: Window) =>
    sumOf(account, what, bucket - windows[window]) - inNewest(what);
  return {
    ...limits,
    bucket,
    bucket_lost: inNewest('lost'),
    bucket_staked: inNewest('staked'),
    lost_day: inWindow('lost', 'day'),
    lost_week: inWindow('lost', 'week'),
    lost_month: inWindow('lost', 'month'),
    staked_day: inWindow('staked', 'day'),
    staked_week: inWindow('staked', 'week'),
    staked_month: inWindow('staked', 'month'),
    at_studios: sumOf(account, 'studio'),
    open_stake: openStakeOf(account),
    played_on: played?.day ?? null,
    played_ms: BigInt(played?.ms ?? 0),
    played_at: played?.at ?? null,
    ...noRests,
    refused_at: refused?.at ?? null,
    refused_outcome: refused?.outcome ?? null,
    refused_stake: refused?.stakeMinor ?? null,
  };
}

const most = (one: bigint, other: bigint) => (one > other ? one : other);

/** What counts in each window at an instant, and when the oldest part of it leaves. */
export function useOf(account: Account, now: Date): Record<Window, WindowUse> {
  const frees = (what: Counted, window: Window) => {
    const since = bucketAt(now) - windows[window];
    const buckets = new Map<number, bigint>();
    for (const move of movesOf(account)) {
      buckets.set(move.bucket, (buckets.get(move.bucket) ?? 0n) + move[what]);
    }
    const [oldest] = [...buckets]
      .filter(([bucket, sum]) => bucket >= since && sum > 0n)
      .toSorted(([one], [other]) => one - other);
    if (oldest === undefined) return null;
    return { at: bucketStart(oldest[0] + windows[window] + 1), amount: oldest[1] };
  };
  const inWindow = (window: Window) => ({
    lost: sumOf(account, 'lost', bucketAt(now) - windows[window]),
    staked: sumOf(account, 'staked', bucketAt(now) - windows[window]),
    lostFrees: frees('lost', window),
    stakedFrees: frees('staked', window),
  });
  return { day: inWindow('day'), week: inWindow('week'), month: inWindow('month') };
}

/** Money at providers, which counts as lost. */
export const atStudiosOf = (account: Account) => most(sumOf(account, 'studio'), 0n);

/** What of it can be staked: winnings that came home do not make room for more. */
export function openStakeOf(account: Account): bigint {
  return movesOf(account).reduce((open, { studio }) => most(open + studio, 0n), 0n);
}

/** The time of play of today, a while after the last sign. */
export function playedOf({ played }: Account, now: Date, timeZone: string): bigint {
  return played?.day === dayAt(now, timeZone) ? BigInt(played.ms) : 0n;
}

/** The time that counts between two signs of play, on the day of the second one. */
function timeBetween(earlier: Date, at: Date, timeZone: string): number {
  const sinceMs = at.getTime() - earlier.getTime();
  const midnight = boundsOfDay(dayAt(at, timeZone), timeZone).from;
  const sinceMidnightMs = at.getTime() - midnight.getTime();
  if (sinceMs > pauseMs) return 0;
  return sinceMs < sinceMidnightMs ? sinceMs : sinceMidnightMs;
}

/** The time of play after a sign; one soon after another is not written. */
function afterSign(played: Played | null, at: Date, timeZone: string): Played {
  const day = dayAt(at, timeZone);
  if (played === null) return { day, ms: 0, at };
  const isSoon = at.getTime() - played.at.getTime() < unwrittenMs;
  if (isSoon && played.day === day) return played;
  const before = played.day === day ? played.ms : 0;
  return { day, ms: before + timeBetween(played.at, at, timeZone), at };
}

/** The time of play of today, by stakes that were posted before any limit was set. */
function playedBefore({ postings }: Account, now: Date, timeZone: string): Played | null {
  const today = dayAt(now, timeZone);
  const since = boundsOfDay(today, timeZone).from.getTime() - pauseMs;
  const signs = postings.filter(({ kind, at }) => isStaking(kind) && at.getTime() >= since);
  const last = signs.at(-1);
  if (!last) return null;
  let ms = 0;
  for (const [index, { at }] of signs.entries()) {
    const earlier = signs[index - 1];
    if (earlier && dayAt(at, timeZone) === today) ms += timeBetween(earlier.at, at, timeZone);
  }
  return { day: dayAt(last.at, timeZone), ms, at: last.at };
}

/** Sets limits of an account; the first ones begin to count with its past. */
export function limited(account: Account, limits: PlayLimits, at: Date, timeZone: string): Account {
  if (account.limits !== null) return { ...account, limits };
  return { ...account, limits, played: playedBefore(account, at, timeZone) };
}

const maxima = [
  ['lost', 'day', 'max_lost_day'],
  ['lost', 'week', 'max_lost_week'],
  ['lost', 'month', 'max_lost_month'],
  ['staked', 'day', 'max_staked_day'],
  ['staked', 'week', 'max_staked_week'],
  ['staked', 'month', 'max_staked_month'],
] as const;

const isAbove = (amount: bigint, limit: bigint | null) => limit !== null && amount > limit;

function refusalOf(account: Account, { kind, amountMinor }: WalletOperation, at: Date) {
  const { limits, played } = account;
  if (limits === null || !isStaking(kind)) return null;
  const sinceMs = at.getTime() - (played?.at.getTime() ?? 0);
  const playedMs = (played?.ms ?? 0) + (sinceMs < unwrittenMs ? sinceMs : 0);
  if (isAbove(BigInt(playedMs) + 1n, limits.max_ms)) return 'timeLimit';
  const stake = -amountMinor;
  if (kind === 'bet' && isAbove(stake, limits.max_bet)) return 'stakeLimit';
  const open = { lost: atStudiosOf(account), staked: openStakeOf(account) };
  const over = maxima.some(([what, window, name]) => {
    const used = sumOf(account, what, bucketAt(at) - windows[window]) + open[what];
    return isAbove(used + stake, limits[name]);
  });
  return over && stake > 0n ? 'spendingLimit' : null;
}

/** What an operation moves: what it says, or takes back, as far as the balance goes. */
function amountOf({ balance, postings }: Account, { amountMinor, reverses }: WalletOperation) {
  if (reverses === undefined) return amountMinor;
  const original = postings.find(({ externalId }) => externalId === reverses);
  const isUndone = postings.some((posting) => posting.reverses === reverses);
  return original === undefined || isUndone ? 0n : most(-original.amount, -balance);
}

type Done = { outcome: WalletOutcome; account: Account };

function applied(account: Account, operation: WalletOperation, at: Date): Done {
  const { externalId, kind, reverses } = operation;
  const refuse = (outcome: WalletOutcome) => ({ outcome, account });
  if (account.postings.some((posting) => posting.reverses === externalId)) {
    return refuse('alreadyRolledBack');
  }
  if (account.postings.some((posting) => posting.externalId === externalId)) {
    return refuse('repeated');
  }
  const amount = amountOf(account, operation);
  if (account.balance + amount < 0n) return refuse('noFunds');
  const refusal = refusalOf(account, operation, at);
  if (refusal !== null) return refuse(refusal);
  const posting = { kind, amount, externalId, reverses, at };
  const postings = [...account.postings, posting];
  return {
    outcome: 'applied',
    account: { ...account, balance: account.balance + amount, postings },
  };
}

export type Accounts = Map<bigint, Account>;

function found(accounts: Accounts, accountId: bigint): Account {
  const account = accounts.get(accountId);
  if (!account) throw new Error(`the model has no account ${accountId}`);
  return account;
}

/** Limited accounts that stake give a sign of play. */
function sign(accounts: Accounts, operations: readonly WalletOperation[], at: Date, zone: string) {
  for (const accountId of new Set(operations.map((operation) => operation.accountId))) {
    const account = found(accounts, accountId);
    const stakes = operations.some((one) => one.accountId === accountId && isStaking(one.kind));
    if (account.limits === null || !stakes) continue;
    accounts.set(accountId, { ...account, played: afterSign(account.played, at, zone) });
  }
}

/** Applies groups at an instant, each all or none, and returns the outcomes in their shape. */
export function applyToModel(
  accounts: Accounts,
  groups: readonly (readonly WalletOperation[])[],
  at: Date,
  timeZone: string,
): WalletOutcome[][] {
  sign(accounts, groups.flat(), at, timeZone);
  return groups.map((group) => {
    const before = new Map(accounts);
    const outcomes: WalletOutcome[] = [];
    for (const [index, operation] of group.entries()) {
      const { accountId, amountMinor } = operation;
      const { outcome, account } = applied(found(accounts, accountId), operation, at);
      accounts.set(accountId, account);
      outcomes.push(outcome);
      if (outcome === 'applied' || outcome === 'repeated') continue;
      for (const [id, state] of before) accounts.set(id, state);
      const refused = { at, outcome, stakeMinor: -amountMinor };
      if (isLimit(outcome)) accounts.set(accountId, { ...found(before, accountId), refused });
      return group.map((_, other) => (other === index ? outcome : 'groupRefused'));
    }
    return outcomes;
  });
}
