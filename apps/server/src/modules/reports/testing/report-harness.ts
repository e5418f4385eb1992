import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { openHouseAccount, openMemberAccount } from '#modules/wallet/account.store.ts';
import { postingKinds, type PostingKind } from '#modules/wallet/operation.ts';
import { createWallet } from '#modules/wallet/wallet.ts';
import { createReports } from '../reports.ts';

export const timeZone = 'Asia/Manila';
/** In Manila it is already the 21st. */
const now = new Date('2026-11-20T20:00:00Z');

const currency = { code: 'PHP', symbol: '₱', digits: 2 };
const trialCurrency = { code: 'FUN', symbol: 'F', digits: 2 };

export type Move = {
  at: Date | string;
  kind: PostingKind;
  amount: bigint;
  roundId?: string;
  gameNode?: number;
  reverses?: string;
  externalId?: string;
  finishes?: boolean;
};

/** Creates reports on the ledger, with games named by their numbers. */
function reportsOn(db: Database) {
  return createReports({
    db,
    clock: () => now,
    timeZone,
    currency,
    trialCurrency,
    games: {
      nameOf: (node, language) => ({ gameName: `Game ${node} ${language}`, vendorName: 'Reef' }),
      byNode: () => undefined,
      nodesOf: () => [],
    },
    logger: { error: () => undefined },
  });
}

/** Opens reports on a wallet whose past the test writes: moves at any moment, in order. */
export async function openReportHarness(database: TestDatabase) {
  const engine = await database.open({ durable: false, migrated: true });
  const db = createKysely<Tables>(engine);
  const wallet = createWallet({ engine, db, currency, trialCurrency });
  const { handlers } = reportsOn(db);
  const houseId = await openHouseAccount(db, 'past', currency.code);

  async function person(options: { parentId?: bigint; memberType?: number; money?: string } = {}) {
    const username = `p${randomBytes(6).toString('hex')}`;
    const { id: memberId } = await db
      .insertInto('member')
      .values({
        username,
        member_type: options.memberType ?? 0,
        password_hash: 'none',
        payment_password_hash: null,
        birthday: null,
        parent_id: options.parentId ?? null,
        locked_until: null,
        last_login_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const accountId = await openMemberAccount(db, memberId, options.money ?? currency.code);
    const caller = { memberId, username, memberType: options.memberType ?? 0, sessionId: '' };
    const base = { requestId: '', address: '203.0.113.9', userAgent: 'test' };
    const context: SessionContext = { ...base, language: 'EN', caller };
    return { memberId, accountId, username, context };
  }

  /** Inserts moves as the ledger would have posted them at their time. */
  async function past(accountId: bigint, moves: readonly Move[]): Promise<void> {
    const account = await db
      .selectFrom('account')
      .select('balance')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    let { balance } = account;
    const rows = moves.map((move) => {
      balance += move.amount;
      return {
        account_id: accountId,
        contra_id: houseId,
        kind: postingKinds[move.kind],
        amount: move.amount,
        balance_after: balance,
        source: 'past',
        external_id: move.externalId ?? randomUUID(),
        reverses: move.reverses ?? null,
        shortfall: 0n,
        round_id: move.roundId ?? null,
        game_node: move.gameNode ?? null,
        finishes_round: move.finishes ?? false,
        created_at: new Date(move.at),
      };
    });
    await db.insertInto('posting').values(rows).execute();
    await db.updateTable('account').set({ balance }).where('id', '=', accountId).execute();
  }

  return { engine, db, wallet, handlers, person, past, close: () => engine.close() };
}

export type ReportHarness = Awaited<ReturnType<typeof openReportHarness>>;
export type ReportPerson = Awaited<ReturnType<ReportHarness['person']>>;
