import type { Handlers } from '#http/handlers.ts';
import type { referralCalls } from '@pavilion/contract/player/rewards/referrals';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { showReferrals } from './show-referrals.ts';

/** What members read of the friends whom they invite. */
export function referralHandlers(deps: RewardsDependencies): Handlers<typeof referralCalls> {
  return {
    showReferrals: (input, { caller }) => showReferrals(deps, input, caller),
  };
}
