import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { createLogger } from '#kit/logger.ts';
import { openHouseAccount, openMemberAccount } from '#modules/wallet/account.store.ts';
import { createWallet, type Wallet } from '#modules/wallet/wallet.ts';
import {
  createFakeTransferWallets,
  reportedRound,
  type PlayedRound,
} from '#ports/fakes/transfer-wallets.fake.ts';
import type { TransferPurse } from '#ports/transfer-wallets.ts';
import { requestFields } from '@pavilion/domain/member/agent-contract';
import type { TransferVendor } from './transfers-deps.ts';
import { createTransfers, type TransfersDependencies } from './transfers.ts';

const currency = { code: 'PHP', symbol: '₱', digits: 2 };
const trialCurrency = { code: 'FUN', symbol: 'F' };
const timeZone = 'Asia/Manila';

type Operation = Parameters<Wallet['apply']>[0][number];

async function insertMember(db: Database, memberType: number): Promise<bigint> {
  const row = await db
    .insertInto('member')
    .values({
      username: `t${randomBytes(6).toString('hex')}`,
      member_type: memberType,
      password_hash: 'none',
      payment_password_hash: null,
      birthday: null,
      parent_id: null,
      locked_until: null,
      last_login_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type Someone = { memberId: bigint; accountId: bigint; memberType: number };

/** The calls that a member makes. */
function personOf(
  { handlers }: ReturnType<typeof createTransfers>,
  { memberId, accountId, memberType }: Someone,
) {
  const caller = { memberId, username: '', memberType, sessionId: '' };
  const baseContext = { requestId: '', address: '', userAgent: '', language: 'EN' as const };
  const context = { ...baseContext, caller };
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
  const engine = await database.open({ durable: false, migrated: true });
  const db = createKysely<Tables>(engine);
  const wallet = createWallet({ engine, db, currency, trialCurrency });
  const { provider, other, vendors, closed, isOpen } = createProviders();
  const { games, board, deps } = createBoard();
  const published: string[] = [];
  const time = { now: new Date('2026-11-21T10:00:00Z') };
  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };
  const logger = createLogger('silent');
  const transfers = createTransfers({
    db,
    wallet,
    vendors,
    currency,
    logger,
    isOpen,
    ...deps,
    contractRequests: async () => requestFields([]),
    clock: () => time.now,
    signals: {
      publishIn: async (_, ...signals) => void published.push(...signals.map(({ kind }) => kind)),
    },
  });
  const house = await openHouseAccount(db, 'games:test', currency.code);

  async function move(accountId: bigint, kind: Operation['kind'], amountMinor: bigint) {
    const operation = { accountId, contraId: house, kind, amountMinor, source: 'games:test' };
    const [result] = await wallet.apply([{ ...operation, externalId: randomUUID() }]);
    return result?.outcome;
  }

  async function member(cashMinor = 0n, memberType = 0) {
    const memberId = await insertMember(db, memberType);
    const accountId = await openMemberAccount(db, memberId, currency.code);
    if (cashMinor > 0n) await move(accountId, 'deposit', cashMinor);
    const person = personOf(transfers, { memberId, accountId, memberType });
    return { ...person, bet: (amountMinor: bigint) => move(accountId, 'bet', -amountMinor) };
  }

  return {
    engine,
    db,
    wallet,
    transfers,
    provider,
    other,
    closed,
    published,
    games,
    board,
    timeZone,
    member,
    move,
    play: playAtReef(provider),
    pass,
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
      published.length = 0;
    },
    findings: async () => [...(await wallet.ledgerCheck()).findings, ...(await transfers.checks())],
    close: () => engine.close(),
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
