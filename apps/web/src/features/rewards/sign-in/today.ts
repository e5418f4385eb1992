import type { SignIn, SignInDay } from './sign-in.queries.ts';

/** Whether a day was signed in for, whatever became of what it gave. */
export const isDone = (state: SignInDay['state']): boolean =>
  state === 'claimed' || state === 'checking' || state === 'void';

/** The day that can be claimed, or was claimed, today; null for none. */
export function todayOf({ days, checkedToday }: Pick<SignIn, 'days' | 'checkedToday'>) {
  const today = checkedToday
    ? days.findLast(({ state }) => isDone(state))
    : days.find(({ state }) => state === 'open' || state === 'locked');
  return today ?? null;
}

/** The day after one: the next of the row, or the first of the row that begins after the last. */
export function dayAfter(today: SignInDay, days: readonly SignInDay[]): SignInDay {
  return days.find(({ day }) => day === today.day + 1) ?? days[0] ?? today;
}
