import { boundsOfDay } from '#kit/time/day-range.ts';
import type { ReportDays } from '@pavilion/domain/report/report-days';
import {
  countActive,
  countActs,
  countOnline,
  findCountsOfDay,
  findTeamSize,
} from './team-counts.store.ts';
import type { TeamDeps } from './team-deps.ts';

/** How many people below an agent did something in the days, each person once. */
export type TeamActs = {
  teamLoginMemberCount: number;
  teamBetMemberCount: number;
  teamRegisterMemberCount: number;
  /** Who is here now, whatever the days. */
  teamOnlineCount: number;
  teamDepositMemberCount: number;
  teamFirstDepositMemberCount: number;
};

export type TeamCounts = TeamActs & {
  /** How many people are below, whatever the days. */
  teamSize: number;
  /** How many of them are one step below. */
  directSize: number;
  /** How many, the agent too, reached the valid bets of an active member. */
  activeMemberCount: number;
};

/** Counts what people below an agent did: one day as it was counted, several by their people. */
export async function countTeamActs(
  { db, clock, timeZone }: Pick<TeamDeps, 'db' | 'clock' | 'timeZone'>,
  agentId: bigint,
  days: ReportDays,
): Promise<TeamActs> {
  const bounds = {
    from: boundsOfDay(days.firstDay, timeZone).from,
    until: boundsOfDay(days.lastDay, timeZone).until,
  };
  const acts =
    days.firstDay === days.lastDay
      ? await findCountsOfDay(db, agentId, days.firstDay)
      : await countActs(db, agentId, days, bounds);
  return {
    teamLoginMemberCount: acts.loggedIn,
    teamBetMemberCount: acts.bettors,
    teamRegisterMemberCount: acts.registered,
    teamOnlineCount: await countOnline(db, agentId, clock()),
    teamDepositMemberCount: acts.depositors,
    teamFirstDepositMemberCount: acts.firstDepositors,
  };
}

/** Counts the same, the size of the team, and its active members. */
export async function countPeople(
  deps: TeamDeps,
  agentId: bigint,
  days: ReportDays,
): Promise<TeamCounts> {
  const { db, rules } = deps;
  return {
    ...(await countTeamActs(deps, agentId, days)),
    ...(await findTeamSize(db, agentId)),
    activeMemberCount: await countActive(db, agentId, days, rules.activeMinimumMinor),
  };
}
