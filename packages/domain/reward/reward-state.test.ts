import { expect, test } from 'vitest';
import { nextRewardState, rewardEvents, rewardStates, type RewardEvent } from './reward-state.ts';

/** The table of rewards.md §2, by state, in the order of the events. */
const expected = {
  locked: ['issued', null, 'expired', 'void', null],
  issued: [null, 'claimed', 'expired', 'void', 'locked'],
  claimed: [null, null, null, null, null],
  expired: [null, null, null, null, null],
  void: [null, null, null, null, null],
} as const;

const rows = rewardStates.flatMap((state) =>
  rewardEvents.map((event, index): [string, RewardEvent, string | null] => [
    state,
    event,
    expected[state][index] ?? null,
  ]),
);

test.each(rows)('§7: a %s reward after "%s" is %s', (state, event, next) => {
  expect(nextRewardState(state as (typeof rewardStates)[number], event)).toBe(next);
});
