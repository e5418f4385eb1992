import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { weighed } from '@pavilion/domain/reward/points';
import { shareCashback, type CashbackShare } from './cashback-share.fixture.ts';
import { boundOf, divided, levelsOrLine, type GivenBack } from './give-back.fixture.ts';
import { readGiven, type Given, type GivenReward, type Sums } from './given.fixture.ts';
import type { MonthSite } from './open-month.fixture.ts';

/** What something that the site gives has cost, and the bets that it is compared with. */
export type Cost = Sums & { name: string; valid: bigint; won: bigint };

type Part = Pick<GivenReward, 'memberId' | 'kind' | 'amount'>;

function sumsOf(parts: readonly Part[]): Sums {
  const sum = (kind: GivenReward['kind']) =>
    parts.filter((one) => one.kind === kind).reduce((all, { amount }) => all + amount, 0n);
  const people = new Set(parts.map(({ memberId }) => memberId)).size;
  return { people, times: parts.length, money: sum('cash'), points: sum('points') };
}

/** What was bet and won in some categories, in all where none is named. */
function playedIn({ played }: Given, categories: readonly GameType[] = gameTypes) {
  const own = played.filter(({ category }) => categories.includes(category));
  return {
    valid: own.reduce((sum, one) => sum + one.valid, 0n),
    won: own.reduce((sum, one) => sum + one.won, 0n),
  };
}

/** Cash-back of the levels by category, and of each promotion. */
function cashbackCosts({ site }: MonthSite, given: Given, shares: readonly CashbackShare[]) {
  const claimed = shares.filter(({ reward }) => reward.isClaimed);
  const ofLevels = gameTypes.map((category): Cost => {
    const parts = claimed
      .filter(({ plan }) => plan === 'level')
      .map(({ reward, of }) => ({ ...reward, amount: of.get(category) ?? 0n }));
    const own = sumsOf(parts.filter(({ amount }) => amount > 0n));
    return { name: `VIP cash-back ${category}`, ...own, ...playedIn(given, [category]) };
  });
  const ofPromotions = site.rewards.cashback.promotions.map(({ id, categories }): Cost => {
    const rewards = claimed.filter(({ plan }) => plan === id).map(({ reward }) => reward);
    return { name: id, ...sumsOf(rewards), ...playedIn(given, categories) };
  });
  return [...ofLevels, ...ofPromotions];
}

const names = {
  'vip-up': 'VIP level bonus',
  'vip-week': 'VIP weekly bonus',
  birthday: 'VIP birthday bonus',
  'sign-in': 'daily check-in',
  mission: 'missions',
  referral: 'invited friends',
  app: 'bonus for the app',
  rain: 'red envelope rain',
} as const;

/** What of points and missions came back in each category, in minor units. */
function playedFor({ site, currency }: MonthSite, given: Given) {
  const { points: rules } = site.mall;
  const worthOf = (points: bigint) =>
    (points * 10n ** BigInt(currency.digits)) / BigInt(rules.pointsPerCurrencyUnit);
  const valid = (weights?: Record<GameType, number>) =>
    new Map(
      gameTypes.map((category) => [
        category,
        weighed(playedIn(given, [category]).valid, weights?.[category] ?? 1),
      ]),
    );
  const missions = new Map<GameType, bigint>();
  for (const { id, period, goal } of site.missions.missions) {
    const { measure, category } = goal;
    if (period === 'once' || (measure !== 'validBets' && measure !== 'rounds')) continue;
    const own = sumsOf(given.rewards.filter(({ key }) => key.startsWith(`${id}:`)));
    const money = own.money + worthOf(own.points);
    const shares = category ? new Map([[category, money]]) : divided(money, valid());
    for (const [of, share] of shares) missions.set(of, (missions.get(of) ?? 0n) + share);
  }
  return { points: divided(worthOf(given.earned.points), valid(rules.weights)), missions };
}

/** What came back of the bets of each category in which something was played. */
function givenBackOf(month: MonthSite, given: Given, shares: readonly CashbackShare[]) {
  const { site } = month;
  const { points, missions } = playedFor(month, given);
  const sumOf = (category: GameType, isLevel: boolean) =>
    shares
      .filter(({ plan }) => (plan === 'level') === isLevel)
      .reduce((sum, { of }) => sum + (of.get(category) ?? 0n), 0n);
  return gameTypes.map((category): GivenBack => {
    const { valid } = playedIn(given, [category]);
    return {
      category,
      valid,
      levels: levelsOrLine(site, category, valid, sumOf(category, true)),
      promotions: sumOf(category, false),
      points: points.get(category) ?? 0n,
      missions: missions.get(category) ?? 0n,
      allowed: site.policy.giveBack[category],
      bound: boundOf(site, category),
    };
  });
}

/** What the month has cost, what came back of bets, and what the ledger says of it. */
export async function readCosts(month: MonthSite) {
  const given = await readGiven(month);
  const shares = await shareCashback(month, given);
  const claimed = given.rewards.filter(({ isClaimed }) => isClaimed);
  const all = playedIn(given);
  const others = Object.entries(names).map(([origin, name]): Cost => {
    return { name, ...sumsOf(claimed.filter((one) => one.origin === origin)), ...all };
  });
  const costs: Cost[] = [
    ...cashbackCosts(month, given, shares),
    ...others,
    { name: 'points for play', ...given.earned, ...all },
    { name: 'points converted', ...given.converted, ...all },
  ];
  return { costs, givenBack: givenBackOf(month, given, shares), ledger: given.ledger, ...all };
}

export type Costs = Awaited<ReturnType<typeof readCosts>>;
