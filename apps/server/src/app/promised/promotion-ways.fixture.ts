import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { dayAfter } from '#kit/time/day-range.ts';
import { appBonus, checkIn, friends } from './act-ways.fixture.ts';
import { birthday } from './level-ways.fixture.ts';
import {
  begin,
  firstDay,
  inDays,
  money,
  on,
  shared,
  startedAt,
  worth,
  type Person,
  type PromisedSite,
  type SitePromotion,
} from './promised-site.fixture.ts';
import { rebate } from './rebate-ways.fixture.ts';
import type { Figure, Steps } from './walk.fixture.ts';

export type PromotionWay = (site: PromisedSite, promotion: SitePromotion) => Steps;

type Entry = { entryId: string; state: string; reward: string | null };
type Offer = { promotionId: string; state: string; action: string | null; availability: string };

/** A moment at which the promotion runs, as early as the walk can have it. */
function opening({ period: { startDate, endDate } }: SitePromotion): Date {
  const starts = on(startDate);
  const isOver = endDate !== null && on(dayAfter(endDate, 1), '00:00') <= startedAt;
  const earliest = isOver ? begin : startedAt;
  return starts > earliest ? starts : earliest;
}

async function offerTo(who: Person, { id }: SitePromotion): Promise<Offer | undefined> {
  const path = '/wps/relay/MCSFE_getAvailablePromotions';
  const { list } = await who.done<{ list: Offer[] }>('GET', path);
  return list.find(({ promotionId }) => promotionId === id);
}

function formFor({ id, entry }: SitePromotion): FormData {
  const form = new FormData();
  form.set('promotionId', id);
  form.set('requestKey', randomUUID());
  if (entry === 'apply') form.set('comment', 'Round numbers 1, 2, 3 and 4');
  return form;
}

/** The member takes part and an operator approves the entry; returns what was issued. */
async function takePart(site: PromisedSite, who: Person, promotion: SitePromotion) {
  const { id, entry } = promotion;
  const offered = { state: 'join', action: entry, availability: 'open' };
  expect(await offerTo(who, promotion)).toMatchObject(offered);
  const path = '/wps/relay/MCSFE_signUpRequestReward';
  const { entryId } = await who.done<Entry>('POST', path, formFor(promotion));
  const at = `/operator/promotion-entries/${entryId}`;
  await site.asOperator('POST', `${at}/review`);
  const issued = await site.asOperator<Entry>('POST', `${at}/approve`);
  expect(issued, `entry to ${id}`).toMatchObject({ state: 'issued' });
}

/** What the page names of the reward: the amount or the points, and how often it is wagered. */
function worthOf({ reward }: SitePromotion) {
  const { kind, amount, points = 0, wageringTimes } = reward;
  return worth(kind, kind === 'cash' ? (amount ?? 0n) : BigInt(points), wageringTimes);
}

/** Somebody who looks at promotions before they open and after they close. */
const visitor = shared((site) => site.person());

/** Who joins or applies, and is approved, claims exactly what the page names, until the last day. */
async function* reviewed(site: PromisedSite, promotion: SitePromotion): Steps {
  const { id, period, reward } = promotion;
  const open = opening(promotion);
  if (open > startedAt) {
    yield startedAt;
    expect(await offerTo(await visitor(site), promotion)).toMatchObject({
      state: 'coming',
      action: null,
    });
  }
  yield open;
  const claim = async (who: Person) =>
    site.gainOf(who, () =>
      who.done('POST', '/wps/relay/MCSFE_claimIssuedPromotion', { promotionId: id }),
    );
  const first = await site.person();
  await takePart(site, first, promotion);
  expect(await claim(first), `first day of ${id}`).toEqual(worthOf(promotion));
  if (period.endDate !== null) {
    yield on(period.endDate, '12:00');
    const last = await site.person();
    await takePart(site, last, promotion);
    expect(await claim(last), `last day of ${id}`).toEqual(worthOf(promotion));
    yield on(dayAfter(period.endDate, 1));
    expect(await offerTo(await visitor(site), promotion)).toMatchObject({
      state: 'close',
      action: null,
    });
  }
  return [reward.kind === 'cash' ? money(reward.amount ?? 0n) : (reward.points ?? 0)];
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** What a deposit of so much brings: the bonus, and the bets that it takes. */
function depositWorth({ reward, bonus }: SitePromotion, deposit: bigint) {
  const wanted = (deposit * BigInt(reward.percent ?? 0)) / 100n;
  const most = reward.maximum ?? wanted;
  const amount = wanted < most ? wanted : most;
  const base = bonus?.wagers === 'depositAndBonus' ? deposit + amount : amount;
  return [{ amount: money(amount), required: money(base * BigInt(reward.wageringTimes)) }];
}

type Terms = {
  amount: string;
  required: string;
  contribution: Record<string, number>;
  largestBet: string | null;
};

/** Announces a payment at a counter that chooses a promotion. */
const ask = (who: Person, amount: bigint, promotionId: string) =>
  who.send('POST', '/wps/transaction/deposit/ma', {
    channel: 'counter',
    amount: money(amount),
    requestKey: randomUUID(),
    promotionId,
  });

/** The same, paid and approved. */
async function pay(site: PromisedSite, who: Person, amount: bigint, promotionId: string) {
  const answer = await ask(who, amount, promotionId);
  expect(answer, `deposit for ${promotionId}`).toMatchObject({ status: 200 });
  const { depositId } = answer.value as { depositId: string };
  await who.done('POST', `/wps/transaction/deposit/${depositId}/sent`, new FormData());
  await site.asOperator('POST', `/operator/deposits/${depositId}/approve`);
}

/** A deposit that chooses it brings the bonus, at most the maximum, once as often as it says. */
async function* withDeposit(site: PromisedSite, promotion: SitePromotion): Steps {
  const { id, bonus, reward, minimumDeposit = 0n } = promotion;
  const days = bonus?.weekdays;
  const isOpen = (day: string) =>
    days === undefined ||
    days.includes(weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun');
  yield on(firstDay(inDays(0), isOpen), '12:00');
  const maximum = reward.maximum ?? 0n;
  const filling = (maximum * 100n) / BigInt(reward.percent ?? 1);
  for (const deposit of [minimumDeposit, filling, filling * 2n]) {
    const who = await site.newcomer();
    expect((await ask(who, minimumDeposit - 1n, id)).status, `too little for ${id}`).not.toBe(200);
    await pay(site, who, deposit, id);
    const given = await who.done<{ list: Terms[] }>('GET', '/wps/member/bonuses');
    expect(given.list, `bonus of ${id}`).toMatchObject(depositWorth(promotion, deposit));
    expect(given.list[0]?.contribution).toEqual(bonus?.contribution);
    expect((await ask(who, deposit, id)).status, `${id} again`).not.toBe(200);
  }
  return [
    reward.percent ?? 0,
    money(maximum),
    money(minimumDeposit),
    reward.wageringTimes,
    ...Object.values(bonus?.contribution ?? {}).map((percent = 0) => percent),
  ];
}

/** By what a promotion is paid: its code, the deposit that chooses it, or an operator. */
const wayKeyOf = ({ bonus, promoCode, entry }: SitePromotion): string =>
  bonus ? 'deposit' : (promoCode ?? entry);

const promotionWays: Readonly<Record<string, PromotionWay>> = {
  deposit: withDeposit,
  join: reviewed,
  apply: reviewed,
  'CASHBACK:weekly-rebate': rebate,
  'CASHBACK:live-rebate': rebate,
  REFERRAL: friends,
  APP_DOWNLOAD: appBonus,
  DAILY_CHECK_IN: checkIn,
  BIRTHDAY: birthday,
};

/** Finds how a promotion is claimed; throws for one of which nobody knows. */
export function wayOf(promotion: SitePromotion): PromotionWay {
  const key = wayKeyOf(promotion);
  const way = promotionWays[key];
  if (!way) throw new Error(`no walk shows how promotion ${promotion.id} (${key}) is claimed`);
  return way;
}

/** Numbers of texts that operators judge by, or that say more than one walk can show. */
export const judgedFigures: Readonly<Record<string, readonly Figure[]>> = {
  'match-parlay': [4, '100.00', '1.50'],
};
