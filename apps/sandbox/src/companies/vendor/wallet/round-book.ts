import type { VendorWallet, WalletEntry } from './vendor-wallet.ts';

export type RoundEntry =
  | WalletEntry
  | { type: 'rollback'; idProvider: string; originalIdProvider: string };

export type KnownRound = {
  accountId: string;
  currency: string;
  gameId: string;
  /** In the order in which they were first sent. */
  entries: readonly RoundEntry[];
  finished: boolean;
};

export type RoundBook = {
  find: (accountId: string, roundId: string) => KnownRound | undefined;
  /** Wraps a wallet and records each move that the vendor holds as booked, answered or not. */
  keep: (wallet: VendorWallet) => VendorWallet;
};

type OpenRound = Omit<KnownRound, 'entries'> & { entries: Map<string, RoundEntry> };

const roundsKept = 10_000;

function keyOf(accountId: string, roundId: string): string {
  return JSON.stringify([accountId, roundId]);
}

/** The rounds of one company in memory; the oldest are dropped. */
export function createRoundBook(): RoundBook {
  const rounds = new Map<string, OpenRound>();

  const roundOf = (account: Omit<KnownRound, 'entries' | 'finished'>, roundId: string) => {
    const key = keyOf(account.accountId, roundId);
    const known = rounds.get(key);
    if (known !== undefined) return known;
    const { accountId, currency, gameId } = account;
    const round: OpenRound = { accountId, currency, gameId, entries: new Map(), finished: false };
    rounds.set(key, round);
    const oldest = rounds.size > roundsKept ? rounds.keys().next() : undefined;
    if (oldest?.done === false) rounds.delete(oldest.value);
    return round;
  };

  return {
    find: (accountId, roundId) => {
      const round = rounds.get(keyOf(accountId, roundId));
      if (round === undefined || round.entries.size === 0) return undefined;
      return { ...round, entries: [...round.entries.values()] };
    },
    keep: (wallet) => ({
      balance: (account) => wallet.balance(account),
      betWin: async (account, roundId, entries, finished) => {
        const round = roundOf(account, roundId);
        for (const entry of entries) round.entries.set(entry.idProvider, entry);
        if (finished) round.finished = true;
        const answer = await wallet.betWin(account, roundId, entries, finished);
        // A refused stake was never played; a win stays owed whatever the operator answers.
        if (answer.kind === 'refused' && entries.some(({ type }) => type === 'bet')) {
          for (const { idProvider } of entries) round.entries.delete(idProvider);
        }
        return answer;
      },
      rollback: (account, roundId, entries) => {
        const round = roundOf(account, roundId);
        for (const { idProvider, originalIdProvider } of entries) {
          round.entries.set(idProvider, { type: 'rollback', idProvider, originalIdProvider });
        }
        round.finished = true;
        return wallet.rollback(account, roundId, entries);
      },
      finish: (account, roundId) => {
        roundOf(account, roundId).finished = true;
        return wallet.finish(account, roundId);
      },
    }),
  };
}
