import { hourMs } from '#kit/time/milliseconds.ts';
import type { Site } from '#modules/site/site.ts';

/** A policy with every kind of limit. */
export const limitPolicy: Site['protection'] = {
  minimumAge: 21,
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  wager: ['day', 'week', 'month'],
  maxBet: true,
  time: true,
  raiseAfter: 24 * hourMs,
  confirmWithin: 7 * 24 * hourMs,
  realityCheck: { every: 60, choices: [15, 30, 60], mayBeOff: false },
  timeOut: { choices: ['24 h', '3 d', '7 d'] },
  selfExclusion: { choices: ['6 m', '1 y', 'forGood'], returnAfter: 24 * hourMs },
  closing: { keepFor: '5 y' },
  verifiedBefore: ['withdraw'],
  markersOfHarm: {
    countsFor: 7 * 24 * hourMs,
    signs: {
      depositJump: { points: 2, times: 3, daysBefore: 3 },
      limitsRaised: { points: 2, times: 2, within: 7 * 24 * hourMs },
      nightPlay: { points: 1, from: 2 * 60, until: 5 * 60, nights: 3, days: 7 },
      takenBack: { points: 2, times: 3, after: hourMs, within: 30 * 24 * hourMs },
      lossesChased: { points: 3, times: 3, after: hourMs / 6, below: 100n },
      longSession: { points: 1, longer: 4 * hourMs, rest: hourMs / 4 },
    },
    thresholds: { message: 2, offers: 4, look: 6 },
    message: {
      title: { EN: 'A word about your play', TY: 'Tungkol sa paglalaro mo' },
      text: { EN: 'A limit can help.', TY: 'Makakatulong ang limit.' },
    },
  },
  previousLogin: true,
  netPosition: true,
  chasePlans: true,
  elapsedTime: true,
  offerLimitsAt: ['registration', 'deposit'],
  help: [
    {
      name: 'Balance Line',
      about: { EN: 'An example.', TY: 'Isang halimbawa.' },
      link: 'https://balance-line.example',
      telephone: '+63 2 0000 0001',
    },
  ],
};
