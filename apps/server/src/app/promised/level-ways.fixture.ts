import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { memberPassword } from '#testing/served-site.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { textIn } from '@pavilion/messages/text-in';
import {
  dawn,
  inDays,
  minorOf,
  money,
  on,
  shipped,
  startedAt,
  worth,
  type Person,
  type PromisedSite,
} from './promised-site.fixture.ts';
import type { Steps } from './walk.fixture.ts';

type Benefits = {
  levelUpBonus: string;
  weeklyBonus: string;
  weeklyTurnover: string;
  monthlyBonus: string;
  monthlyTurnover: string;
  birthdayBonus: string;
  cashback: { category: GameType; percent: string }[];
  withdrawalsPerDay: number;
  withdrawDailyMaximum: string;
  host: string | null;
  line: string | null;
};

type Level = { level: number; label: string; needs: Record<string, string>; benefits: Benefits };
type Progress = { level: number; playerRankName: string; levels: Level[]; rules: string };

const progressPath = '/wps/relay/MCSFE_getPlayerRankProgress';
const progressOf = (who: Person) => who.done<Progress>('GET', progressPath);

/** What the page says of a level. */
async function pageOf(who: Person, level: number): Promise<Level> {
  const { levels } = await progressOf(who);
  const page = levels.find((one) => one.level === level);
  if (!page) throw new Error(`the page shows no level ${level}`);
  return page;
}

const { wageringTimes } = shipped.rewards.vip;
const bonus = (amount: string) => worth('cash', minorOf(amount), wageringTimes);

/** Deposits and plays exactly what the page says that a level takes; that reaches it, and no more. */
async function reach(site: PromisedSite, who: Person, level: number): Promise<Level> {
  const page = await pageOf(who, level);
  const deposits = minorOf(page.needs['deposits'] ?? '');
  const turnover = minorOf(page.needs['turnover'] ?? '');
  if (deposits > 0n) await site.deposits(who, deposits);
  if (turnover > 0n) {
    await site.plays(who, 'PVP', turnover - 1n);
    expect((await progressOf(who)).level).toBe(level - 1);
    await site.plays(who, 'PVP', 1n);
  }
  expect(await progressOf(who)).toMatchObject({ level, playerRankName: page.label });
  return page;
}

const paymentPassword = '482915';

/** Somebody with a proved number and an account to withdraw to, at a level. */
async function newMemberAt(site: PromisedSite, level: number) {
  const who = await site.newcomer();
  await site.proveNumber(who);
  const typed = { password: memberPassword, paymentPassword };
  await who.done('PUT', '/wps/member/paymentPassword', typed);
  const { cardId } = await who.done<{ cardId: string }>('PUT', '/wps/member/bankCard', {
    bank: shipped.withdrawBanks[0]?.id,
    accountNumber: `${randomInt(10 ** 11, 10 ** 12)}`,
    // Two accounts of one payee are of one person, who is given a gift once.
    accountName: `Maria ${randomUUID().replaceAll(/[\d-]/g, '')}`,
    paymentPassword,
  });
  const { benefits, label } = await reach(site, who, level);
  const withdraw = (amount: bigint) =>
    who.send('POST', '/wps/transaction/withdraw', {
      cardId,
      amount: money(amount),
      paymentPassword,
      requestKey: randomUUID(),
    });
  return { who, label, benefits, withdraw };
}

type LevelMember = Awaited<ReturnType<typeof newMemberAt>>;

const members = new WeakMap<PromisedSite, Map<number, Promise<LevelMember>>>();

/** The member of a level: the benefits are had at different times, so that one has them all. */
function memberAt(site: PromisedSite, level: number): Promise<LevelMember> {
  const ofSite = members.get(site) ?? new Map<number, Promise<LevelMember>>();
  members.set(site, ofSite);
  const known = ofSite.get(level) ?? newMemberAt(site, level);
  ofSite.set(level, known);
  return known;
}

/** The first time at the level brings its bonus, as every level below does. */
async function* levelUp(site: PromisedSite, level: number): Steps {
  yield startedAt;
  const { who, label, benefits } = await memberAt(site, level);
  const title = textIn('EN', 'reward.title.vipUp', { level: label });
  const titles = (await site.rewards(who, 'AVAILABLE')).map((one) => one.title);
  const amount = benefits.levelUpBonus;
  if (minorOf(amount) === 0n) expect(titles).not.toContain(title);
  else expect(await site.claim(who, title)).toEqual(bonus(amount));
  return [];
}

/** Plays what the bonus takes in a week or month, and claims it when the next one begins. */
async function* period(
  site: PromisedSite,
  level: number,
  {
    amount,
    turnover,
    title,
    play,
    given,
  }: {
    amount: 'weeklyBonus' | 'monthlyBonus';
    turnover: 'weeklyTurnover' | 'monthlyTurnover';
    title: string;
    play: string;
    given: string;
  },
): Steps {
  yield startedAt;
  const { who, benefits } = await memberAt(site, level);
  yield on(play);
  await site.claimAll(who);
  const needed = minorOf(benefits[turnover]);
  if (needed > 0n) await site.plays(who, 'PVP', needed);
  yield on(given, dawn);
  const gift = benefits[amount];
  const titles = (await site.rewards(who, 'AVAILABLE')).map((one) => one.title);
  if (minorOf(gift) === 0n) expect(titles).not.toContain(title);
  else expect(await site.claim(who, title)).toEqual(bonus(gift));
  return [];
}

const weekly = (site: PromisedSite, level: number) =>
  period(site, level, {
    amount: 'weeklyBonus',
    turnover: 'weeklyTurnover',
    title: textIn('EN', 'reward.title.vipWeek'),
    play: inDays(8),
    given: inDays(14),
  });

const monthly = (site: PromisedSite, level: number) =>
  period(site, level, {
    amount: 'monthlyBonus',
    turnover: 'monthlyTurnover',
    title: textIn('EN', 'reward.title.vipMonth'),
    play: '2026-12-01',
    given: '2027-01-01',
  });

/** On the birthday its bonus comes, and can be claimed until the sixth day after. */
async function* birthdayOf(
  site: PromisedSite,
  level: number,
  find: typeof memberAt = memberAt,
): Steps {
  yield startedAt;
  const { who, benefits } = await find(site, level);
  const born = inDays(35);
  await site.set(who, { birthday: `1990${born.slice(4)}` });
  // The database has noted its own time.
  await site.set(who, { birthday_since: site.now() });
  yield on(born, dawn);
  const title = textIn('EN', 'reward.title.birthday');
  const amount = benefits.birthdayBonus;
  if (minorOf(amount) === 0n) {
    expect((await site.rewards(who)).map((one) => one.title)).not.toContain(title);
    return [];
  }
  await site.waiting(who, title);
  yield on(inDays(41), '23:30');
  expect(await site.claim(who, title)).toEqual(bonus(amount));
  return [30];
}

/** What an agent's line pays a member by itself, in hundredths of a percent: cash-back is less by it. */
const ofLine = shipped.agents.rebate.default;

/** Bets of every category, of a different amount each, bring the percentages that the page names. */
async function* cashback(site: PromisedSite, level: number): Steps {
  yield startedAt;
  const { who, benefits } = await memberAt(site, level);
  const day = inDays(1);
  yield on(day);
  let amount = 0n;
  let stake = 1_000_00n;
  for (const { category, percent } of benefits.cashback) {
    await site.plays(who, category, stake);
    const rate = minorOf(percent) - BigInt(ofLine[category]);
    amount += rate > 0n ? (stake * rate) / 10_000n : 0n;
    stake *= 2n;
  }
  yield on(inDays(2), dawn);
  const title = textIn('EN', 'reward.title.cashback', { day });
  const due = worth('cash', amount, shipped.rewards.cashback.wageringTimes);
  expect(await site.claim(who, title)).toEqual(due);
  return [];
}

const refused = { status: 400, errorCode: 'withdraw.amount.range' };
const { minimum, maximum } = shipped.policy.payments.withdraw;

/** A day allows so many withdrawals, and refuses one more. */
async function* withdrawals(site: PromisedSite, level: number): Steps {
  yield startedAt;
  const { who, benefits, withdraw } = await memberAt(site, level);
  await site.served.give(who.accountId, 1_000_000_00n);
  for (let left = benefits.withdrawalsPerDay; left > 0; left -= 1) {
    expect(await withdraw(minimum)).toMatchObject({ status: 200 });
  }
  expect(await withdraw(minimum)).toMatchObject(refused);
  return [];
}

/** So much can be withdrawn on a day, by as many withdrawals as it allows, and no more. */
async function* withdrawnADay(site: PromisedSite, level: number): Steps {
  yield on(inDays(1));
  const { benefits, withdraw } = await memberAt(site, level);
  let left = minorOf(benefits.withdrawDailyMaximum);
  for (let made = 1; left > maximum; made += 1) {
    expect(made, 'withdrawals that a day allows').toBeLessThan(benefits.withdrawalsPerDay);
    expect(await withdraw(maximum)).toMatchObject({ status: 200 });
    left -= maximum;
  }
  if (left < maximum) expect(await withdraw(left + 1n)).toMatchObject(refused);
  expect(await withdraw(left)).toMatchObject({ status: 200 });
  expect(await withdraw(minimum)).toMatchObject(refused);
  return [];
}

/** A text is promised by whoever wrote it, so that it is only shown. */
const shown = (name: keyof Benefits) =>
  async function* pageNames(site: PromisedSite, level: number): Steps {
    yield startedAt;
    const { benefits } = await memberAt(site, level);
    expect(benefits).toHaveProperty(name);
    return [];
  };

/** How each benefit of the page is had; two have what the bonus beside them takes. */
export const benefitWays: Readonly<
  Record<keyof Benefits, (site: PromisedSite, level: number) => Steps>
> = {
  levelUpBonus: levelUp,
  weeklyBonus: weekly,
  weeklyTurnover: shown('weeklyTurnover'),
  monthlyBonus: monthly,
  monthlyTurnover: shown('monthlyTurnover'),
  birthdayBonus: birthdayOf,
  cashback,
  withdrawalsPerDay: withdrawals,
  withdrawDailyMaximum: withdrawnADay,
  host: shown('host'),
  line: shown('line'),
};

/** The page itself: every benefit that it names has a way, and its figures are those of the site. */
export async function* vipPage(site: PromisedSite): Steps {
  yield startedAt;
  const who = await site.newcomer();
  const { levels } = await progressOf(who);
  expect(levels.map(({ level }) => level)).toEqual(shipped.vip.levels.map(({ level }) => level));
  for (const { level, benefits } of levels) {
    for (const name of Object.keys(benefits)) {
      if (!(name in benefitWays)) {
        throw new Error(`no walk shows how ${name} of level ${level} is had`);
      }
    }
    const { weeklyBonus, weeklyTurnover } = benefits;
    expect(minorOf(weeklyTurnover), `level ${level}`).toBe(minorOf(weeklyBonus) * 20n);
  }
  return [20, 30, money(shipped.rewards.cashback.minimum), 80];
}

/** From the first level with a bonus on, a birthday brings that of the level. */
export const birthday = (site: PromisedSite): Steps => {
  const first = shipped.vip.levels.find(({ benefits }) => benefits.birthdayBonus > 0n);
  return birthdayOf(site, first?.level ?? 0, newMemberAt);
};
