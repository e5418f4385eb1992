import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createBonus } from '#modules/bonus/bonus.ts';
import { createRates } from '#modules/hierarchy/rates.ts';
import type { RewardsDependencies } from '#modules/rewards/rewards-deps.ts';
import type { Site } from '#modules/site/site.ts';

type Base = Pick<RewardsDependencies, 'db' | 'clock' | 'logger' | 'signals'> & {
  wallet: Parameters<typeof createBonus>[0]['wallet'];
};

/**
 * What the module is given of a whole site, with the real bonuses and rates: no offers beside those
 * of its files, no limits of deposits, and nobody is asked for a password or a captcha.
 */
export function neutralDeps(base: Base, site: Site) {
  const { db, clock } = base;
  const { currency, timeZone } = site.brand;
  const offers = {
    all: async () => site.promotions,
    openTo: async () => site.promotions,
    findIn: async () => null,
  };
  const ofSite = { ...base, site, currency, offers };
  const bonus = createBonus(ofSite);
  const rates = createRates({
    db,
    clock,
    timeZone,
    rules: site.agents.rebate,
    memberTypes: site.memberTypes,
    notifyLowered: async () => undefined,
  });
  const deps = {
    ...ofSite,
    publicUrl: 'https://site.example',
    // The hash of a password takes as long as its cost says, and is no subject of rewards.
    paymentPassword: { check: async () => undefined },
    findPicture: (name) => ({ src: `/art/${name}`, width: 1, height: 1, color: '#123' }),
    grantReward: bonus.grantReward,
    runningBonuses: bonus.runningBonuses,
    depositLimits: async () => [],
    limiter: createRateLimiter(db, clock),
    devices: { recognise: async () => null },
    captchas: { check: async () => undefined },
    ratesOn: rates.ratesOn,
  } satisfies Partial<RewardsDependencies>;
  return { deps, bonus };
}
