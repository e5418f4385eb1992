import { expect } from 'vitest';
import {
  inDays,
  on,
  startedAt,
  worth,
  type Person,
  type PromisedSite,
  type shipped,
} from './promised-site.fixture.ts';
import type { Steps } from './walk.fixture.ts';

type Mission = (typeof shipped)['missions']['missions'][number];
type Measure = Mission['goal']['measure'];
type Doing = (site: PromisedSite, who: Person, mission: Mission) => Promise<unknown>;

/** The hour in which a mission counts play. */
const timeOf = ({ window: { hours } }: Mission): string => hours?.from ?? '12:00';
const countOf = ({ goal: { target } }: Mission): number => Number(target ?? 1);
const categoryOf = ({ goal: { category } }: Mission) => category ?? 'PVP';
const stake = 10_00n;

/** How members do what a measure counts, on each of the days that it takes. */
const doings: Readonly<Partial<Record<Measure, Doing>>> = {
  contact: (site, who) => site.proveNumber(who),
  profile: (_, who) => who.done('POST', '/wps/member/info', { realName: 'Marisol Reyes' }),
  validBets: (site, who, mission) =>
    site.plays(who, categoryOf(mission), BigInt(mission.goal.target ?? 0)),
  rounds: (site, who, mission) => site.plays(who, categoryOf(mission), stake, countOf(mission)),
  daysPlayed: (site, who, mission) => site.plays(who, categoryOf(mission), stake),
  depositCount: async (site, who, mission) => {
    for (let count = 0; count < countOf(mission); count += 1) await site.deposits(who, 100_00n);
  },
  deposits: (site, who, mission) => site.deposits(who, BigInt(mission.goal.target ?? 0)),
};

const daysOf = (mission: Mission): number =>
  mission.goal.measure === 'daysPlayed' ? countOf(mission) : 1;

type Shown = { questId: string; state: string; reward: { kind: string; amount: string } };

async function shownTo(who: Person, { id }: Mission): Promise<Shown | undefined> {
  const path = '/wps/relay/PROMOFE_getParticipableQuestList';
  const { list } = await who.done<{ list: Shown[] }>('GET', path);
  return list.find(({ questId }) => questId === id);
}

/** Who does what the mission asks claims exactly its reward; nothing comes before. */
export async function* missionWay(site: PromisedSite, mission: Mission): Steps {
  const { id, goal, reward, title } = mission;
  const act = doings[goal.measure];
  if (!act) throw new Error(`no walk shows how mission ${id} (${goal.measure}) is done`);
  yield startedAt;
  const isFirstContact = goal.measure === 'contact';
  const who = isFirstContact ? await site.newcomer() : await site.person();
  if (isFirstContact) await site.deposits(who, 200_00n);
  yield on(inDays(1), timeOf(mission));
  expect(await shownTo(who, mission)).toMatchObject({ state: 'open' });
  for (let day = 1; day <= daysOf(mission); day += 1) {
    yield on(inDays(day), timeOf(mission));
    await act(site, who, mission);
  }
  yield site.soon();
  expect(await shownTo(who, mission)).toMatchObject({ state: 'done' });
  const gain = worth(reward.kind, reward.amount, reward.wageringTimes);
  expect(await site.claim(who, title.EN ?? '')).toEqual(gain);
  expect(await shownTo(who, mission)).toMatchObject({ state: 'claimed' });
  return [];
}
