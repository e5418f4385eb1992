import type { Reward } from '../rewards.queries.ts';
import type { Mission } from './missions.queries.ts';

export const minuteMs = 60_000;

/** An instant so many minutes from now. */
export const inMinutes = (minutes: number) =>
  new Date(Date.now() + minutes * minuteMs).toISOString();
export const inDays = (days: number) => inMinutes(days * 24 * 60);

/** Valid bets of 1,000.00 in a day for 3 points, of which 250.00 are there. */
export const missionOf = (given: Partial<Mission> = {}): Mission => ({
  questId: 'slots',
  title: 'Slots of the day',
  period: 'day',
  measure: 'validBets',
  category: null,
  vendor: null,
  hours: null,
  actual: '250.00',
  target: '1000.00',
  reward: { kind: 'points', amount: '3', wageringMultiple: 0 },
  state: 'open',
  startsAt: null,
  endsAt: null,
  transactionId: null,
  ...given,
});

/** The same once it is done, with its reward. */
export const doneMission = (transactionId = 'm1', given: Partial<Mission> = {}): Mission =>
  missionOf({
    questId: transactionId,
    actual: '1000.00',
    state: 'done',
    endsAt: inDays(7),
    transactionId,
    ...given,
  });

/** The reward of a mission that is done. */
export const rewardOf = (
  { transactionId, title, reward }: Mission,
  given: Partial<Reward> = {},
) => ({
  transactionId: transactionId ?? '',
  origin: 'mission' as const,
  title,
  ...reward,
  conditionStatus: [],
  issuedAt: inDays(-1),
  expiresAt: inDays(7),
  claimedAt: null,
  state: 'issued' as const,
  checking: null,
  bonusState: null,
  wagering: null,
  ...given,
});
