import { noLimits } from '#testing/default-answers.ts';
import type { OwnLimit, OwnLimits, PlayState } from './limits.queries.ts';

/** A limit of deposits in 24 hours; by default ₱1,000 of which ₱300 is used. */
export function limitOf(given: Partial<OwnLimit> = {}): OwnLimit {
  return {
    kind: 'deposit',
    period: 'day',
    amount: '1000.00',
    byOperator: null,
    used: '300.00',
    left: '700.00',
    frees: null,
    wish: null,
    ...given,
  };
}

/** A limit that nobody has set. */
function openLimit(given: Pick<OwnLimit, 'kind' | 'period'>): OwnLimit {
  return limitOf({ amount: null, used: '0.00', left: null, ...given });
}

function limitsOf(list: readonly OwnLimit[], more: Partial<OwnLimits> = {}): OwnLimits {
  return { ...noLimits, list: [...list], ...more };
}

const windows = ['day', 'week', 'month'] as const;

/** All limits of the default site, of which `set` replaces those of its names. */
export function siteLimits(
  set: readonly OwnLimit[] = [],
  more: Partial<OwnLimits> = {},
): OwnLimits {
  const names = [
    ...(['deposit', 'loss', 'wager'] as const).flatMap((kind) =>
      windows.map((period) => ({ kind, period })),
    ),
    { kind: 'bet', period: 'stake' } as const,
    { kind: 'time', period: 'day' } as const,
  ];
  const list = names.map(
    (name) =>
      set.find(({ kind, period }) => kind === name.kind && period === name.period) ??
      openLimit(name),
  );
  return limitsOf(list, more);
}

const minuteMs = 60_000;

/** Nothing stops the play. */
export const freePlay: PlayState = { minutesLeft: null, pauseUntil: null, check: null };

export const dueCheck = {
  since: '2026-11-02T08:00:00.000Z',
  playedMinutes: 75,
  staked: '1200.00',
  won: '1450.50',
  net: '250.50',
};

/** A reality check is due. */
export const duePlay: PlayState = { ...freePlay, check: dueCheck };

export const inMinutes = (minutes: number) =>
  new Date(Date.now() + minutes * minuteMs).toISOString();

const nothing = { stake: '0.00', returned: '0.00', net: '0.00' };

/** The result of a game without a bet. */
export const noResult = {
  rounds: 0,
  ...nothing,
  settled: nothing,
  open: nothing,
  openRounds: 0,
};
