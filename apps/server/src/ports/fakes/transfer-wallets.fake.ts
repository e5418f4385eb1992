import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import type { VendorMood } from '../suites/transfer-wallets.suite.ts';
import type {
  ReportedRound,
  RoundReport,
  TransferAnswer,
  TransferDirection,
  TransferRecord,
  TransferOrder,
  TransferPurse,
  TransferWallets,
} from '../transfer-wallets.ts';

const digits = 2;
/** Rounds in one report. */
const fakePage = 3;

function minor(amount: string): bigint {
  const parsed = parseAmount(amount, digits);
  if (parsed === null) throw new Error(`${amount} is no amount`);
  return parsed;
}

function keyOf({ provider, accountId, currency }: TransferPurse): string {
  return `${provider} ${accountId} ${currency}`;
}

export type PlayedRound = {
  bet: bigint;
  win: bigint;
  roundId?: string;
  game?: string;
  endedAt?: Date;
};

/** A round as a provider reports it. */
export function reportedRound(accountId: bigint, played: PlayedRound): ReportedRound {
  const { roundId = randomUUID(), game = 'deep-net' } = played;
  const { endedAt = new Date('2026-11-21T09:59:00Z') } = played;
  const bet = formatAmount(played.bet, digits);
  const win = formatAmount(played.win, digits);
  const whose = { accountId: accountId.toString(), currency: 'PHP' };
  return { roundId, ...whose, game, bet, win, valid: null, endedAt };
}

const silence = { done: false, detail: 'no answer' } as const;

/** The reports of all providers, in the order in which they were made. */
function createRoundLog() {
  const reports: { provider: string; round: ReportedRound | string }[] = [];
  let readCount = 0;
  return {
    readCount: () => readCount,
    report: (provider: string, round: ReportedRound | string) =>
      void reports.push({ provider, round }),
    missed: () => {
      readCount += 1;
      return silence;
    },
    read(provider: string, cursor: string | null): RoundReport {
      readCount += 1;
      const from = Number(cursor ?? '0');
      const page = reports.slice(from, from + fakePage);
      const own = page.filter((one) => one.provider === provider).map(({ round }) => round);
      return {
        rounds: own.filter((round) => typeof round !== 'string'),
        unreadable: own.filter((round) => typeof round === 'string'),
        cursor: String(from + page.length),
        more: from + page.length < reports.length,
      };
    },
  };
}

/** A vendor in memory; each call yields to the event loop once, so that calls can interleave. */
export function createFakeTransferWallets() {
  const balances = new Map<string, bigint>();
  const moves = new Map<string, TransferRecord>();
  const log = createRoundLog();
  let mood: VendorMood = 'fine';
  let calls = 0;
  let keepsRounds = false;

  function decide(order: TransferOrder, direction: TransferDirection): TransferRecord['status'] {
    if (mood === 'refuses') return 'refused';
    const signed = direction === 'credit' ? minor(order.amount) : -minor(order.amount);
    const after = (balances.get(keyOf(order)) ?? 0n) + signed;
    if (after < 0n) return 'noFunds';
    balances.set(keyOf(order), after);
    return 'done';
  }

  async function move(order: TransferOrder, direction: TransferDirection): Promise<TransferAnswer> {
    calls += 1;
    const felt = mood;
    await wait(1);
    if (felt !== 'fine' && felt !== 'refuses' && felt !== 'failsAfter') {
      return { outcome: 'inDoubt', detail: felt };
    }
    const { reference, provider, accountId, currency, amount } = order;
    const known = moves.get(reference);
    if (known && (known.direction !== direction || known.amount !== amount)) {
      return { outcome: 'inDoubt', detail: 'another move has this reference' };
    }
    const status = known?.status ?? decide(order, direction);
    const record = { reference, provider, accountId, currency, amount, direction, status };
    moves.set(reference, record);
    if (felt === 'failsAfter') return { outcome: 'inDoubt', detail: felt };
    return status === 'done'
      ? { outcome: status }
      : { outcome: status, detail: 'refused by the test' };
  }

  const isSilent = () => mood !== 'fine' && mood !== 'refuses';
  const wallets: TransferWallets = {
    balance: async (purse) => {
      if (isSilent()) return silence;
      return { done: true, value: formatAmount(balances.get(keyOf(purse)) ?? 0n, digits) };
    },
    credit: (order) => move(order, 'credit'),
    debit: (order) => move(order, 'debit'),
    find: async (reference) =>
      isSilent() ? silence : { done: true, value: moves.get(reference) ?? null },
    report: async (provider, cursor) =>
      isSilent() || keepsRounds ? log.missed() : { done: true, value: log.read(provider, cursor) },
  };
  return {
    wallets,
    feel: (next: VendorMood) => {
      mood = next;
    },
    /** Counts the orders that reached the vendor, whatever their outcome. */
    calls: () => calls,
    /** Counts the reads of reports. */
    reports: log.readCount,
    /** Makes it answer no report, while everything else works. */
    keepRounds: (keeps: boolean) => {
      keepsRounds = keeps;
    },
    /** Makes a provider report a round, or an unreadable entry, without moving money. */
    report: log.report,
    /** Changes a member's balance there by a loss or a win. */
    play: (purse: TransferPurse, amountMinor: bigint) =>
      void balances.set(keyOf(purse), (balances.get(keyOf(purse)) ?? 0n) + amountMinor),
    moves,
  };
}
