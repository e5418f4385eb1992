import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { createLimits } from '#modules/protection/limits.fixture.ts';
import {
  createFakeTransferWallets,
  reportedRound,
  type PlayedRound,
} from '#ports/fakes/transfer-wallets.fake.ts';
import type { TransferPurse } from '#ports/transfer-wallets.ts';
import { currency, openTestBase, timeZone, type Member } from '#testing/test-base.ts';
import { requestFields } from '@pavilion/domain/agent/contract-kind';
import type { TransferVendor } from './transfers-deps.ts';
import { createTransfers, type TransfersDependencies } from './transfers.ts';

/** The calls that a member makes. */
function personOf(
  { handlers }: ReturnType<typeof createTransfers>,
  { memberId, accountId, context }: Member,
) {
  return {
    memberId,
    accountId,
    context,
    purse: { provider: 'REEF', accountId: accountId.toString(), currency: currency.code },
    bring: (amount: string, requestKey: string = randomUUID(), vassalage = 'REEF') =>
      handlers.transferToVendor({ vassalage, amount, requestKey }, context),
    takeBack: (amount: string, requestKey: string = randomUUID(), vassalage = 'REEF') =>
      handlers.transferToMain({ vassalage, amount, requestKey }, context),
    takeAllBack: (requestKey: string = randomUUID()) =>
      handlers.transferAllToMain({ requestKey }, context),
    funds: (refresh?: string) => handlers.getConsolidatedFunds({ refresh }, context),
    list: () => handlers.listTransfers({ state: undefined, pageNo: 1, pageSize: 25 }, context),
  };
}

/** The games by the provider's names for them, and a winner board that records wins. */
function createBoard() {
  const games = new Map([['deep-net', 3]]);
  const board = new Map<string, bigint>();
  const deps: Pick<TransfersDependencies, 'gameNodeOf' | 'wins'> = {
    gameNodeOf: (_, game) => games.get(game) ?? null,
    wins: {
      won: ({ externalId, amountMinor }) => void board.set(externalId, amountMinor),
      takenBack: (_, ids) => {
        for (const id of ids) board.delete(id);
      },
    },
  };
  return { games, board, deps };
}

/** Creates two fake providers in memory. */
function createProviders() {
  const provider = createFakeTransferWallets();
  const other = createFakeTransferWallets();
  const vendors: TransferVendor[] = [
    { code: 'REEF', name: 'Reef', provider: 'REEF', wallets: provider.wallets },
    { code: 'LEAF', name: 'Leaf', provider: 'LEAF', wallets: other.wallets },
  ];
  const closed = new Set<string>();
  return { provider, other, vendors, closed, isOpen: (code: string) => !closed.has(code) };
}

/** Plays a member's round at REEF, which pays and reports it. */
function playAtReef({ play, report }: ReturnType<typeof createFakeTransferWallets>) {
  return (person: { purse: TransferPurse; accountId: bigint }, played: PlayedRound) => {
    const round = reportedRound(person.accountId, played);
    play(person.purse, played.win - played.bet);
    report('REEF', round);
    return round;
  };
}

/** Opens wallet and transfers on a database, with two fake providers and a clock to set. */
export async function openTransfersHarness(database: TestDatabase) {
  const base = await openTestBase(database);
  const { move, pass } = base;
  const { provider, other, vendors, closed, isOpen } = createProviders();
  const { games, board, deps } = createBoard();
  const { ownLimits, limitsOf, checks } = createLimits(base);
  const transfers = createTransfers({
    ...base,
    ...deps,
    checkWager: ownLimits.checkWager,
    vendors,
    currency,
    isOpen,
    contractRequests: async () => requestFields([]),
  });

  async function member(cashMinor = 0n, memberType = 0) {
    const owner = await base.member({ memberType });
    const { accountId } = owner;
    if (cashMinor > 0n) await move(accountId, 'deposit', cashMinor);
    return {
      ...personOf(transfers, owner),
      ...limitsOf(owner),
      bet: async (amountMinor: bigint) => (await move(accountId, 'bet', -amountMinor)).outcome,
    };
  }

  return {
    ...base,
    transfers,
    provider,
    other,
    closed,
    games,
    board,
    timeZone,
    member,
    play: playAtReef(provider),
    ask: () => transfers.jobs.runNow(),
    /** Settles everything that is in doubt. */
    settle: async () => {
      pass(3_600_000);
      await transfers.jobs.runNow();
    },
    /** Makes the providers open and answering, and forgets published signals. */
    calm: () => {
      provider.feel('fine');
      other.feel('fine');
      closed.clear();
      base.published.length = 0;
    },
    findings: async () => [await base.findings(), await transfers.checks(), await checks()].flat(),
  };
}

export type TransfersHarness = Awaited<ReturnType<typeof openTransfersHarness>>;

/** Returns the code of a refusal, or whatever else the call resolves to or throws. */
export async function codeOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    return error instanceof ApiError ? error.code : error;
  }
}
