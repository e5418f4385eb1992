import { ApiError } from '#http/api-error.ts';
import type { SessionContext } from '#http/handlers.ts';
import { boundsOfDay, dayAfter } from '#kit/time/day-range.ts';
import { offerRefusal } from '#modules/accounts/addressable.store.ts';
import { readAsOf } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  exceedsLimits,
  isMoneyMeasure,
  missionRunOn,
  scheduleOf,
  type MissionState,
} from '@pavilion/domain/reward/mission';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { formatAmount, larger, smaller } from '@pavilion/domain/wallet/money';
import type { RewardsDeps } from '../rewards-deps.ts';
import { showAmount } from '../show-reward.ts';
import { todayOf } from '../site-day.ts';
import { countedIn, type MissionDeps } from './count-missions.ts';
import { inRun, targetOf, type Mission, type MissionInRun } from './mission-plan.ts';
import { readProgress } from './mission-progress.store.ts';
import {
  listMissionRewards,
  readMissionStandings,
  type MissionReward,
} from './mission-standing.store.ts';

type Deps = MissionDeps & Pick<RewardsDeps, 'depositLimits'>;
type Endpoint = PlayerEndpoints['rewards']['listMissions'];
type Response = ResponseOf<Endpoint>;

/** For so many days a mission that is over is shown as such. */
const shownAfterEndDays = 7;

/** The order in which missions are shown: what can be claimed first. */
const shownOrder: readonly MissionState[] = [
  'done',
  'open',
  'checking',
  'coming',
  'claimed',
  'expired',
];

/** A mission in the run that is shown of it. */
type Shown = MissionInRun & { state: MissionState; reward: MissionReward | undefined };

/** Where a day is in the days of a mission. */
type When = 'coming' | 'running' | 'over';

/** The run that a member is shown of a mission today; null for a mission that is long over. */
function shownRun(
  { site }: Deps,
  mission: Mission,
  today: string,
): (MissionInRun & { when: When }) | null {
  const { days } = mission.window;
  const start = days?.startDate ?? today;
  const end = days?.endDate ?? today;
  if (end < dayAfter(today, -shownAfterEndDays)) return null;
  let [day, when]: [string, When] = [today, 'running'];
  if (start > today) [day, when] = [start, 'coming'];
  else if (end < today) [day, when] = [end, 'over'];
  const run = missionRunOn(scheduleOf(mission), day);
  return run && { ...inRun(site, mission, run), when };
}

/** The state of a mission by its days, and by what was given for it. */
function stateOf(when: When, reward: MissionReward | undefined, now: Date): MissionState {
  switch (reward?.state) {
    case 'claimed':
      return 'claimed';
    case 'expired':
    case 'void':
      return 'expired';
    case 'issued':
      return reward.expires_at > now ? 'done' : 'expired';
    case 'locked':
      return reward.expires_at > now ? 'checking' : 'expired';
    case undefined:
      if (when === 'over') return 'expired';
      return when === 'coming' ? 'coming' : 'open';
  }
}

/** The smallest amount that can be deposited, in minor units; 0n without a channel. */
function smallestDeposit({ site }: Deps): bigint {
  const minimums = site.paymentChannels.filter(({ on }) => on).map(({ minimum }) => minimum);
  const [first = 0n, ...rest] = minimums;
  return rest.reduce(smaller, first);
}

/** The least that a mission asks a member to deposit, in minor units. */
function leastDeposit(deps: Deps, mission: Mission): bigint {
  const { measure } = mission.goal;
  if (measure === 'deposits') return targetOf(mission);
  return measure === 'depositCount' ? targetOf(mission) * smallestDeposit(deps) : 0n;
}

/** Leaves out missions to come or go on with that take more deposits than a member allows. */
async function withinLimits(
  deps: Deps,
  memberId: bigint,
  shown: readonly Shown[],
): Promise<readonly Shown[]> {
  const asked = ({ mission, state }: Shown) =>
    state === 'open' || state === 'coming' ? leastDeposit(deps, mission) : 0n;
  if (shown.every((one) => asked(one) === 0n)) return shown;
  const limits = await deps.depositLimits(deps.db, memberId);
  return shown.filter((one) => !exceedsLimits(asked(one), limits));
}

/** When a mission begins and ends, or until when its reward can be claimed. */
function showTimes({ site }: Deps, { state, reward, run }: Shown) {
  const { timeZone } = site.brand;
  const { firstDay, lastDay } = run;
  const end = lastDay === null ? null : boundsOfDay(lastDay, timeZone).until;
  const start = firstDay === null ? null : boundsOfDay(firstDay, timeZone).from;
  if (state === 'claimed') return { startsAt: null, endsAt: null };
  const endsAt = state === 'done' && reward ? reward.expires_at : end;
  return {
    startsAt: state === 'coming' ? (start?.toISOString() ?? null) : null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

function showMission(
  deps: Deps,
  shown: Shown,
  counted: bigint,
  language: Language,
): Response['list'][number] {
  const { currency, site } = deps;
  const { mission, goal, state, reward } = shown;
  const { kind, wageringTimes } = mission.reward;
  const target = targetOf(mission);
  const actual = reward ? target : smaller(target, larger(counted, 0n));
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const written = isMoneyMeasure(goal.measure) ? money : (count: bigint) => count.toString();
  const vendor = goal.nodes && site.vendors.find(({ code }) => code === mission.goal.vendor);
  const isClaimable = state === 'done' || state === 'claimed';
  return {
    questId: mission.id,
    title: inLanguage(mission.title, language),
    period: mission.period,
    measure: goal.measure,
    category: goal.category,
    vendor: vendor ? { code: vendor.code, name: vendor.name } : null,
    hours: (goal.hours && mission.window.hours) ?? null,
    actual: written(actual),
    target: written(target),
    reward: {
      kind,
      amount: showAmount(currency, mission.reward),
      wageringMultiple: wageringTimes,
    },
    state,
    ...showTimes(deps, shown),
    transactionId: isClaimable ? (reward?.id ?? null) : null,
  };
}

/** The missions that a member of a level is shown today. */
async function missionsOf(
  deps: Deps,
  memberId: bigint,
  { level, period }: { level: number } & Pick<ParsedInputOf<Endpoint>, 'period'>,
): Promise<readonly Shown[]> {
  const { db, site } = deps;
  const now = deps.clock();
  const today = todayOf(deps);
  const runs = site.missions.missions.flatMap((mission) => {
    if (mission.minLevel > level) return [];
    if (period !== undefined && mission.period !== period) return [];
    return shownRun(deps, mission, today) ?? [];
  });
  const keys = runs.map(({ key }) => key);
  const rewards = await listMissionRewards(db, [memberId], keys);
  const shown = runs.map(({ when, ...one }): Shown => {
    const reward = rewards.find(({ key }) => key === one.key);
    return { ...one, reward, state: stateOf(when, reward, now) };
  });
  return withinLimits(deps, memberId, shown);
}

/**
 * The missions of the member, as far as play and deposits are counted. Nobody is invited to play
 * who may not be offered anything now.
 */
export async function listMissions(
  deps: Deps,
  { period }: ParsedInputOf<Endpoint>,
  { caller: { memberId }, language }: SessionContext,
): Promise<Response> {
  const { db } = deps;
  const [standing] = await readMissionStandings(db, [memberId], countedIn(deps));
  if (!standing) throw new ApiError('trial.restricted');
  const asOf = await readAsOf(db, 'members');
  if ((await offerRefusal(db, memberId)) !== null) return { list: [], asOf };
  const shown = await missionsOf(deps, memberId, { level: standing.level, period });
  const goals = shown.map(({ goal }) => goal);
  const progress = await readProgress(db, [memberId], goals, countedIn(deps));
  const list = shown
    .map((one, place) => ({ one, counted: progress[place]?.get(memberId) ?? 0n }))
    .toSorted(
      ({ one }, { one: other }) => shownOrder.indexOf(one.state) - shownOrder.indexOf(other.state),
    )
    .map(({ one, counted }) => showMission(deps, one, counted, language));
  return { list, asOf };
}
