import { hasHadAppBonus } from './app-bonus/app-bonus.store.ts';
import type { RewardsDeps } from './rewards-deps.ts';

type Deps = Pick<RewardsDeps, 'db'> & {
  offers: { all: () => Promise<readonly { id: string; promoCode?: string | undefined }[]> };
};

/**
 * Gives promotions to ask which of them have brought a member the reward that they tell of, where
 * it comes once; by their ids.
 */
export function createUsedOffers({ db, offers }: Deps) {
  return async (memberId: bigint): Promise<ReadonlyMap<string, 'used'>> => {
    if (!(await hasHadAppBonus(db, memberId))) return new Map();
    const told = (await offers.all()).filter(({ promoCode }) => promoCode === 'APP_DOWNLOAD');
    return new Map(told.map(({ id }) => [id, 'used']));
  };
}
