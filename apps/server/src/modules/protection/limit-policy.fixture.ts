import type { Site } from '#modules/site/site.ts';

const hourMs = 3_600_000;

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
  previousLogin: true,
  netPosition: true,
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
