import type { Handlers } from '#http/handlers.ts';
import type { signInCalls } from '@pavilion/contract/player/rewards/sign-in';
import { askCaptcha } from '../abuse/ask-captcha.ts';
import { countClaim } from '../claim/count-claim.ts';
import { findClaimedBy } from '../reward.store.ts';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { claimSignIn } from './claim-sign-in.ts';
import { showDay, showSignIn } from './show-sign-in.ts';

/** What members read and claim of the daily check-in. */
export function signInHandlers(deps: RewardsDependencies): Handlers<typeof signInCalls> {
  return {
    showSignIn: (_, { caller }) => showSignIn(deps, caller.memberId),
    claimSignIn: async (input, context) => {
      await countClaim(deps, context);
      const { memberId } = context.caller;
      const isRepeat = (await findClaimedBy(deps.db, memberId, input.requestKey)) !== null;
      if (!isRepeat) await askCaptcha(deps, ['sign-in'], input, context);
      const given = await claimSignIn(deps, memberId, input);
      const { place: day, day: date, state } = given;
      return showDay(deps.currency, given, { day, date, state });
    },
  };
}
