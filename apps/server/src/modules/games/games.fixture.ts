import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { openMemberAccount } from '#modules/wallet/account.store.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import type { GamesSite } from './games.ts';

export const currency = { code: 'PHP', symbol: '₱', digits: 2 };
export const trialCurrency = { code: 'FUN', symbol: 'F', digits: 2 };

/** A logger and signals that do nothing. */
export const quiet = {
  logger: { warn: () => undefined, error: () => undefined },
  signals: {
    publish: async () => undefined,
    publishIn: async () => undefined,
    listen: () => () => undefined,
  },
};

type Vendor = GamesSite['vendors'][number];
type Game = GamesSite['games'][number];

/** Site files may name only the connections that are shipped; these tests have others. */
export function connectionId(id: string): Vendor['connection'] {
  return id as Vendor['connection'];
}

export function vendorOf(code: string, gameTypes: readonly GameType[], more: object = {}): Vendor {
  return {
    code,
    name: `${code.slice(0, 1)}${code.slice(1).toLowerCase()} Works`,
    description: { EN: '', TY: '' },
    logo: `vendors/${code.toLowerCase()}`,
    sortOrder: 1,
    connection: connectionId('lagoon'),
    connectionProvider: code,
    on: true,
    entries: gameTypes.map((gameType) => ({ gameType, opens: 'games', freePlay: true })),
    ...more,
  };
}

export function gameOf(nodeId: number, vendor: string, gameId: string, more: object = {}): Game {
  return {
    gameId,
    nodeId,
    vendor,
    vendorGame: `${gameId}-at-vendor`,
    gameType: 'RNG',
    classify: [],
    minBet: 5n,
    rtpPercent: 96,
    volatility: 'low',
    hot: false,
    new: false,
    supportPlay: true,
    title: { EN: gameId, TY: `${gameId} sa Filipino` },
    picture: `games/${gameId}`,
    ...more,
  };
}

/** A site of two connections, one vendor each, and one vendor that is switched off. */
export const smallSite: GamesSite = {
  brand: { country: 'PH', timeZone: 'Asia/Manila' },
  memberTypes: defaultMemberTypes,
  policy: { trial: { startingBalance: 200_000n, hours: 24 } },
  liveModels: [],
  vendors: [
    vendorOf('LANTERN', ['RNG']),
    vendorOf('REEF', ['FISH'], { connection: connectionId('reef') }),
    vendorOf('CLOSED', ['RNG'], { on: false }),
  ],
  teams: [],
  hotMatches: [],
  gameCategories: [
    { gameType: 'RNG', vendors: ['LANTERN', 'CLOSED'] },
    { gameType: 'FISH', vendors: ['REEF'] },
  ],
  games: [
    gameOf(1, 'LANTERN', 'harbour-lights'),
    gameOf(2, 'LANTERN', 'no-free-play', { supportPlay: false }),
    gameOf(3, 'REEF', 'deep-net', { gameType: 'FISH' }),
    gameOf(4, 'CLOSED', 'shut-door'),
    gameOf(5, 'LANTERN', 'wide-bay', { topLevel: true }),
  ],
};

export type Person = { memberId: bigint; accountId: bigint; context: SessionContext };

type PersonOptions = { balanceMinor?: bigint; memberType?: number; currency?: string };

/** Creates members with a session and money. */
export function createPeople(db: Database, wallet: Wallet) {
  async function logIn(memberId: bigint): Promise<string> {
    const id = randomUUID();
    const now = new Date();
    await db
      .insertInto('session')
      .values({
        id,
        token_hash: randomBytes(32),
        member_id: memberId,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
        ended_at: null,
        end_reason: null,
        address: '203.0.113.9',
        user_agent: 'test',
      })
      .execute();
    return id;
  }

  async function give(accountId: bigint, code: string, amountMinor: bigint): Promise<void> {
    await wallet.apply([
      {
        accountId,
        contraId: await wallet.houseAccount('gifts', code),
        kind: 'adjustment',
        amountMinor,
        source: 'gifts',
        externalId: randomUUID(),
      },
    ]);
  }

  async function person(options: PersonOptions = {}): Promise<Person> {
    const { balanceMinor = 0n, memberType = 0, currency: code = currency.code } = options;
    const username = `p${randomBytes(6).toString('hex')}`;
    const row = await db
      .insertInto('member')
      .values({
        username,
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
    const accountId = await openMemberAccount(db, row.id, code);
    if (balanceMinor > 0n) await give(accountId, code, balanceMinor);
    const caller = { memberId: row.id, username, memberType, sessionId: await logIn(row.id) };
    const baseContext = { requestId: '', address: '203.0.113.9', userAgent: 'test' };
    return { memberId: row.id, accountId, context: { ...baseContext, language: 'EN', caller } };
  }

  return { person, logIn, give };
}
