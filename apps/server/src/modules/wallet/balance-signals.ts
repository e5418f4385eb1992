import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Signals } from '#kit/signals.ts';
import { findOwners } from './account.store.ts';
import type { WalletOperation, WalletResult } from './operation.ts';

export type BalanceSignals = Pick<Signals, 'publish' | 'publishIn'>;

const publishEveryMs = 200;
const knownOwners = 20_000;

function addChanged(
  accountIds: Set<bigint>,
  group: readonly WalletOperation[],
  results: readonly WalletResult[] = [],
): void {
  for (let index = 0; index < group.length; index++) {
    const operation = group[index];
    if (operation && results[index]?.outcome === 'applied') accountIds.add(operation.accountId);
  }
}

function balanceOf(memberId: bigint) {
  return { kind: 'balance', memberId };
}

/**
 * Publishes whose balance has changed. Changes by the group commit are noted and published together
 * a few times a second, so that a bet does not pay for them. Signals lost when the process dies do
 * no harm: pages read the balance again when they reconnect.
 */
export function createBalanceSignals(db: Database, signals: BalanceSignals) {
  const owners = new Map<bigint, bigint>();
  let changed = new Set<bigint>();
  let timer: NodeJS.Timeout | null = null;

  async function learnOwners(accountIds: readonly bigint[]): Promise<void> {
    const unknown = accountIds.filter((accountId) => !owners.has(accountId));
    if (owners.size + unknown.length > knownOwners) owners.clear();
    for (const { accountId, memberId } of await findOwners(db, unknown)) {
      owners.set(accountId, memberId);
    }
  }

  async function publish(): Promise<void> {
    const accountIds = [...changed];
    changed = new Set();
    await learnOwners(accountIds);
    const members = accountIds.flatMap((accountId) => owners.get(accountId) ?? []);
    await signals.publish(...members.map(balanceOf));
  }

  function publishSoon(): void {
    timer ??= setTimeout(() => {
      publish()
        // Without the database nobody can read the balance; pages read it when they reconnect.
        .catch(() => undefined)
        .finally(() => {
          timer = null;
          if (changed.size > 0) publishSoon();
        });
    }, publishEveryMs).unref();
  }

  return {
    /** Notes the members whose operations a batch has applied. */
    note(
      groups: readonly (readonly WalletOperation[])[],
      results: readonly WalletResult[][],
    ): void {
      for (const [index, group] of groups.entries()) addChanged(changed, group, results[index]);
      if (changed.size > 0) publishSoon();
    },
    /** Publishes with the commit of the transaction. */
    async publishIn(
      transaction: DatabaseTransaction,
      group: readonly WalletOperation[],
      results: readonly WalletResult[],
    ): Promise<void> {
      const accountIds = new Set<bigint>();
      addChanged(accountIds, group, results);
      const found = await findOwners(transaction, [...accountIds]);
      await signals.publishIn(transaction, ...found.map(({ memberId }) => balanceOf(memberId)));
    },
  };
}
