import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import type { Member } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { claimForMembers } from '../claim/claim-reward.ts';
import { expireRewards, unlockRewards } from '../claim/open-rewards.ts';
import { issueReward, type NewReward } from '../issue-reward.ts';
import { noteDetails, openRewards, type Rewards } from '../rewards.fixture.ts';
import { findCheck } from './check.store.ts';
import { lookAtChecks } from './hold-rewards.ts';

/** The figures of the default site, which these tests take apart. */
export const abuseFigures = siteOfFolder(new Date('2026-11-29T02:00:00Z')).policy.abuse;

export const newBrowser = () => randomBytes(32).toString('hex');

type Opened = {
  /** How long ago; 30 days when left out. */
  hours?: number;
  contact?: boolean;
  deposit?: boolean;
};

/** Accounts of an age, with what is known of them. */
function createAccounts({ db, clock, member }: Rewards) {
  /** Takes the comparing of changed details as done. */
  const compareDetails = () => db.deleteFrom('detail_queue').execute();

  const proveContact = ({ memberId }: Member) =>
    db
      .updateTable('member')
      .set({ mobile_num: `+63${randomInt(10 ** 9, 10 ** 10)}` })
      .where('id', '=', memberId)
      .execute();

  const deposit = ({ memberId }: Member) =>
    db
      .insertInto('first_deposit')
      .values({ member_id: memberId, day: '2026-11-01', at: clock(), amount: 100_00n })
      .execute();

  /** A member, settled where nothing is said: of 30 days, with a contact and a deposit. */
  async function account({ hours = 720, contact = true, deposit: has = true }: Opened = {}) {
    const one = await member();
    const opened = new Date(clock().getTime() - hours * hourMs);
    await db
      .updateTable('member')
      .set({ registered_at: opened })
      .where('id', '=', one.memberId)
      .execute();
    if (contact) await proveContact(one);
    if (has) await deposit(one);
    await compareDetails();
    return one;
  }

  /** A member who has just come, without a deposit. */
  const newcomer = (opened: Opened = {}) => account({ hours: 0, deposit: false, ...opened });

  /** Has members use one browser, as an installed app or not. */
  async function shareBrowser(
    members: readonly Member[],
    { isApp = false, browser = newBrowser() } = {},
  ): Promise<void> {
    const at = clock();
    const use = { browser, first_at: at, last_at: at, app_at: isApp ? at : null };
    const rows = members.map(({ memberId }) => ({ ...use, member_id: memberId }));
    await db.insertInto('browser_use').values(rows).execute();
  }

  /** A member who shares a browser with others that were opened when it was. */
  async function amidst(others: number, opened: Opened = {}): Promise<Member> {
    const one = await account(opened);
    const near = await Promise.all(Array.from({ length: others }, () => account(opened)));
    await shareBrowser([one, ...near]);
    return one;
  }

  return { account, newcomer, amidst, compareDetails, proveContact, deposit, shareBrowser };
}

/** What is given, and what holds it. */
function createGiven({ db, deps, rewards, published, letters }: Rewards) {
  /** Gives 10.00 in cash, with changes; returns the id. */
  async function give(
    { memberId }: Member,
    origin: NewReward['origin'],
    { key = randomUUID(), ...changes }: Partial<NewReward> = {},
  ): Promise<string> {
    const reward = {
      memberId,
      origin,
      key,
      title: { EN: 'A reward', TY: 'Isang reward' },
      kind: 'cash' as const,
      amount: 10_00n,
      wageringMultiple: 0,
      ...changes,
    };
    const given = await db
      .transaction()
      .execute((transaction) => issueReward(deps, transaction, reward));
    if (given === null) throw new Error(`the key ${key} was used before`);
    return given.id;
  }

  const rowOf = (id: string) =>
    db.selectFrom('reward').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** The jobs of a minute, in their order. */
  async function work(): Promise<void> {
    await unlockRewards(deps);
    await lookAtChecks(deps);
    await claimForMembers(deps);
    await expireRewards(deps);
  }

  const lettersTo = ({ memberId }: Member) =>
    letters.filter((letter) => letter.memberId === memberId).length;
  const signalsTo = ({ memberId }: Member) =>
    published.filter((one) => one.kind === 'reward' && one.memberId === memberId).length;

  /** Tells the module of something that happens to an account. */
  const tell = (name: 'closingBegan' | 'accountClosed' | 'memberErased', { memberId }: Member) =>
    db.transaction().execute(async (transaction) => {
      await rewards.on[name]?.({ transaction, memberId });
    });
  const breakBegins = ({ memberId }: Member) =>
    db.transaction().execute(async (transaction) => {
      await rewards.on.breakBegan?.({ transaction, memberId, kind: 'timeOut' });
    });

  return {
    give,
    rowOf,
    work,
    lettersTo,
    signalsTo,
    tell,
    breakBegins,
    checkOf: (id: string) => findCheck(db, id),
  };
}

/** Rewards where accounts are judged by the figures of the default site. */
export async function openAbuse(database: TestDatabase) {
  const site = await openRewards(database);
  site.deps.site.policy.abuse = abuseFigures;
  await noteDetails(site.db, true);
  return {
    ...site,
    ...createAccounts(site),
    ...createGiven(site),
    passHours: (hours: number) => site.pass(hours * hourMs),
    passMinute: () => site.pass(minuteMs),
  };
}

export type Abuse = Awaited<ReturnType<typeof openAbuse>>;
