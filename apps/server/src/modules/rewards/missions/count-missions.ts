import type { DatabaseTransaction } from '#db/database.ts';
import { dayAfter, dayAt } from '#kit/time/day-range.ts';
import { lockMembers } from '#modules/accounts/member-lock.store.ts';
import { issueRewards, writeRewardLetters, type IssueDeps } from '../issue-reward.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { isOfState, runsToCount, targetOf, type MissionInRun } from './mission-plan.ts';
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

const pageSize = 500;

/** What was reached longer ago, while nothing was counted, is given no more. */
const countedBackDays = 8;

/** The day on the site's clock. */
export const siteToday = ({
  clock,
  site,
}: Pick<RewardsDeps, 'clock'> & {
  site: Pick<RewardsDeps['site'], 'brand'>;
}) => dayAt(clock(), site.brand.timeZone);

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
  const today = siteToday(deps);
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
      (isOfState(mission) || run.lastDay === null || run.lastDay >= from(standing)) &&
      (progress[place]?.get(standing.memberId) ?? 0n) >= target &&
      !isGiven.has(`${standing.memberId} ${key}`);
    return standings.filter(isReached).map(({ memberId }) => ({ ...one, memberId }));
  });
  return { standings, reached };
}

/** Parts a list so that each part has at most one of a member. */
function oneOfEach(reached: readonly Reached[]): Reached[][] {
  const parts: Reached[][] = [];
  const counts = new Map<bigint, number>();
  for (const one of reached) {
    const before = counts.get(one.memberId) ?? 0;
    counts.set(one.memberId, before + 1);
    (parts[before] ??= []).push(one);
  }
  return parts;
}

/** Writes a letter for each mission to members who can claim its reward. */
async function writeLetters(
  deps: MissionDeps,
  transaction: DatabaseTransaction,
  reached: readonly Reached[],
): Promise<void> {
  const titles = new Map(reached.map(({ key, mission: { title } }) => [key, title]));
  for (const [key, title] of titles) {
    const memberIds = reached.filter((one) => one.key === key).map(({ memberId }) => memberId);
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
  for (const part of oneOfEach(reached)) {
    const rewards = part.map(({ memberId, key, mission: { title, reward } }) => ({
      memberId,
      origin: 'mission' as const,
      key,
      title,
      kind: reward.kind,
      amount: reward.amount,
      wageringMultiple: reward.wageringTimes,
    }));
    const given = await issueRewards(deps, transaction, rewards);
    const open = new Set(given.flatMap((one) => (one.state === 'void' ? [] : [one.memberId])));
    await writeLetters(
      deps,
      transaction,
      part.filter(({ memberId }) => open.has(memberId)),
    );
  }
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

/** Counts each member of a page that could not be counted as a whole: one keeps no other. */
async function countOneByOne(
  deps: MissionDeps,
  memberIds: readonly bigint[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  let isWhole = true;
  for (const memberId of memberIds) {
    if (signal?.aborted) return false;
    try {
      await countFor(deps, [memberId]);
    } catch (error) {
      isWhole = false;
      deps.logger.error({ err: error, memberId }, 'the missions of a member were not counted');
    }
  }
  return isWhole;
}

/**
 * A job: counts the missions of every member who has played, deposited or changed the contact or
 * profile since, and gives what was reached. With `everybody`, of all members: a mission may have
 * begun. Returns whether everybody was counted.
 */
export async function countMissions(
  deps: MissionDeps,
  { everybody = false, signal }: { everybody?: boolean; signal?: AbortSignal } = {},
): Promise<boolean> {
  const memberIds = await listToCount(deps.db, deps.currency.code, { everybody });
  let isWhole = true;
  for (let at = 0; at < memberIds.length && !signal?.aborted; at += pageSize) {
    const page = memberIds.slice(at, at + pageSize);
    try {
      await countFor(deps, page);
    } catch (error) {
      deps.logger.error({ err: error }, 'the missions of a page of members were not counted');
      if (!(await countOneByOne(deps, page, signal))) isWhole = false;
    }
  }
  return isWhole && signal?.aborted !== true;
}
