import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { RequestContext, SessionContext } from '#http/handlers.ts';
import { createLogger } from '#kit/logger.ts';
import { hashToken, randomToken } from '#kit/secrets/random-token.ts';
import { createSignals, type Signal, type Signals } from '#kit/signals.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { createPictures } from '#modules/pictures/pictures.ts';
import { openMemberAccount } from '#modules/wallet/account.store.ts';
import { createWallet, type Wallet } from '#modules/wallet/wallet.ts';
import { createFakeFileStore } from '#ports/fakes/file-store.fake.ts';

export const currency = { code: 'PHP', symbol: '₱', digits: 2 };
export const trialCurrency = { code: 'FUN', symbol: 'F', digits: 2 };
export const timeZone = 'Asia/Manila';
export const keysSecret = 'a-secret-of-enough-length';

/** The context of a request of nobody. */
export const visitor: RequestContext = {
  requestId: 'request',
  language: 'EN',
  address: '203.0.113.9',
  userAgent: 'test',
};
export const asOperator = { ...visitor, operator: 'ana' };
export const firstPage = { pageNo: 1, pageSize: 25 };

export const local = (text: string) => ({ EN: text, TY: `${text} (TY)` });

export async function photo(): Promise<Blob> {
  const background = '#852';
  const image = sharp({ create: { width: 20, height: 10, channels: 3, background } });
  return new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
}

/** The code of a refusal; null when the call succeeded. */
export function codeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => (error as { code?: unknown }).code,
  );
}

export type Operation = Parameters<Wallet['apply']>[0][number];

type NewMember = {
  username?: string;
  memberType?: number;
  vipLevel?: number;
  parentId?: bigint | null;
  paymentPasswordHash?: string | null;
  currency?: string;
  /** What the member has; a gift of the house. */
  balance?: bigint;
};

type Row = Required<Pick<NewMember, 'username' | 'memberType'>> & NewMember;

async function insertMember(db: Database, row: Row): Promise<bigint> {
  const { id } = await db
    .insertInto('member')
    .values({
      username: row.username,
      member_type: row.memberType,
      vip_level: row.vipLevel ?? 0,
      parent_id: row.parentId ?? null,
      password_hash: 'none',
      payment_password_hash: row.paymentPasswordHash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Money on the accounts of members, moved as a provider of games does it. */
function createMoney(db: Database, wallet: Wallet) {
  async function move(
    accountId: bigint,
    kind: Operation['kind'],
    amountMinor: bigint,
    more: Partial<Operation> = {},
  ) {
    const source = more.source ?? 'games:test';
    const contraId = more.contraId ?? (await wallet.houseAccount(source, currency.code));
    const externalId = more.externalId ?? randomUUID();
    const operation = { accountId, contraId, kind, amountMinor, source, externalId, ...more };
    const [result] = await wallet.apply([operation]);
    if (!result) throw new Error('the ledger gave no result');
    return { ...result, externalId };
  }

  async function give(accountId: bigint, amountMinor: bigint, code = currency.code) {
    const contraId = await wallet.houseAccount('gifts', code);
    await move(accountId, 'adjustment', amountMinor, { contraId, source: 'gifts' });
  }

  async function accountOf({ accountId }: { accountId: bigint }) {
    return db
      .selectFrom('account')
      .select(['balance', 'bonus'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
  }

  const balanceOf = async (owner: { accountId: bigint }) => (await accountOf(owner)).balance;

  return { move, give, accountOf, balanceOf };
}

/** Members as any test needs them, at once rather than by a registration. */
function createMembers(
  db: Database,
  clock: () => Date,
  give: ReturnType<typeof createMoney>['give'],
) {
  /** Opens a session as a log-in does. */
  async function openSession(memberId: bigint, openedBy = 'password') {
    const id = randomUUID();
    const token = randomToken();
    const now = clock();
    await db
      .insertInto('session')
      .values({
        id,
        token_hash: hashToken(token),
        member_id: memberId,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + dayMs),
        address: visitor.address,
        user_agent: visitor.userAgent,
        opened_by: openedBy,
      })
      .execute();
    return { id, token };
  }

  /** Creates a member with an account and a session, and the context of their calls. */
  async function member(wanted: NewMember = {}) {
    const { currency: code = currency.code, balance = 0n, memberType = 0 } = wanted;
    const { username = `m${randomBytes(6).toString('hex')}` } = wanted;
    const memberId = await insertMember(db, { ...wanted, username, memberType });
    const accountId = await openMemberAccount(db, memberId, code);
    if (balance > 0n) await give(accountId, balance, code);
    const { id: sessionId, token } = await openSession(memberId);
    const caller = {
      memberId,
      username,
      memberType,
      sessionId,
      isExcluded: false,
      isUnfinished: false,
    };
    const context: SessionContext = { ...visitor, caller };
    return { memberId, accountId, username, token, context };
  }

  return { member, openSession };
}

/** Signals that are recorded, and sent as well where `areSent`. */
function recordSignals(real: Signals, areSent: boolean) {
  const published: Signal[] = [];
  const signals: Signals = {
    ...real,
    publish: async (...given) => {
      published.push(...given);
      if (areSent) await real.publish(...given);
    },
    publishIn: async (transaction, ...given) => {
      published.push(...given);
      if (areSent) await real.publishIn(transaction, ...given);
    },
  };
  return { published, signals };
}

type BaseChoices = {
  startedAt?: Date;
  /** True: signals of modules are sent too, and the wallet sends those of balances. */
  sendsSignals?: boolean;
};

/**
 * What the tests of any module need: a database of their own, a clock that they set, a wallet,
 * pictures, signals that are recorded, and members with money.
 */
export async function openTestBase(
  database: Pick<TestDatabase, 'open'>,
  { startedAt = new Date('2026-11-21T10:00:00Z'), sendsSignals = false }: BaseChoices = {},
) {
  const engine = await database.open({ durable: false, migrated: true });
  const db = createKysely<Tables>(engine);
  const time = { now: startedAt };
  const clock = () => time.now;
  const real = createSignals(engine, db);
  const wallet = createWallet({
    engine,
    db,
    currency,
    trialCurrency,
    ...(sendsSignals && { signals: real }),
  });
  const files = createFakeFileStore();
  const money = createMoney(db, wallet);
  return {
    engine,
    db,
    time,
    clock,
    pass: (ms: number) => void (time.now = new Date(time.now.getTime() + ms)),
    wallet,
    files,
    pictures: createPictures({ db, files, clock, logger: createLogger('silent') }),
    logger: createLogger('silent'),
    ...recordSignals(real, sendsSignals),
    ...money,
    ...createMembers(db, clock, money.give),
    /** Lists the findings of the ledger check. */
    findings: async () => (await wallet.ledgerCheck()).findings,
    close: () => engine.close(),
  };
}

export type TestBase = Awaited<ReturnType<typeof openTestBase>>;
export type Member = Awaited<ReturnType<TestBase['member']>>;
