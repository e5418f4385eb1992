import type { DatabaseTransaction } from '#db/database.ts';
import { openHouseAccount } from '#modules/wallet/account.store.ts';
import type { BonusDeps } from '../bonus-deps.ts';
import { findWaiting, lockAccount, type Bonus } from '../bonus.store.ts';

type Deps = Pick<BonusDeps, 'wallet' | 'currency' | 'signals'>;

type EndKind = 'bonusConvert' | 'bonusForfeit' | 'bonusExpire' | 'bonusLost';
type StepKind = 'bonusGrant' | EndKind;

/** Outcomes that leave the bonus as it is. */
const notNow: ReadonlySet<string | undefined> = new Set([
  'bonusNotOpen',
  'turnoverMissing',
  'balanceTooHigh',
]);

type Stepping = Pick<Bonus, 'id' | 'account_id' | 'amount'>;

/** Opens the house account against which bonuses and rewards are posted. */
export function bonusHouse(transaction: DatabaseTransaction, { currency }: Deps) {
  return openHouseAccount(transaction, 'bonus', currency.code);
}

/** Posts a step of a bonus; false where the ledger finds the bonus in no state for it. */
async function step(
  deps: Deps,
  transaction: DatabaseTransaction,
  bonus: Stepping,
  kind: StepKind,
): Promise<boolean> {
  const [result] = await deps.wallet.applyIn(transaction, [
    {
      accountId: bonus.account_id,
      contraId: await bonusHouse(transaction, deps),
      kind,
      amountMinor: kind === 'bonusGrant' ? bonus.amount : 0n,
      source: 'bonus',
      externalId: `${kind}:${bonus.id}`,
      bonusId: bonus.id,
    },
  ]);
  if (result?.outcome === 'applied') return true;
  if (notNow.has(result?.outcome)) return false;
  throw new Error(`the wallet answered ${result?.outcome} to ${kind} of bonus ${bonus.id}`);
}

/** Activates the bonus that has waited longest, where none is active. */
export async function startNext(
  deps: Deps,
  transaction: DatabaseTransaction,
  accountId: bigint,
): Promise<void> {
  const account = await lockAccount(transaction, accountId);
  if (account.bonus_id !== null) return;
  const next = await findWaiting(transaction, accountId);
  if (!next) return;
  await step(deps, transaction, next, 'bonusGrant');
  await deps.signals.publishIn(transaction, { kind: 'balance', memberId: next.member_id });
}

/** Ends an active bonus and starts the next; false where the ledger refuses this end. */
export async function endBonus(
  deps: Deps,
  transaction: DatabaseTransaction,
  bonus: Bonus,
  kind: EndKind,
): Promise<boolean> {
  await lockAccount(transaction, bonus.account_id);
  if (!(await step(deps, transaction, bonus, kind))) return false;
  await deps.signals.publishIn(transaction, { kind: 'balance', memberId: bonus.member_id });
  await startNext(deps, transaction, bonus.account_id);
  return true;
}
