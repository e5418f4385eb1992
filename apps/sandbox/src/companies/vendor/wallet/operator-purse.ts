import { randomUUID } from 'node:crypto';
import type { Purse, PurseAnswer } from '#arcade/play/purse.ts';
import { formatMinor, parseMinor } from '#money.ts';
import type { BackgroundDelivery } from './background-delivery.ts';
import type { VendorWallet, WalletAccount, WalletAnswer, WalletEntry } from './vendor-wallet.ts';

/** The operator's wallet. A stake without a clear answer is rolled back, never assumed. */
export function createOperatorPurse(
  wallet: VendorWallet,
  background: BackgroundDelivery,
  account: WalletAccount,
): Purse {
  const entry = (type: WalletEntry['type'], amountMinor: bigint): WalletEntry => ({
    idProvider: randomUUID(),
    type,
    amount: formatMinor(amountMinor, account.currency),
  });
  const read = (answer: WalletAnswer) => readPurseAnswer(answer, account.currency);
  /** An answer without a readable balance leaves open what was moved. */
  const usable = (answer: WalletAnswer): WalletAnswer =>
    answer.kind === 'done' && parseMinor(answer.balance, account.currency) === null
      ? { kind: 'unknown' }
      : answer;

  const rollBack = (roundId: string, entries: readonly WalletEntry[]): void => {
    const reversals = entries.map((original) => ({
      idProvider: randomUUID(),
      originalIdProvider: original.idProvider,
    }));
    const attempt = async () =>
      (await wallet.rollback(account, roundId, reversals)).kind !== 'unknown';
    void attempt().then((delivered) => {
      if (!delivered) background.start(attempt);
    });
  };

  return {
    balance: async () => read(await wallet.balance(account)),
    play: async ({ roundId, stakeMinor, winMinor, finished }) => {
      const entries = [
        ...(stakeMinor > 0n ? [entry('bet', stakeMinor)] : []),
        ...(winMinor > 0n ? [entry('win', winMinor)] : []),
      ];
      const answer = usable(await wallet.betWin(account, roundId, entries, finished));
      if (answer.kind === 'unknown') rollBack(roundId, entries);
      return read(answer);
    },
    close: async (roundId, winMinor) => {
      const owed = winMinor > 0n ? [entry('win', winMinor)] : [];
      const send = () =>
        owed.length > 0
          ? wallet.betWin(account, roundId, owed, true)
          : wallet.finish(account, roundId);
      const answer = await send();
      if (answer.kind !== 'done') {
        background.start(async () => (await send()).kind === 'done');
        return null;
      }
      return parseMinor(answer.balance, account.currency);
    },
  };
}

function readPurseAnswer(answer: WalletAnswer, currency: string): PurseAnswer {
  switch (answer.kind) {
    case 'done': {
      const balanceMinor = parseMinor(answer.balance, currency);
      if (balanceMinor !== null) return { ok: true, balanceMinor };
      return { ok: false, refusal: 'operator_refused', balanceMinor: null };
    }
    case 'refused':
      return {
        ok: false,
        refusal: answer.refusal,
        balanceMinor: parseMinor(answer.balance, currency),
      };
    case 'unknown':
      return { ok: false, refusal: 'round_cancelled', balanceMinor: null };
  }
}
