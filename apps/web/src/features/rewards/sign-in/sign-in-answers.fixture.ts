import type { SignIn, SignInDay } from './sign-in.queries.ts';
import { isDone } from './today.ts';

const dayMs = 24 * 60 * 60_000;
const firstDay = Date.parse('2026-11-02T00:00:00.000Z');

type Row = { length?: number; kind?: SignInDay['kind'] };

/** So many days of 50 points or 5.00, and 500 or 20.00 on the last of them. */
function daysOf(today: number, state: SignInDay['state'], { length = 7, kind = 'points' }: Row) {
  const [usual, most] = kind === 'points' ? (['50', '500'] as const) : (['5.00', '20.00'] as const);
  return Array.from({ length }, (_, index): SignInDay => {
    const day = index + 1;
    return {
      day,
      date: new Date(firstDay + index * dayMs).toISOString().slice(0, 10),
      kind,
      amount: day === length ? most : usual,
      wageringMultiple: 0,
      state: day < today ? 'claimed' : day === today ? state : 'coming',
    };
  });
}

/** A row of days, of which today is the one at a place; the next begins in a day. */
export const signIn = (
  today: number,
  state: Exclude<SignInDay['state'], 'coming'>,
  given: Partial<SignIn> & Row = {},
): SignIn => {
  const { length, kind, ...others } = given;
  const row = { ...(length && { length }), ...(kind && { kind }) };
  const days = daysOf(today, state, row);
  return {
    lastSignIn: days.findLast((day) => day.state === 'claimed')?.date ?? null,
    totalBonus: { points: 0, cash: '0.00' },
    checkedToday: isDone(state),
    nextDayAt: new Date(Date.now() + dayMs).toISOString(),
    minDeposit: null,
    bettingConditions: null,
    contact: null,
    days,
    ...others,
  };
};
