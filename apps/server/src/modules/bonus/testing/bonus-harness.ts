import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { createLogger } from '#kit/logger.ts';
import { openHouseAccount, openMemberAccount } from '#modules/wallet/account.store.ts';
import { createWallet, type Wallet } from '#modules/wallet/wallet.ts';
import type { BonusSite, SitePromotion } from '../bonus-deps.ts';
import { createBonus } from '../bonus.ts';
import { createBonusPlayer } from './bonus-player.ts';

const currency = { code: 'PHP', symbol: '₱', digits: 2 };
const timeZone = 'Asia/Manila';
const openPeriod = { startDate: '2020-01-01', endDate: null };

type Operation = Parameters<Wallet['apply']>[0][number];

/** A deposit promotion: 100 % up to 1,000.00, wagered twice; live games count a fifth. */
function doubled(
  id: string,
  more: Partial<NonNullable<SitePromotion['bonus']>> = {},
): SitePromotion {
  const text = { EN: id, TY: `${id} (TY)` };
  return {
    id,
    categories: ['deposits'],
    title: text,
    summary: text,
    content: text,
    cover: 'promotions/one',
    images: [],
    entry: 'join',
    period: openPeriod,
    reward: { kind: 'cash', percent: 100, maximum: 1000_00n, wageringTimes: 2 },
    minimumDeposit: 100_00n,
    bonus: {
      wagers: 'bonus',
      contribution: { RNG: 100, LIVE: 20 },
      days: 30,
      largestBet: 200_00n,
      times: 'always',
      ...more,
    },
  };
}

const firstOffers: readonly SitePromotion[] = [
  doubled('double'),
  doubled('once', { times: 'once' }),
  doubled('weekly', { times: 'weekly' }),
  doubled('never', { weekdays: [] }),
  { ...doubled('over'), period: { startDate: '2020-01-01', endDate: '2020-02-01' } },
];

function siteOf(takesFirst: 'cash' | 'bonus'): BonusSite {
  return {
    policy: {
      bonus: {
        takesFirst,
        largestGrant: 5000_00n,
        largestConversionTimes: 10,
        mayBlockWithdrawal: true,
        rewards: { contribution: { RNG: 100 }, days: 14 },
      },
    },
    brand: { timeZone },
  };
}

async function insertMember(db: Database): Promise<bigint> {
  const row = await db
    .insertInto('member')
    .values({
      username: `b${randomBytes(6).toString('hex')}`,
      member_type: 0,
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

/** Opens wallet and bonuses on a database, with a clock set by the test. */
export async function openBonusHarness(
  database: TestDatabase,
  takesFirst: 'cash' | 'bonus' = 'cash',
) {
  const engine = await database.open({ durable: false, migrated: true });
  const db = createKysely<Tables>(engine);
  const trialCurrency = { code: 'FUN', symbol: 'F' };
  const wallet = createWallet({ engine, db, currency, trialCurrency });
  const published: { kind: string; memberId: bigint | null }[] = [];
  const time = { now: new Date() };
  const current = { offers: firstOffers };
  const bonus = createBonus({
    db,
    wallet,
    site: siteOf(takesFirst),
    offers: {
      all: async () => current.offers,
      openTo: async () => current.offers,
      findIn: async (_, id) => current.offers.find((one) => one.id === id) ?? null,
    },
    currency,
    clock: () => time.now,
    logger: createLogger('silent'),
    signals: { publishIn: async (_, ...signals) => void published.push(...signals) },
  });
  const contraId = await openHouseAccount(db, 'games:test', 'PHP');

  async function move(
    accountId: bigint,
    kind: Operation['kind'],
    amountMinor: bigint,
    more: Partial<Operation> = {},
  ) {
    const externalId = more.externalId ?? randomUUID();
    const [result] = await wallet.apply([
      { accountId, contraId, kind, amountMinor, source: 'games:test', externalId, ...more },
    ]);
    if (!result) throw new Error('the ledger gave no result');
    return { ...result, externalId };
  }

  const player = async (cashMinor = 0n) => {
    const memberId = await insertMember(db);
    const accountId = await openMemberAccount(db, memberId, 'PHP');
    if (cashMinor > 0n) await move(accountId, 'deposit', cashMinor);
    return createBonusPlayer({ db, bonus, move }, { memberId, accountId });
  };

  return {
    engine,
    db,
    wallet,
    bonus,
    contraId,
    time,
    published,
    player,
    /** Publishes a promotion beside the first ones. */
    publish: (id: string) => void (current.offers = [...firstOffers, doubled(id)]),
    withdraw: () => void (current.offers = firstOffers),
    settle: () => bonus.jobs.runNow(),
    findings: async () => (await wallet.ledgerCheck()).findings,
    close: () => engine.close(),
  };
}

export type BonusHarness = Awaited<ReturnType<typeof openBonusHarness>>;
