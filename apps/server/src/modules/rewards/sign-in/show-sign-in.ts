import { boundsOfDay } from '#kit/time/day-range.ts';
import { isOffered } from '#modules/accounts/addressable.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { signInCalls } from '@pavilion/contract/player/rewards/sign-in';
import { dayOfRow, rowOn, type RunningRow } from '@pavilion/domain/reward/sign-in';
import { formatAmount, type Currency } from '@pavilion/domain/wallet/money';
import { catchUpOwn } from '../catch-up-own.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { showAmount } from '../show-reward.ts';
import { todayOf } from '../site-day.ts';
import { areConditionsMet, readConditions } from './sign-in-conditions.ts';
import { findLastSignIn, listSignedIn, sumSignedIn, type SignedIn } from './sign-in.store.ts';

type Shown = ResponseOf<typeof signInCalls.showSignIn>;
type ShownDay = Shown['days'][number];

type Gift = Pick<SignedIn, 'kind' | 'amount' | 'wageringTimes'>;

/** A day of a row as its member reads it. */
export function showDay(
  currency: Currency,
  { kind, amount, wageringTimes }: Gift,
  day: Pick<ShownDay, 'day' | 'date' | 'state'>,
): ShownDay {
  const written = showAmount(currency, { kind, amount });
  return { ...day, kind, amount: written, wageringMultiple: wageringTimes };
}

/** The state of a place of the row that was not signed in for. */
function stateOf(place: number, row: RunningRow, isMet: boolean): ShownDay['state'] {
  if (place > row.place) return 'coming';
  return isMet ? 'open' : 'locked';
}

/** The days of the row that runs: what was given, and what the site gives for the others. */
async function showDays(
  { db, site, currency }: RewardsDeps,
  memberId: bigint,
  row: RunningRow,
  isMet: boolean,
): Promise<ShownDay[]> {
  const given = new Map(
    (await listSignedIn(db, memberId, row.rowStart)).map((one) => [one.place, one]),
  );
  const places = Array.from({ length: row.length }, (_, index) => index + 1);
  return places.flatMap((place) => {
    const signed = given.get(place);
    const gift = signed ?? site.rewards.signIn?.days[place - 1];
    if (!gift) return [];
    const date = dayOfRow(row.rowStart, place);
    const state = signed?.state ?? stateOf(place, row, isMet);
    return [showDay(currency, gift, { day: place, date, state })];
  });
}

/** What a check-in takes, how far the member is, and all it has given so far, with its days. */
async function showStrip(deps: RewardsDeps, memberId: bigint, row: RunningRow, today: string) {
  const { db, currency } = deps;
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const total = await sumSignedIn(db, memberId);
  const conditions = await readConditions(deps, db, memberId, today);
  const needed = (of: (typeof conditions)['deposit']) =>
    of && { ...of, actual: money(of.actual), target: money(of.target) };
  return {
    totalBonus: { points: Number(total.points), cash: money(total.cash) },
    minDeposit: needed(conditions.deposit),
    bettingConditions: needed(conditions.validBets),
    contact: conditions.contact,
    days: await showDays(deps, memberId, row, areConditionsMet(conditions)),
  };
}

/** The same for whom no days are shown. */
const noStrip = ({ currency }: RewardsDeps) => ({
  totalBonus: { points: 0, cash: formatAmount(0n, currency.digits) },
  minDeposit: null,
  bettingConditions: null,
  contact: null,
  days: [],
});

/**
 * The row of days of a member; no days, and nothing of what they take and gave, where the site has
 * none or may offer the member none.
 */
export async function showSignIn(deps: RewardsDeps, memberId: bigint): Promise<Shown> {
  const { db, site } = deps;
  await catchUpOwn(deps, memberId);
  const today = todayOf(deps);
  const last = await findLastSignIn(db, memberId);
  const { signIn } = site.rewards;
  const isShown = signIn !== undefined && (await isOffered(db, memberId));
  const row = rowOn(today, last, {
    row: signIn?.row ?? 'days',
    days: signIn?.days.length ?? 0,
  });
  return {
    lastSignIn: last?.day ?? null,
    checkedToday: row.isDone,
    nextDayAt: boundsOfDay(today, site.brand.timeZone).until.toISOString(),
    ...(isShown ? await showStrip(deps, memberId, row, today) : noStrip(deps)),
  };
}
