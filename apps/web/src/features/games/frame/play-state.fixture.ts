import type { PlayState } from '#features/limits/limits.queries.ts';

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
