import { dayAt } from '#kit/time/day-range.ts';
import type { RewardsDeps } from './rewards-deps.ts';

type Deps = Pick<RewardsDeps, 'clock'> & { site: Pick<RewardsDeps['site'], 'brand'> };

/** The day on the site's clock. */
export const todayOf = ({ clock, site }: Deps): string => dayAt(clock(), site.brand.timeZone);
