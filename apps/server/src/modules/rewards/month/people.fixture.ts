import { randomUUID } from 'node:crypto';
import type { SessionContext } from '#http/handlers.ts';
import { dayAfter, instantOn } from '#kit/time/day-range.ts';
import type { WalletOperation } from '#modules/wallet/operation.ts';
import { visitor } from '#testing/test-base.ts';
import { habitAt, habits, type Habit, type HabitName, type Random } from './habits.fixture.ts';
import { firstDay, type MonthSite } from './open-month.fixture.ts';

export type Person = {
  name: HabitName;
  habit: Habit;
  memberId: bigint;
  accountId: bigint;
  level: number;
  /** The day `YYYY-MM-DD` of the registration, or an earlier one. */
  joinsOn: string;
  birthday: string;
  mobile: string | null;
  /** The day of the first log-in from the app; null for who has none. */
  appOn: string | null;
  context: SessionContext;
};

/** What has to be known before there is a member. */
type Draft = Omit<Person, 'memberId' | 'accountId' | 'context'>;

const two = (number: number) => number.toString().padStart(2, '0');

function draftOf(place: number, count: number, random: Random): Draft {
  const name = habitAt(place, count);
  const habit: Habit = habits[name];
  const isProved = random.chance(habit.isProved);
  return {
    name,
    habit,
    level: random.pick(habit.levels),
    joinsOn: habit.isNew ? dayAfter(firstDay, random.between(0, 9)) : dayAfter(firstDay, -200),
    mobile: isProved ? `+6391${(70_000_000 + place).toString()}` : null,
    appOn: random.chance(20) ? dayAfter(firstDay, random.between(0, 20)) : null,
    birthday: `1985-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
  };
}

/** Friends register once those are there who invite them. */
const joins = (draft: Draft): Draft =>
  draft.name === 'bonusHunter' ? { ...draft, joinsOn: firstDay } : draft;

function contextOf(memberId: bigint, username: string, place: number): SessionContext {
  const caller = {
    memberId,
    username,
    memberType: 0,
    sessionId: randomUUID(),
    isExcluded: false,
    isUnfinished: false,
  };
  const address = `10.${Math.floor(place / 250)}.${place % 250}.1`;
  return { ...visitor, address, caller };
}

/** Adds members with accounts of money, in the order of their places. */
export async function addPeople(
  { db, site, currency }: MonthSite,
  count: number,
  random: Random,
): Promise<Person[]> {
  const drafts = Array.from({ length: count }, (_, place) => joins(draftOf(place, count, random)));
  const at = (day: string) => instantOn(day, '00:00', site.brand.timeZone);
  const members = await db
    .insertInto('member')
    .values(
      drafts.map(({ level, joinsOn, habit, mobile, birthday }, place) => ({
        username: `person${place}`,
        member_type: 0,
        vip_level: level,
        password_hash: 'none',
        registered_at: at(joinsOn),
        mobile_num: habit.isNew ? null : mobile,
        birthday,
        birthday_since: at(joinsOn),
      })),
    )
    .returning(['id', 'username'])
    .execute();
  const ids = new Map(members.map(({ id, username }) => [username, id]));
  const accounts = await db
    .insertInto('account')
    .values(members.map(({ id }) => ({ member_id: id, currency: currency.code })))
    .returning(['id', 'member_id'])
    .execute();
  const accountOf = new Map(accounts.map(({ id, member_id: of }) => [of, id]));
  return drafts.map((draft, place) => {
    const username = `person${place}`;
    const memberId = ids.get(username) ?? 0n;
    const accountId = accountOf.get(memberId) ?? 0n;
    return { ...draft, memberId, accountId, context: contextOf(memberId, username, place) };
  });
}

/**
 * What a member of a level has done before the month: deposits and valid bets somewhere between
 * what the level and the next one need, and all that was left is gone.
 */
export function pastOf(
  { site, houseId }: Pick<MonthSite, 'site' | 'houseId'>,
  { accountId, level }: Person,
  random: Random,
): WalletOperation[] {
  const { levels } = site.vip;
  const [own, next] = [levels[level], levels[level + 1]];
  const part = BigInt(random.between(0, 99));
  const between = (of: 'depositNeeded' | 'turnoverNeeded') => {
    const least = own?.[of] ?? 0n;
    return least + (((next?.[of] ?? least) - least) * part) / 100n;
  };
  const [deposit, played] = [between('depositNeeded'), between('turnoverNeeded')];
  if (played === 0n) return [];
  const game = site.games.find(({ gameType, validWeight }) => {
    return gameType === 'RNG' && validWeight === undefined;
  });
  const round = { roundId: randomUUID(), gameNode: game?.nodeId ?? 0, category: 'RNG' };
  const move = (kind: WalletOperation['kind'], amountMinor: bigint, more = {}) => {
    const externalId = randomUUID();
    return { accountId, contraId: houseId, kind, amountMinor, source: 'past', externalId, ...more };
  };
  return [
    move('deposit', deposit),
    move('adjustment', played),
    move('bet', -played, round),
    move('win', played - deposit, { ...round, finishesRound: true }),
    move('adjustment', -played),
  ].filter(({ amountMinor }) => amountMinor !== 0n);
}
