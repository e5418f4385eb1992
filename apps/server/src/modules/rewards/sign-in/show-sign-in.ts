import { boundsOfDay } from '#kit/time/day-range.ts';
import { isOffered } from '#modules/accounts/addressable.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { signInCalls } from '@pavilion/contract/player/rewards/sign-in';
import { dayOfRow, rowOn, type RunningRow } from '@pavilion/domain/reward/sign-in';
import { formatAmount, type Currency } from '@pavilion/domain/wallet/money';
import { catchUpOwn } from '../catch-up-own.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../vip/count-levels.ts';
import { areConditionsMet, readConditions } from './sign-in-conditions.ts';
import { findLastSignIn, listSignedIn, sumSignedIn, type SignedIn } from './sign-in.store.ts';

type Shown = ResponseOf<typeof signInCalls.showSignIn>;
type ShownDay = Shown['days'][number];

type Given = Pick<SignedIn, 'kind' | 'amount' | 'wageringTimes'>;

/** A day of a row as its member reads it. */
export function showDay(
  currency: Currency,
  { kind, amount, wageringTimes }: Given,
  day: Pick<ShownDay, 'day' | 'date' | 'state'>,
): ShownDay {
  const written = kind === 'cash' ? formatAmount(amount, currency.digits) : amount.toString();
  return { ...day, kind, amount: written, wageringMultiple: wageringTimes };
}

/** The state of a place in the row that runs. */
function stateOf(place: number, row: RunningRow, isMet: boolean): ShownDay['state'] {
  if (place > row.place) return 'coming';
  if (place < row.place || row.isDone) return 'claimed';
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
    const gift = given.get(place) ?? site.rewards.signIn?.days[place - 1];
    if (!gift) return [];
    const date = dayOfRow(row.rowStart, place);
    return [showDay(currency, gift, { day: place, date, state: stateOf(place, row, isMet) })];
  });
}

/** The row of days of a member; no days where the site has none or may offer the member none. */
export async function showSignIn(deps: RewardsDeps, memberId: bigint): Promise<Shown> {
  const { db, site, currency } = deps;
  await catchUpOwn(deps, memberId);
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const today = todayOf(deps);
  const last = await findLastSignIn(db, memberId);
  const total = await sumSignedIn(db, memberId);
  const conditions = await readConditions(deps, db, memberId, today);
  const { signIn } = site.rewards;
  const isShown = signIn !== undefined && (await isOffered(db, memberId));
  const row = rowOn(today, last, {
    row: signIn?.row ?? 'days',
    days: signIn?.days.length ?? 0,
  });
  const needed = (of: (typeof conditions)['deposit']) =>
    of && { ...of, actual: money(of.actual), target: money(of.target) };
  return {
    lastSignIn: last?.day ?? null,
    totalBonus: { points: Number(total.points), cash: money(total.cash) },
    checkedToday: row.isDone,
    nextDayAt: boundsOfDay(today, site.brand.timeZone).until.toISOString(),
    minDeposit: needed(conditions.deposit),
    bettingConditions: needed(conditions.validBets),
    contact: conditions.contact,
    days: isShown ? await showDays(deps, memberId, row, areConditionsMet(conditions)) : [],
  };
}
