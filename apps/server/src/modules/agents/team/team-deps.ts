import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { LimitDependencies } from '#http/limits/count-use.ts';
import { teamPeriod } from '#http/request/report-period.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import { monthsBefore } from '#kit/time/day-range.ts';
import { findBelow, lineTo } from '#modules/hierarchy/hierarchy.store.ts';
import type { Rates } from '#modules/hierarchy/rates.ts';
import type { ReportDays } from '@pavilion/domain/report/report-days';
import type { WantedTeamDays } from '@pavilion/domain/report/team-days';

/** Whose balance an agent sees: that of people one step below, of all below, or of nobody. */
export type SeenBalance = 'direct' | 'all' | 'none';

/** What the pages of agents about their teams are given to work with. */
export type TeamDeps = LimitDependencies & {
  db: Database;
  clock: Clock;
  /** The time zone in which days begin. */
  timeZone: string;
  currency: { code: string; digits: number };
  logger: Pick<Logger, 'info'>;
  rates: Pick<Rates, 'ratesOn'>;
  rules: {
    sees: { balance: SeenBalance };
    /** The valid bets that make an active member, in minor units. */
    activeMinimumMinor: bigint;
  };
};

/** A request covers a month at most, and sums are kept for 13. */
const bound = { most: 31, earliestOf: (today: string) => monthsBefore(today, 12) };

/** The days that a page about a team is asked for, in the time zone of the site. */
export function daysOfTeam(
  { clock, timeZone }: Pick<TeamDeps, 'clock' | 'timeZone'>,
  wanted: WantedTeamDays,
): ReportDays {
  return teamPeriod(wanted, clock, timeZone, bound);
}

/** A member whose team is shown to an agent, and the line from the agent down to that one. */
export type ShownMember = {
  memberId: bigint;
  /** Steps below the agent. */
  distance: number;
  line: { username: string; nickname: string }[];
};

/** Finds the agent, or the member of a user name where one is given; throws if not below. */
export async function findShownMember(
  db: Database,
  agentId: bigint,
  account: string | undefined,
): Promise<ShownMember> {
  const isOwn = account === undefined || account.trim() === '';
  const found = isOwn ? { memberId: agentId, distance: 0 } : await findBelow(db, agentId, account);
  if (!found) throw new ApiError('agent.downline.not.found');
  const { memberId, distance } = found;
  return { memberId, distance, line: await lineTo(db, agentId, memberId) };
}
