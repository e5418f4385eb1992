import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { sumLowered } from '#modules/wallet/account.store.ts';
import { countReported } from '#modules/wallet/play-limit.store.ts';
import type { ReportedRound } from '#ports/transfer-wallets.ts';
import { larger, parseAmount } from '@pavilion/domain/wallet/money';
import { vendorHouse, type TransfersDeps, type TransferVendor } from '../transfers-deps.ts';
import {
  findKnownRound,
  forgetAside,
  knownAccounts,
  putAside,
  writeChange,
  writeRound,
  type AsideReason,
  type KnownRound,
} from './report.store.ts';

/** The source of a provider's reported rounds, in the ledger and in the record of bets. */
export const reportSource = (vendor: string): string => `reported:${vendor}`;

/** A reported round whose sums, account and game are valid. */
type SoundRound = {
  roundId: string;
  accountId: bigint;
  gameNode: number;
  betMinor: bigint;
  winMinor: bigint;
  validMinor: bigint | null;
  endedAt: Date;
};

/** A win for the winner board, and the earlier ones of the round that it replaces. */
export type ReportedWin = {
  accountId: bigint;
  gameNode: number;
  /** Of the whole round. */
  amountMinor: bigint;
  externalId: string;
  earlier: readonly string[];
};

export type Booked = { wins: ReportedWin[]; changes: number; aside: number };

/** The most of one round, in minor units; more is a mistake of the provider. */
const largestSum = 1_000_000_000_000_000n;

type Reading = { sound: SoundRound } | { reason: AsideReason };

function accountIdOf(reported: string): bigint | null {
  return /^[1-9]\d{0,17}$/.test(reported) ? BigInt(reported) : null;
}

function readRound(
  { currency, gameNodeOf }: Pick<TransfersDeps, 'currency' | 'gameNodeOf'>,
  vendor: TransferVendor,
  round: ReportedRound,
  accounts: ReadonlySet<bigint>,
): Reading {
  const betMinor = parseAmount(round.bet, currency.digits);
  const winMinor = parseAmount(round.win, currency.digits);
  const validMinor = round.valid === null ? null : parseAmount(round.valid, currency.digits);
  const isReadable = round.valid === null || validMinor !== null;
  if (betMinor === null || winMinor === null || !isReadable) return { reason: 'sums' };
  const isTooMuch = betMinor > largestSum || winMinor > largestSum;
  if (isTooMuch || round.currency !== currency.code) return { reason: 'sums' };
  const accountId = accountIdOf(round.accountId);
  if (accountId === null || !accounts.has(accountId)) return { reason: 'account' };
  const gameNode = gameNodeOf(vendor.code, round.game);
  if (gameNode === null) return { reason: 'game' };
  const { roundId, endedAt } = round;
  return { sound: { roundId, accountId, gameNode, betMinor, winMinor, validMinor, endedAt } };
}

/** Returns the stake that counts as played: none where the round won exactly what was staked. */
function countedStake(betMinor: bigint, winMinor: bigint): bigint {
  return betMinor === winMinor ? 0n : betMinor;
}

type ReportedPlay = {
  vendor: string;
  accountId: bigint;
  gameNode: number;
  roundId: string;
  externalId: string;
  /** What counts of the round as played now, and what counted before. */
  playedMinor: bigint;
  playedBefore: bigint;
};

/**
 * Posts a change of a reported round under the lock of its account, and returns the posting's id.
 * The posting moves nothing, since the provider holds the money; it gives the change its instant
 * and its position among the account's postings, by which reports find it.
 */
async function countReportedPlay(
  deps: Pick<TransfersDeps, 'wallet' | 'currency'>,
  transaction: DatabaseTransaction,
  { vendor, accountId, gameNode, roundId, externalId, playedMinor, playedBefore }: ReportedPlay,
): Promise<bigint> {
  const source = reportSource(vendor);
  // A report lowers no more than is owed, so a correction gives back only what is too much.
  const owesMinor =
    playedMinor < playedBefore
      ? larger((await sumLowered(transaction, { accountId, source, roundId })) - playedMinor, 0n)
      : playedBefore - playedMinor;
  const [result] = await deps.wallet.applyIn(transaction, [
    {
      accountId,
      contraId: await vendorHouse(deps, vendor),
      kind: 'reportedPlay',
      amountMinor: 0n,
      source,
      externalId,
      roundId,
      gameNode,
      finishesRound: true,
      owesMinor,
    },
  ]);
  if (result?.outcome !== 'applied' || result.postingId === null) {
    throw new Error(`reported play was answered ${result?.outcome}`);
  }
  return result.postingId;
}

function isRepeat(known: KnownRound | null, { betMinor, winMinor, validMinor }: SoundRound) {
  return known?.bet === betMinor && known.win === winMinor && known.valid === validMinor;
}

const nothing = { bet: 0n, win: 0n, changes: 0 };

/** Books what a report changes of a round: all of it the first time, later the difference. */
async function bookRound(
  deps: TransfersDeps,
  transaction: DatabaseTransaction,
  vendor: string,
  round: SoundRound,
  known: KnownRound | null,
): Promise<ReportedWin> {
  const { roundId, accountId, betMinor, winMinor, validMinor, endedAt } = round;
  const before = known ?? nothing;
  const gameNode = known?.game_node ?? round.gameNode;
  const number = before.changes + 1;
  const idOf = (count: number) => `${roundId}/${count}`;
  const externalId = idOf(number);
  const postingId = await countReportedPlay(deps, transaction, {
    vendor,
    accountId,
    gameNode,
    roundId,
    externalId,
    playedMinor: countedStake(betMinor, winMinor),
    playedBefore: countedStake(before.bet, before.win),
  });
  const identity = { vendor, round_id: roundId, account_id: accountId, game_node: gameNode };
  const sums = { bet: betMinor, win: winMinor, valid: validMinor };
  await writeRound(transaction, { ...identity, ...sums, ended_at: endedAt, changes: number });
  await writeChange(transaction, {
    ...identity,
    posting_id: postingId,
    number,
    bet: betMinor - before.bet,
    win: winMinor - before.win,
    valid: validMinor,
    ended_at: endedAt,
  });
  await countReported(transaction, accountId, postingId);
  const earlier = Array.from({ length: before.changes }, (_, index) => idOf(index + 1));
  return { accountId, gameNode, amountMinor: winMinor, externalId, earlier };
}

const byAccount = (one: SoundRound, other: SoundRound): number =>
  one.accountId === other.accountId ? 0 : one.accountId < other.accountId ? -1 : 1;

type Kept = { key: string; reason: AsideReason; report: object };

/** A key of its own, so that no later report of the round replaces the contradiction. */
function contradiction(round: SoundRound, reported: ReportedRound): Kept {
  const key = `${round.roundId} of ${reported.accountId}`;
  return { key, reason: 'otherRound', report: reported };
}

/**
 * Books rounds in the transaction that moves the cursor, each change once, and sets aside what
 * cannot be booked. Locks accounts in the order of the ledger.
 */
export async function bookRounds(
  deps: TransfersDeps,
  transaction: DatabaseTransaction,
  vendor: TransferVendor,
  rounds: readonly ReportedRound[],
): Promise<Booked> {
  const { code } = vendor;
  const named = rounds.flatMap(({ accountId }) => accountIdOf(accountId) ?? []);
  const accounts = await knownAccounts(transaction, named, deps.currency.code);
  const sound: { round: SoundRound; reported: ReportedRound }[] = [];
  const kept: Kept[] = [];
  for (const reported of rounds) {
    const reading = readRound(deps, vendor, reported, accounts);
    if ('sound' in reading) sound.push({ round: reading.sound, reported });
    else kept.push({ key: reported.roundId, reason: reading.reason, report: reported });
  }
  const booked: Booked = { wins: [], changes: 0, aside: 0 };
  for (const { round, reported } of sound.toSorted((a, b) => byAccount(a.round, b.round))) {
    const known = await findKnownRound(transaction, code, round.roundId);
    if (known && known.account_id !== round.accountId) {
      kept.push(contradiction(round, reported));
      continue;
    }
    await forgetAside(transaction, code, round.roundId);
    if (isRepeat(known, round)) continue;
    booked.wins.push(await bookRound(deps, transaction, code, round, known));
    booked.changes += 1;
  }
  const now = deps.clock();
  for (const one of kept) await putAside(transaction, { vendor: code, ...one }, now);
  return { ...booked, aside: kept.length };
}

/** Sets aside what a report lists among its rounds and cannot be read as one. */
export async function putUnreadableAside(
  { clock }: Pick<TransfersDeps, 'clock'>,
  transaction: DatabaseTransaction,
  vendor: string,
  unreadable: readonly string[],
): Promise<void> {
  for (const text of unreadable) {
    const key = createHash('sha256').update(text).digest('hex');
    const aside = { vendor, key, reason: 'unreadable' as const, report: { text } };
    await putAside(transaction, aside, clock());
  }
}
