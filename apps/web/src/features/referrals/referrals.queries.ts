import { usePages } from '#features/records/record-pages.ts';
import { rewardsKey } from '#features/rewards/rewards.queries.ts';
import { api } from '#kit/api.ts';
import { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

export type Referrals = ResponseOf<PlayerEndpoints['rewards']['showReferrals']>;
export type Friend = Referrals['friends'][number];
export type OwnInvitation = NonNullable<Referrals['invited']>;
export type ReferralTier = Referrals['tiers'][number];

type Page = Referrals & { pageNum: number; totalPages: number };

/** Fetches the member's code, which is made with the first call, and the friends page by page. */
export function useReferrals() {
  return usePages(
    [...rewardsKey, 'referrals'],
    async (page, signal): Promise<Page> => {
      const referrals = await api.rewards.showReferrals({ autoGenerate: 'true', ...page }, signal);
      const totalPages = Math.ceil(referrals.totalInvitations / page.pageSize);
      return { ...referrals, pageNum: page.pageNo, totalPages };
    },
    (pages: Page[]): Referrals | undefined => {
      const [first] = pages;
      // A name is masked and may be that of two friends, so no row stands for another.
      return first && { ...first, friends: pages.flatMap(({ friends }) => friends) };
    },
  );
}

/** Whether a refusal says that nobody can be invited now. */
export const isClosed = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'referral.closed';
