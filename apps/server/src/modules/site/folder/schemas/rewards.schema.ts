import * as v from 'valibot';
import { rewardOrigins } from '@pavilion/domain/reward/reward-state';
import { positiveNumber } from './fields.ts';

const origin = v.strictObject({
  /** Days to claim it; `expiryDays` of the file when absent. */
  expiryDays: v.optional(positiveNumber),
  /** Who takes it: the member with a tap, or the site by itself. */
  claim: v.optional(v.picklist(['tap', 'auto'], 'tap or auto')),
  /** What a withdrawal does to the bonus that it becomes; free when absent. */
  withdrawal: v.optional(v.picklist(['free', 'ends'], 'free or ends')),
});

const origins = Object.fromEntries(rewardOrigins.map((name) => [name, v.optional(origin)])) as {
  [Name in (typeof rewardOrigins)[number]]: v.OptionalSchema<typeof origin, undefined>;
};

export const rewardsSchema = v.strictObject({
  /** Days in which a reward can be claimed once it can be. */
  expiryDays: positiveNumber,
  /** What differs for rewards of an origin. */
  origins: v.strictObject(origins),
});
