import type { TestDatabase } from '#db/testing/test-database.ts';
import { currency, local, openTestBase, timeZone } from '#testing/test-base.ts';
import type { BonusSite, SitePromotion } from '../bonus-deps.ts';
import { createBonus } from '../bonus.ts';
import { createBonusPlayer } from './bonus-player.ts';

const openPeriod = { startDate: '2020-01-01', endDate: null };

/** A deposit promotion: 100 % up to 1,000.00, wagered twice; live games count a fifth. */
function doubled(
  id: string,
  more: Partial<NonNullable<SitePromotion['bonus']>> = {},
): SitePromotion {
  const text = local(id);
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
        largestWagering: 40,
        largestConversionTimes: 10,
        mayBlockWithdrawal: true,
        rewards: { contribution: { RNG: 100 }, days: 14 },
      },
    },
    brand: { timeZone },
  };
}

/** Opens wallet and bonuses on a database, with a clock set by the test. */
export async function openBonusHarness(
  database: TestDatabase,
  takesFirst: 'cash' | 'bonus' = 'cash',
) {
  const base = await openTestBase(database, { startedAt: new Date() });
  const current = { offers: firstOffers };
  const bonus = createBonus({
    ...base,
    site: siteOf(takesFirst),
    offers: {
      all: async () => current.offers,
      openTo: async () => current.offers,
      findIn: async (_, id) => current.offers.find((one) => one.id === id) ?? null,
    },
    currency,
  });

  return {
    ...base,
    bonus,
    contraId: await base.wallet.houseAccount('games:test', currency.code),
    player: async (cashMinor = 0n) => {
      const owner = await base.member();
      if (cashMinor > 0n) await base.move(owner.accountId, 'deposit', cashMinor);
      return createBonusPlayer({ ...base, bonus }, owner);
    },
    /** Publishes a promotion beside the first ones. */
    publish: (id: string) => void (current.offers = [...firstOffers, doubled(id)]),
    withdraw: () => void (current.offers = firstOffers),
    settle: () => bonus.jobs.runNow(),
  };
}

export type BonusHarness = Awaited<ReturnType<typeof openBonusHarness>>;
