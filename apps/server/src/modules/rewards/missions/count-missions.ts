import type { DatabaseTransaction } from '#db/database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { lockMembers } from '#modules/accounts/member-lock.store.ts';
import { isStateMeasure } from '@pavilion/domain/reward/mission';
import { byPages } from '../by-pages.ts';
import {
  issueRewards,
  writeRewardLetters,
  type GivenReward,
  type IssueDeps,
} from '../issue-reward.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import { runsToCount, targetOf, type MissionInRun } from './mission-plan.ts';
import { readProgress, type CountedIn } from './mission-progress.store.ts';
import {
  listMissionRewards,
  listToCount,
  noteMissionsCounted,
  readMissionStandings,
  type MissionStanding,
} from './mission-standing.store.ts';

export type MissionDeps = IssueDeps & Pick<RewardsDeps, 'db' | 'logger'>;
type Executor = MissionDeps['db'] | DatabaseTransaction;

/** A mission that a member has done, and was given nothing for in this run so far. */
type Reached = MissionInRun & { memberId: bigint };

/** What was reached longer ago, while nothing was counted, is given no more. */
const countedBackDays = 8;

export const countedIn = ({
  currency,
  site,
}: Pick<MissionDeps, 'currency' | 'site'>): CountedIn => ({
  currency: currency.code,
  timeZone: site.brand.timeZone,
});

/** From which day on each member is counted. */
function sinceOf(today: string) {
  const oldest = dayAfter(today, -countedBackDays);
  return ({ since }: MissionStanding) => {
    if (since === null || since > today) return today;
    return since < oldest ? oldest : since;
  };
}

/**
 * What members have reached without being given it, and up to where it was counted. The latter is
 * read first: what comes meanwhile is counted again.
 */
async function readReached(deps: MissionDeps, db: Executor, memberIds: readonly bigint[]) {
  const standings = await readMissionStandings(db, memberIds, countedIn(deps));
  const today = todayOf(deps);
  const from = sinceOf(today);
  const since = standings.map(from).reduce((one, other) => (one < other ? one : other), today);
  const runs = runsToCount(deps.site, { since, yesterday: dayAfter(today, -1), today });
  const keys = runs.map(({ key }) => key);
  const given = await listMissionRewards(db, memberIds, keys);
  const isGiven = new Set(given.map(({ member_id: memberId, key }) => `${memberId} ${key}`));
  const goals = runs.map(({ goal }) => goal);
  const progress = await readProgress(db, memberIds, goals, countedIn(deps));
  const reached = runs.flatMap((one, place): Reached[] => {
    const { mission, run, key } = one;
    const target = targetOf(mission);
    const isReached = (standing: MissionStanding) =>
      standing.level >= mission.minLevel &&
      (isStateMeasure(mission.goal.measure) ||
        run.lastDay === null ||
        run.lastDay >= from(standing)) &&
      (progress[place]?.get(standing.memberId) ?? 0n) >= target &&
      !isGiven.has(`${standing.memberId} ${key}`);
    return standings.filter(isReached).map(({ memberId }) => ({ ...one, memberId }));
  });
  return { standings, reached };
}

/** Writes a letter for each mission to members who can claim its reward. */
async function writeLetters(
  deps: MissionDeps,
  transaction: DatabaseTransaction,
  reached: readonly Reached[],
  open: readonly GivenReward[],
): Promise<void> {
  const titles = new Map(reached.map(({ key, mission: { title } }) => [key, title]));
  for (const [key, title] of titles) {
    const memberIds = open.filter((one) => one.key === key).map(({ memberId }) => memberId);
    const letter = { title, requestKey: `mission:${key}` };
    await writeRewardLetters(deps, transaction, memberIds, letter);
  }
}

/** Gives what members have reached; all of it is read again under their locks. */
async function giveIn(
  deps: MissionDeps,
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<void> {
  await lockMembers(transaction, memberIds);
  const { reached } = await readReached(deps, transaction, memberIds);
  const rewards = reached.map(({ memberId, key, mission: { title, goal, reward } }) => ({
    memberId,
    isStarting: isStateMeasure(goal.measure),
    origin: 'mission' as const,
    key,
    title,
    kind: reward.kind,
    amount: reward.amount,
    wageringMultiple: reward.wageringTimes,
  }));
  const given = await issueRewards(deps, transaction, rewards);
  const open = given.filter(({ state }) => state === 'issued');
  await writeLetters(deps, transaction, reached, open);
}

async function countFor(deps: MissionDeps, memberIds: readonly bigint[]): Promise<void> {
  const { db } = deps;
  const { standings, reached } = await readReached(deps, db, memberIds);
  const done = [...new Set(reached.map(({ memberId }) => memberId))];
  if (done.length > 0) {
    await db.transaction().execute((transaction) => giveIn(deps, transaction, done));
  }
  await noteMissionsCounted(db, standings);
}

/**
 * A job: counts the missions of every member who has played, deposited, changed the contact or
 * profile, or logged in from the app since, and gives what was reached. With `everybody`, of all
 * members: a mission may have begun. Returns whether everybody was counted.
 */
export async function countMissions(
  deps: MissionDeps,
  { everybody = false, signal }: { everybody?: boolean; signal?: AbortSignal } = {},
): Promise<boolean> {
  const memberIds = await listToCount(deps.db, deps.currency.code, { everybody });
  return byPages(deps, memberIds, {
    run: (page) => countFor(deps, page),
    failed: {
      page: 'the missions of a page of members were not counted',
      member: 'the missions of a member were not counted',
    },
    signal,
  });
}
