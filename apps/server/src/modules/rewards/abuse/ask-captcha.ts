import type { SessionContext } from '#http/handlers.ts';
import { addressNetwork } from '#kit/network/address-network.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import type { GivenCaptcha } from '#modules/credentials/captchas.ts';
import { isStarting } from '@pavilion/domain/reward/abuse';
import type { RewardOrigin } from '@pavilion/domain/reward/reward-state';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { countOpened } from './abuse-facts.store.ts';

/** Missions may be of the profile, which whoever comes can do. */
const isForNewcomers = (origin: RewardOrigin) => isStarting(origin) || origin === 'mission';

/**
 * Asks for a captcha before rewards are claimed that are given to whoever comes, at an address
 * where many accounts were opened within a day.
 */
export async function askCaptcha(
  deps: Pick<RewardsDependencies, 'db' | 'clock' | 'site' | 'captchas'>,
  origins: readonly RewardOrigin[],
  given: GivenCaptcha,
  context: SessionContext,
): Promise<void> {
  if (!origins.some(isForNewcomers)) return;
  const since = new Date(deps.clock().getTime() - dayMs);
  const opened = await countOpened(deps.db, addressNetwork(context.address), since);
  if (opened <= deps.site.policy.abuse.accountsWithoutCaptcha) return;
  await deps.captchas.check('claim', given, context);
}
