import { randomInt, randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { timeZone, type Member } from '#testing/test-base.ts';
import { createPast, moment } from '../missions/missions.fixture.ts';
import type { Rewards } from '../rewards.fixture.ts';
import { openInvitations, type Invitations } from './invitations.fixture.ts';
import { judgeReferrals } from './judge-referrals.ts';
import type { ReferralRules } from './pay-referral.ts';

/** A Wednesday in the middle of its month. */
export const today = '2026-11-18';

export const rules: ReferralRules = {
  deposit: 500_00n,
  validBets: 500_00n,
  days: 30,
  holdHours: 72,
  reward: { amount: 100_00n, wageringTimes: 3 },
  tiers: [],
  limits: { perDay: 50, perMonth: 50, inAll: 50 },
  budget: 1_000_000_00n,
};

type Person = Partial<{
  mobile_num: string | null;
  birthday: string | null;
  exclusion: 'timeOut' | null;
  status: 'active' | 'disabled';
  harm_degree: number;
}>;

/** Who invites whom, and what is known of them. */
function createPeople({ db, member, openWith }: Invitations) {
  const set = ({ memberId }: Member, change: Person) =>
    db.updateTable('member').set(change).where('id', '=', memberId).execute();

  /** Ties a friend to an inviter as a registration does; returns the id of the referral. */
  async function invite(inviter: Member, friend: Member, days = rules.days): Promise<string> {
    await openWith({ rules: { ...rules, days } }).invite(inviter, friend);
    const tied = db.selectFrom('referral').select('id').where('friend_id', '=', friend.memberId);
    return (await tied.executeTakeFirstOrThrow()).id;
  }

  /** A new member with a proved contact and a birthday. */
  async function person(): Promise<Member> {
    const one = await member();
    const mobile = `+63917${randomInt(1_000_000, 9_999_999)}`;
    await set(one, { mobile_num: mobile, birthday: '1990-05-01' });
    return one;
  }

  /** A friend with an inviter, who may have invited others before. */
  async function pair({ inviter, days }: { inviter?: Member; days?: number } = {}) {
    const inviting = inviter ?? (await person());
    const friend = await person();
    return { inviter: inviting, friend, id: await invite(inviting, friend, days) };
  }

  /** Has two members share a detail. */
  async function share(one: Member, other: Member): Promise<void> {
    const detail = { detail: 'payeeAccount' as const, mark: randomUUID() };
    const rows = [one, other].map(({ memberId }) => ({ ...detail, member_id: memberId }));
    await db.insertInto('member_detail').values(rows).execute();
  }

  /** Takes the comparing of changed details as done. */
  const compareDetails = () => db.deleteFrom('detail_queue').execute();

  return { set, invite, person, pair, share, compareDetails };
}

/** What has become of friends, and what was given. */
function createViews({ db, letters }: Rewards) {
  async function rowOf({ memberId }: Member) {
    return db
      .selectFrom('referral')
      .selectAll()
      .where('friend_id', '=', memberId)
      .executeTakeFirstOrThrow();
  }

  /** The state of a friend, with the reason. */
  async function standing(friend: Member): Promise<string> {
    const { state, reason } = await rowOf(friend);
    return reason === null ? state : `${state}: ${reason}`;
  }

  /** What a member was given for friends, newest last. */
  async function given({ memberId }: Member) {
    return db
      .selectFrom('reward')
      .select(['key', 'state', 'amount', 'wagering_multiple as times', 'title'])
      .where('member_id', '=', memberId)
      .where('origin', '=', 'referral')
      .orderBy('given_at')
      .orderBy('key')
      .execute();
  }
  const keysOf = async (who: Member) => (await given(who)).map(({ key }) => key);

  const lettersTo = ({ memberId }: Member) =>
    letters.filter((one) => one.memberId === memberId).length;

  return { rowOf, standing, given, keysOf, lettersTo };
}

/** Friends over the real roll-ups, rewards and wallet, with a clock that the test sets. */
export async function openReferrals(database: TestDatabase) {
  const site = await openInvitations(database);
  const at = (text: string) => void (site.time.now = moment(text));
  at(`${today}T12:00`);
  const past = await createPast(site);
  const people = createPeople(site);

  const depsWith = (changes: Partial<ReferralRules> = {}) => {
    const rewards = { ...site.deps.site.rewards, referral: { ...rules, ...changes } };
    return { ...site.deps, site: { ...site.deps.site, rewards } };
  };

  /** Deposits and bets enough, within the days. */
  async function qualify(friend: Member): Promise<void> {
    await past.deposits(friend, rules.deposit);
    await past.plays(friend, { stake: rules.validBets });
  }

  /** One pass of the job, once the details of all are compared. */
  async function judge(changes: Partial<ReferralRules> = {}): Promise<void> {
    await people.compareDetails();
    await judgeReferrals(depsWith(changes));
  }

  return {
    ...site,
    ...past,
    ...people,
    ...createViews(site),
    at,
    depsWith,
    qualify,
    judge,
    /** Lets the hold pass. */
    waitForHold: () => site.pass(rules.holdHours * hourMs),
    /** A friend who is held, with the inviter. */
    held: async (inviter?: Member) => {
      const two = await people.pair(inviter && { inviter });
      await qualify(two.friend);
      await judge();
      return two;
    },
    /** Closes a day, and so all before it. */
    closeDay: (day: string) =>
      site.db
        .insertInto('day_close')
        .values({ day, time_zone: timeZone, last_posting_id: 0n, closed_at: site.clock() })
        .execute(),
    /** Forgets all friends, what was given for them, and closed days. */
    clear: async () => {
      await site.db.deleteFrom('reward').where('origin', '=', 'referral').execute();
      await site.db.deleteFrom('referral').execute();
      await site.db.deleteFrom('day_close').execute();
      at(`${today}T12:00`);
    },
  };
}

export type ReferralSite = Awaited<ReturnType<typeof openReferrals>>;
