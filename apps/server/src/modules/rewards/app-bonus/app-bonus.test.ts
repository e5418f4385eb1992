import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { openRewards, type Rewards } from '../rewards.fixture.ts';
import { createUsedOffers } from '../used-offers.ts';
import { appBonusJob } from './app-bonus-job.ts';

const bonus = { amount: 38_00n, wageringTimes: 5 };
const given = [{ key: 'app', amount: 38_00n, wagering_multiple: 5, state: 'issued' }];
const running: { startDate: string; endDate: string | null } = {
  startDate: '2026-01-01',
  endDate: null,
};
const newBrowser = () => randomBytes(32).toString('hex');

type Changes = { app?: typeof bonus | undefined; promotions?: typeof told };
const told = [{ id: 'get-the-app', promoCode: 'APP_DOWNLOAD', period: running }];

describe.each(testDatabases())('the bonus for the app, on $name', (database) => {
  let site: Rewards;
  beforeAll(async () => {
    site = await openRewards(database);
  });
  beforeEach(() => {
    site.time.now = new Date('2026-11-29T02:00:00Z');
  });
  afterEach(async () => {
    expect(await site.findings()).toEqual([]);
  });
  afterAll(() => site.engine.close());

  /** A run of the job, where the site gives this and has these promotions. */
  function give({ promotions = told, ...changes }: Changes = {}): Promise<void> {
    const { app } = { app: bonus, ...changes };
    const rewards = { ...site.deps.site.rewards, app };
    const offers = { all: async () => promotions };
    const job = appBonusJob({ ...site.deps, site: { ...site.deps.site, rewards }, offers });
    return job.run(new AbortController().signal);
  }

  const provePhone = ({ memberId }: Member) =>
    site.db
      .updateTable('member')
      .set({ mobile_num: `63${randomInt(10 ** 9, 10 ** 10)}` })
      .where('id', '=', memberId)
      .execute();

  /** Logs in as the module of sessions notes it. */
  async function logsIn({ memberId }: Member, browser: string, isApp = true): Promise<void> {
    const at = site.clock();
    const use = { browser, member_id: memberId, first_at: at, last_at: at };
    await site.db
      .insertInto('browser_use')
      .values({ ...use, app_at: isApp ? at : null })
      .execute();
    if (!isApp) return;
    await site.db
      .insertInto('app_login')
      .values({ member_id: memberId, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** A member with a proved number who has logged in from an app. */
  async function appUser(browser = newBrowser()): Promise<Member> {
    const member = await site.member();
    await provePhone(member);
    await logsIn(member, browser);
    return member;
  }

  const rewardsOf = ({ memberId }: Member) =>
    site.db
      .selectFrom('reward')
      .select(['key', 'amount', 'wagering_multiple', 'state'])
      .where('member_id', '=', memberId)
      .where('origin', '=', 'app')
      .execute();
  const lettersTo = ({ memberId }: Member) =>
    site.letters.filter((letter) => letter.memberId === memberId);
  const setMember = (
    { memberId }: Member,
    change: { exclusion?: 'timeOut' | null; unfinished?: boolean },
  ) => site.db.updateTable('member').set(change).where('id', '=', memberId).execute();

  test('it is given once, with a letter, however often the job runs', async () => {
    const member = await appUser();
    await Promise.all([give(), give()]);
    await logsIn(member, newBrowser());
    await give();
    expect(await rewardsOf(member)).toEqual(given);
    expect(lettersTo(member)).toHaveLength(1);
  });

  test('it waits for a proved mobile number', async () => {
    const member = await site.member();
    await logsIn(member, newBrowser());
    await give();
    expect(await rewardsOf(member)).toEqual([]);
    await provePhone(member);
    await give();
    expect(await rewardsOf(member)).toEqual(given);
  });

  test('it is not for log-ins elsewhere, nor before an account is finished', async () => {
    const [elsewhere, unfinished] = [await site.member(), await appUser()];
    await provePhone(elsewhere);
    await logsIn(elsewhere, newBrowser(), false);
    await setMember(unfinished, { unfinished: true });
    await give();
    expect(await rewardsOf(elsewhere)).toEqual([]);
    expect(await rewardsOf(unfinished)).toEqual([]);
    await setMember(unfinished, { unfinished: false });
    await give();
    expect(await rewardsOf(unfinished)).toEqual(given);
  });

  test('a device brings it to one member; from another one it is checked whose it is', async () => {
    const browser = newBrowser();
    await appUser(browser);
    await give();
    const second = await appUser(browser);
    await give();
    expect(await rewardsOf(second)).toEqual([]);
    await logsIn(second, newBrowser());
    site.time.now = new Date(site.clock().getTime() + 1000);
    await give();
    expect(await rewardsOf(second)).toMatchObject([{ key: 'app', state: 'locked' }]);
  });

  test('of many who wait with one device, one is given it, also by jobs at once', async () => {
    const browser = newBrowser();
    const members = [await appUser(browser), await appUser(browser), await appUser(browser)];
    await Promise.all([give(), give(), give()]);
    const all = await Promise.all(members.map(rewardsOf));
    expect(all.flat()).toEqual(given);
  });

  test('a break closes it, and leaves the device free', async () => {
    const browser = newBrowser();
    const member = await appUser(browser);
    await setMember(member, { exclusion: 'timeOut' });
    await give();
    await setMember(member, { exclusion: null });
    await give();
    expect(await rewardsOf(member)).toMatchObject([{ state: 'void' }]);
    expect(lettersTo(member)).toEqual([]);
    const other = await appUser(browser);
    await give();
    expect(await rewardsOf(other)).toEqual(given);
  });

  test('it waits until the site gives it, and while a promotion tells of it', async () => {
    const member = await appUser();
    const over = told.map((one) => ({ ...one, period: { ...running, endDate: '2026-11-28' } }));
    const other = told.map((one) => ({ ...one, promoCode: 'REFERRAL' }));
    await give({ app: undefined });
    for (const promotions of [[], over, other]) await give({ promotions });
    expect(await rewardsOf(member)).toEqual([]);
    await give();
    expect(await rewardsOf(member)).toEqual(given);
  });

  test('a member who cannot be given it keeps no other', async () => {
    const [first, second] = [await appUser(), await appUser()];
    const { writeInboxMessages } = site.deps;
    site.deps.writeInboxMessages = async (transaction, memberIds, letter) => {
      if (memberIds.includes(first.memberId)) throw new Error('no letter');
      await writeInboxMessages(transaction, memberIds, letter);
    };
    await give();
    site.deps.writeInboxMessages = writeInboxMessages;
    expect(await rewardsOf(first)).toEqual([]);
    expect(await rewardsOf(second)).toEqual(given);
    await give();
    expect(await rewardsOf(first)).toEqual(given);
  });

  test('the promotion is used for who has had it, and for nobody else', async () => {
    const [member, other] = [await appUser(), await site.member()];
    await give();
    const usedBy = createUsedOffers({ db: site.db, offers: { all: async () => told } });
    expect([...(await usedBy(member.memberId))]).toEqual([['get-the-app', 'used']]);
    expect([...(await usedBy(other.memberId))]).toEqual([]);
  });
});
