import type { SignIn, SignInDay } from './sign-in.queries.ts';

/** The day that can be claimed, or was claimed, today; null for none. */
export function todayOf({ days, checkedToday }: Pick<SignIn, 'days' | 'checkedToday'>) {
  const today = checkedToday
    ? days.findLast(({ state }) => state === 'claimed' || state === 'checking')
    : days.find(({ state }) => state === 'open' || state === 'locked');
  return today ?? null;
}

/** The day after one: the next of the row, or the first of the row that begins after the last. */
export function dayAfter(today: SignInDay, days: readonly SignInDay[]): SignInDay {
  return days.find(({ day }) => day === today.day + 1) ?? days[0] ?? today;
}
