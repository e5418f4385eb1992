import { refuse } from '#testing/answers.ts';
import type { Friend, OwnInvitation, Referrals } from './referrals.queries.ts';

/** Inviting friends is closed. */
export const noReferrals = { showReferrals: refuse('referral.closed') };

/** The rules of the default site, and a member whom nobody followed yet. */
export const referrals = (given: Partial<Referrals> = {}): Referrals => ({
  referralCode: 'LUZ4MPQX',
  link: 'https://pavilion.example/m/register?code=LUZ4MPQX',
  promotionDomains: ['pavilion.example'],
  totalInvitations: 0,
  qualified: 0,
  rewarded: 0,
  earned: '0.00',
  reward: { amount: '100.00', wageringMultiple: 3 },
  needs: { deposits: '500.00', validBets: '500.00', days: 30, holdHours: 72, minimumAge: 21 },
  limits: { perDay: 5, perMonth: 30, inAll: 300 },
  tiers: [
    { friends: 5, amount: '200.00', reached: false },
    { friends: 20, amount: '1000.00', reached: false },
  ],
  friends: [],
  invited: null,
  asOf: '2026-11-02T08:00:00.000Z',
  ...given,
});

export const friendOf = (given: Partial<Friend> = {}): Friend => ({
  name: 'ba***i',
  state: 'registered',
  at: '2026-11-01T08:00:00.000Z',
  ...given,
});

/** A member whom a friend invited, and who has only the account. */
export const ownInvitation = (given: Partial<OwnInvitation> = {}): OwnInvitation => ({
  state: 'registered',
  until: '2026-11-30',
  deposits: { actual: '0.00', target: '500.00' },
  validBets: { actual: '0.00', target: '500.00' },
  provedContact: false,
  ofAge: false,
  ...given,
});
