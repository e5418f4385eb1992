import { expect } from 'vitest';
import { countedGames } from '#app/agents-of-site.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import {
  dawn,
  inDays,
  money,
  on,
  shipped,
  worth,
  type Person,
  type PromisedSite,
  type SitePromotion,
} from './promised-site.fixture.ts';
import type { Steps } from './walk.fixture.ts';

type Rebate = (typeof shipped)['rewards']['cashback']['promotions'][number];

/** One game of each weight that bets of these categories have. */
function weightedGames({ categories }: Rebate) {
  const games = countedGames(shipped).filter(({ category }) => categories.includes(category));
  const weights = [...new Set(games.map(({ weight }) => weight))];
  return weights.flatMap((weight) => games.find((one) => one.weight === weight) ?? []);
}

/** A member with play, and the valid bets that come of it. */
type Player = { who: Person; validBets: bigint };

const stake = 10_000_00n;

async function players(site: PromisedSite, rules: Rebate): Promise<Player[]> {
  const all: Player[] = [];
  for (const { gameNode, weight } of weightedGames(rules)) {
    const who = await site.person();
    await site.plays(who, gameNode, stake);
    all.push({ who, validBets: (stake * BigInt(weight)) / 100n });
  }
  const [category] = rules.categories;
  if (category === undefined) throw new Error(`${rules.id} counts nothing`);
  const who = await site.person();
  const beyond = (rules.maximum * 10_000n * 2n) / BigInt(rules.percent);
  await site.plays(who, category, beyond);
  return [...all, { who, validBets: beyond }];
}

/** What valid bets bring: the percentage that the page names, at most its maximum. */
function dueOf({ percent, maximum }: Rebate, { reward }: SitePromotion, validBets: bigint) {
  expect(Math.round((reward.percent ?? 0) * 100)).toBe(percent);
  expect(reward.maximum).toBe(maximum);
  const wanted = (validBets * BigInt(percent)) / 10_000n;
  return wanted < maximum ? wanted : maximum;
}

/** Play of a period brings its percentage when the page says, by itself or to claim. */
export async function* rebate(site: PromisedSite, promotion: SitePromotion): Steps {
  const rules = shipped.rewards.cashback.promotions.find(({ id }) => id === promotion.id);
  if (!rules) throw new Error(`nothing pays ${promotion.id}`);
  const { period, at, claim, wageringTimes } = rules;
  // A Tuesday; the week before is over on the Monday after.
  const day = inDays(1);
  yield on(day);
  const all = await players(site, rules);
  const given = period === 'week' ? inDays(7) : dayAfter(day, 1);
  yield on(given, dawn);
  const cashOf = async ({ accountId }: Person) => {
    const { balance } = await site.served.db
      .selectFrom('account')
      .select('balance')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return balance;
  };
  const before = await Promise.all(all.map(({ who }) => cashOf(who)));
  yield on(given, at);
  yield site.soon();
  const title = promotion.title.EN ?? '';
  for (const [index, { who, validBets }] of all.entries()) {
    const amount = dueOf(rules, promotion, validBets);
    if (claim === 'auto') {
      expect(wageringTimes).toBe(0);
      expect(money((await cashOf(who)) - (before[index] ?? 0n))).toBe(money(amount));
    } else {
      expect(await site.claim(who, title)).toEqual(worth('cash', amount, wageringTimes));
    }
  }
  const weights = weightedGames(rules).map(({ weight }) => weight);
  return [promotion.reward.percent ?? 0, money(rules.maximum), ...weights];
}
