import { randomBytes, randomUUID } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import { asOperator } from '#testing/test-base.ts';
import { claimAllRewards } from '../claim/claim-reward.ts';
import { convertPoints } from '../points/convert-points.ts';
import { earnPoints } from '../points/earn-points.ts';
import { runRainsOnce } from '../rain-draws/run-rains.ts';
import { ensureCode } from '../referral/referral-code.ts';
import { createRandom, type Habit, type Random } from './habits.fixture.ts';
import { daysOfMonth, firstDay, type MonthSite } from './open-month.fixture.ts';
import { addPeople, pastOf, type Person } from './people.fixture.ts';
import { applyNow, dayOf, playDay } from './play.fixture.ts';

const seed = 20_261_201n;
const friendsOfEach = 6;
/** The last Monday after the month, on which its last week is given for. */
const daysAfter = 4;
const bonusesSettledAtOnce = 100;

type Month = MonthSite & {
  people: readonly Person[];
  random: Random;
  /** The last check-in of members: its day, and its place in the row. */
  rows: Map<bigint, { day: string; place: number }>;
};

/** Runs all jobs of rewards, and has bonuses end that are wagered. */
async function runJobs({ rewards, bonus, people }: Month): Promise<void> {
  await rewards.jobs.runNow();
  const runs = Math.ceil(people.length / bonusesSettledAtOnce);
  for (let run = 0; run < runs; run += 1) await bonus.jobs.runNow();
}

/** Ids of members who can claim something. */
async function claimersOf({ db }: Month): Promise<Set<bigint>> {
  const rows = await db
    .selectFrom('reward')
    .select('member_id')
    .distinct()
    .where('state', '=', 'issued')
    .execute();
  return new Set(rows.map(({ member_id: id }) => id));
}

async function pointsOf({ db }: Month): Promise<Map<bigint, number>> {
  const rows = await db
    .selectFrom('account')
    .select(['member_id', 'balance'])
    .where('currency', '=', 'PTS')
    .execute();
  return new Map(rows.map(({ member_id: id, balance }) => [id ?? 0n, Number(balance)]));
}

const atOnce = 4;

/** Does something for members, a few at a time. */
async function forEach(
  people: readonly Person[],
  act: (person: Person) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < people.length; at += atOnce) {
    await Promise.all(people.slice(at, at + atOnce).map(act));
  }
}

/** The members of a day who do something as often as their habit says. */
function someOf(
  { people, random }: Month,
  day: string,
  of: keyof Habit & ('claims' | 'checksIn' | 'converts' | 'joinsRain'),
) {
  return people.filter(({ joinsOn, habit }) => random.chance(habit[of]) && joinsOn <= day);
}

/** The codes with which a call is refused that members try without knowing whether they may. */
const expected: readonly unknown[] = ['signin.condition', 'rain.level', 'reward.checking'];

/** Whether a call succeeded; throws where another refusal was its answer. */
async function unlessRefused(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || !expected.includes(error.code)) throw error;
    return false;
  }
}

/** Ids of members who have deposited enough lately for a check-in, as far as the roll-ups know. */
async function depositorsOf({ db, site }: Month, day: string): Promise<Set<bigint>> {
  const { amount = 0n, days = 1 } = site.rewards.signIn?.conditions.deposit ?? {};
  const rows = await db
    .selectFrom('member_day')
    .select('member_id')
    .where('day', '>', dayAfter(day, -days))
    .groupBy('member_id')
    .having((eb) => eb.fn.sum('deposit'), '>=', amount.toString())
    .execute();
  return new Set(rows.map(({ member_id: id }) => id));
}

/** Members check in by the call of the page, for the day of the row that it shows. */
async function checkIn(month: Month, day: string): Promise<void> {
  const { rewards, rows } = month;
  const length = month.site.rewards.signIn?.days.length ?? 0;
  const depositors = await depositorsOf(month, day);
  const able = someOf(month, day, 'checksIn').filter(({ memberId }) => depositors.has(memberId));
  await forEach(able, async ({ memberId, context }) => {
    const last = rows.get(memberId);
    const goesOn = last !== undefined && last.day === dayAfter(day, -1) && last.place < length;
    const place = goesOn ? last.place + 1 : 1;
    const call = rewards.handlers.claimSignIn({ day: place, requestKey: randomUUID() }, context);
    if (await unlessRefused(call)) {
      rows.set(memberId, { day, place });
    }
  });
}

async function claim(month: Month, people: readonly Person[]): Promise<void> {
  const claimers = await claimersOf(month);
  const claiming = people.filter(({ memberId }) => claimers.has(memberId));
  await forEach(claiming, ({ memberId }) => claimAllRewards(month.deps, memberId, randomUUID()));
}

async function convert(month: Month, day: string): Promise<void> {
  const { pointsPerCurrencyUnit: step, ...rules } = month.site.mall.points;
  const balances = await pointsOf(month);
  const wanted = ({ memberId }: Person) => {
    const most = Math.min(balances.get(memberId) ?? 0, rules.convertPerDay);
    return most - (most % step);
  };
  const able = someOf(month, day, 'converts').filter(
    (person) => wanted(person) >= rules.minimumConversion,
  );
  await forEach(able, (person) =>
    convertPoints(month.deps, person.memberId, {
      points: wanted(person),
      paymentPassword: '135790',
      requestKey: randomUUID(),
    }),
  );
}

/** New members prove their number, and friends are tied to who has invited them. */
async function register(
  { db, deps, friendInvitations, people }: Month,
  day: string,
): Promise<void> {
  const inviters = people.filter(({ name, mobile }) => name === 'bonusHunter' && mobile !== null);
  const friends = people.filter(({ name }) => name === 'invitedFriend');
  for (const person of people.filter(({ habit, joinsOn }) => habit.isNew && joinsOn === day)) {
    const { memberId, mobile } = person;
    if (mobile !== null) {
      await db
        .updateTable('member')
        .set({ mobile_num: mobile })
        .where('id', '=', memberId)
        .execute();
    }
    const inviter = inviters[Math.floor(friends.indexOf(person) / friendsOfEach)];
    if (person.name !== 'invitedFriend' || !inviter) continue;
    const invited = await friendInvitations.find(await ensureCode(deps, inviter.memberId));
    if (invited === null) throw new Error('nobody can invite friends');
    await db
      .transaction()
      .execute((transaction) => friendInvitations.tie(transaction, memberId, invited));
  }
  // The job of another module has compared what members have in common.
  await db.deleteFrom('detail_queue').execute();
}

/** Members log in from the app for the first time, each on an own device. */
async function logIn({ db, clock, people }: Month, day: string): Promise<void> {
  for (const { memberId, joinsOn, appOn } of people) {
    if (appOn !== day || joinsOn > day) continue;
    const at = clock();
    const use = { browser: randomBytes(32).toString('hex'), member_id: memberId, app_at: at };
    await db
      .insertInto('browser_use')
      .values({ ...use, first_at: at, last_at: at })
      .execute();
    await db.insertInto('app_login').values({ member_id: memberId, at }).execute();
  }
}

/** A rain of three waves, with an envelope for one in twenty members. */
async function rain(month: Month, day: string): Promise<void> {
  const { rewards, deps, clock, people, time } = month;
  const begins = clock().getTime() + hourMs;
  const envelopes = Math.ceil(people.length / 20);
  const { rainId } = await rewards.operatorHandlers.planRain(
    {
      beginsAt: new Date(begins).toISOString(),
      waves: 3,
      waveSeconds: 5,
      budget: `${envelopes * 20}.00`,
      envelopes,
      least: '5.00',
      most: '100.00',
      winsPerPerson: 1,
      minLevel: 0,
      needsDeposit: true,
      needsContact: true,
      wageringMultiple: 1,
      requestKey: randomUUID(),
    },
    asOperator,
  );
  const passTo = async (ms: number) => {
    time.now = new Date(ms);
    await runRainsOnce(deps);
  };
  await passTo(begins - 20 * minuteMs);
  const claiming = someOf(month, day, 'joinsRain');
  for (const wave of [1, 2, 3]) {
    await passTo(begins + (wave - 1) * 5000 + 2000);
    await forEach(claiming, ({ context }) =>
      unlessRefused(rewards.handlers.claimRain({ rainId, wave }, context)),
    );
  }
  await passTo(begins + minuteMs);
}

/** What the site and its members do at noon: the day before is closed, and given for. */
async function noon(month: Month, day: string): Promise<void> {
  const { at, reports } = month;
  at(day, '12:30');
  await register(month, day);
  await logIn(month, day);
  await reports.rollUp();
  await reports.closeUntil(day);
  await runJobs(month);
  await checkIn(month, day);
  await claim(month, someOf(month, day, 'claims'));
  await convert(month, day);
}

async function evening(month: Month, day: string): Promise<void> {
  const { at, people, random } = month;
  if (new Date(`${day}T00:00:00Z`).getUTCDay() === 6) await rain(month, day);
  at(day, '20:00');
  await playDay(month, people, day, random);
}

/** What was there before: play that earned no points, and what old members were given at first. */
async function begin(month: Month): Promise<void> {
  const { at, reports, deps, people, random, site } = month;
  at(dayAfter(firstDay, -2), '12:00');
  await applyNow(
    month,
    people.map((person) => pastOf(month, person, random)),
  );
  await reports.rollUp();
  const withoutPoints = { ...site, flags: { ...site.flags, PTSYS3: false } };
  await earnPoints({ ...deps, site: withoutPoints });
  at(dayAfter(firstDay, -1), '12:00');
  await reports.closeUntil(dayAfter(firstDay, -1));
  await runJobs(month);
  await claim(month, people);
}

/** Has so many members live through the month, until all that it brings is given. */
export async function runMonth(site: MonthSite, count: number): Promise<readonly Person[]> {
  const random = createRandom(seed);
  const people = await addPeople(site, count, random);
  const month: Month = { ...site, people, random, rows: new Map() };
  await begin(month);
  for (let place = 0; place < daysOfMonth; place += 1) {
    await noon(month, dayOf(place));
    await evening(month, dayOf(place));
  }
  for (let place = daysOfMonth; place < daysOfMonth + daysAfter; place += 1) {
    await noon(month, dayOf(place));
  }
  await claim(month, people);
  return people;
}
