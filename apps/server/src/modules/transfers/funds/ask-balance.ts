import { parseAmount } from '@pavilion/domain/wallet/money';
import type { TransfersDeps, TransferVendor } from '../transfers-deps.ts';
import { keepBalance } from './vendor-balance.store.ts';

type Deps = Pick<TransfersDeps, 'db' | 'currency' | 'clock' | 'logger'>;

/** Asks a provider for a member's balance and stores it; null without an answer. Minor units. */
export async function askBalance(
  { db, currency, clock, logger }: Deps,
  { code, provider, wallets }: TransferVendor,
  accountId: bigint,
): Promise<bigint | null> {
  const askedAt = clock();
  const purse = { provider, accountId: accountId.toString(), currency: currency.code };
  const answer = await wallets.balance(purse);
  const balance = answer.done ? parseAmount(answer.value, currency.digits) : null;
  if (balance === null) {
    const detail = answer.done ? `the balance ${answer.value}` : answer.detail;
    logger.warn({ vendor: code, detail }, 'a provider does not answer with a balance');
    return null;
  }
  await keepBalance(db, { account_id: accountId, vendor: code, balance, asked_at: askedAt });
  return balance;
}
