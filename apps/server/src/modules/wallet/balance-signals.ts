import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Signals } from '#kit/signals.ts';
import { findOwners } from './account.store.ts';
import {
  isLimit,
  pointKinds,
  type PostingKind,
  type WalletOperation,
  type WalletResult,
} from './operation.ts';

export type BalanceSignals = Pick<Signals, 'publish' | 'publishIn'>;

const publishEveryMs = 200;
const knownOwners = 20_000;

/** Points are no balance of money; who moves them publishes it. */
const unpublished: ReadonlySet<PostingKind> = new Set(pointKinds);

/** Accounts whose balance has changed, and those that a limit of play has refused. */
type Noted = { changed: Set<bigint>; refused: Set<bigint> };

function nothingNoted(): Noted {
  return { changed: new Set(), refused: new Set() };
}

function note(
  { changed, refused }: Noted,
  group: readonly WalletOperation[],
  results: readonly WalletResult[] = [],
): void {
  for (let index = 0; index < group.length; index++) {
    const [operation, result] = [group[index], results[index]];
    if (!operation || !result || unpublished.has(operation.kind)) continue;
    if (result.outcome === 'applied') changed.add(operation.accountId);
    else if (isLimit(result.outcome)) refused.add(operation.accountId);
  }
}

function balanceOf(memberId: bigint) {
  return { kind: 'balance', memberId };
}

function limitOf(memberId: bigint) {
  return { kind: 'limit', memberId };
}

/**
 * Publishes whose balance has changed, and whose bet a limit of play has refused. What the group
 * commit does is noted and published together a few times a second, so that a bet does not pay for
 * it. Signals lost when the process dies do no harm: pages read everything again when they
 * reconnect.
 */
export function createBalanceSignals(db: Database, signals: BalanceSignals) {
  const owners = new Map<bigint, bigint>();
  let noted = nothingNoted();
  let timer: NodeJS.Timeout | null = null;

  async function learnOwners(accountIds: readonly bigint[]): Promise<void> {
    const unknown = accountIds.filter((accountId) => !owners.has(accountId));
    if (owners.size + unknown.length > knownOwners) owners.clear();
    for (const { accountId, memberId } of await findOwners(db, unknown)) {
      owners.set(accountId, memberId);
    }
  }

  function isNothing(): boolean {
    return noted.changed.size === 0 && noted.refused.size === 0;
  }

  async function publish(): Promise<void> {
    const { changed, refused } = noted;
    noted = nothingNoted();
    await learnOwners([...changed, ...refused]);
    const membersOf = (accountIds: ReadonlySet<bigint>) =>
      [...accountIds].flatMap((accountId) => owners.get(accountId) ?? []);
    const moved = membersOf(changed).map(balanceOf);
    await signals.publish(...moved, ...membersOf(refused).map(limitOf));
  }

  function publishSoon(): void {
    timer ??= setTimeout(() => {
      publish()
        // Without the database nobody can read the balance; pages read it when they reconnect.
        .catch(() => undefined)
        .finally(() => {
          timer = null;
          if (!isNothing()) publishSoon();
        });
    }, publishEveryMs).unref();
  }

  return {
    /** Notes the members whose operations a batch has applied, or a limit has refused. */
    note(
      groups: readonly (readonly WalletOperation[])[],
      results: readonly WalletResult[][],
    ): void {
      for (const [index, group] of groups.entries()) note(noted, group, results[index]);
      if (!isNothing()) publishSoon();
    },
    /** Publishes with the commit of the transaction. */
    async publishIn(
      transaction: DatabaseTransaction,
      group: readonly WalletOperation[],
      results: readonly WalletResult[],
    ): Promise<void> {
      const applied = nothingNoted();
      note(applied, group, results);
      const found = await findOwners(transaction, [...applied.changed]);
      await signals.publishIn(transaction, ...found.map(({ memberId }) => balanceOf(memberId)));
    },
  };
}
