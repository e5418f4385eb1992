/** A site without a check-in and without missions. */
export const noCheckIn = {
  showSignIn: {
    lastSignIn: null,
    totalBonus: { points: 0, cash: '0.00' },
    checkedToday: false,
    nextDayAt: '2026-07-02T00:00:00.000Z',
    minDeposit: null,
    bettingConditions: null,
    contact: null,
    days: [],
  },
  listMissions: { list: [], asOf: null },
};
