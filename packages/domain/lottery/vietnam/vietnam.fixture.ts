import { shapesOf } from '../numbers/seeded.suite.ts';
import type { Prizes } from '../play.ts';

/** The prizes of both regions as the specification lists them. */
export const northShapes = shapesOf(
  'DB 1x5, G1 1x5, G2 2x5, G3 6x5, G4 4x4, G5 6x4, G6 3x3, G7 4x2',
);
export const southShapes = shapesOf(
  'DB 1x6, G1 1x5, G2 1x5, G3 2x5, G4 7x5, G5 1x4, G6 3x4, G7 1x3, G8 1x2',
);

const words = (text: string) => text.split(' ');

/** The draws of the golden cases. */
export const northDraw: Prizes = {
  DB: ['52768'],
  G1: ['10439'],
  G2: words('84106 27791'),
  G3: words('39502 61873 04458 75310 92641 18257'),
  G4: words('3368 7045 9912 5580'),
  G5: words('2206 8134 6720 4491 0725 3859'),
  G6: words('463 917 032'),
  G7: words('15 73 40 88'),
};

export const southDraw: Prizes = {
  DB: ['073459'],
  G1: ['81246'],
  G2: ['30915'],
  G3: words('66402 25178'),
  G4: words('90837 11563 48290 70154 53318 29946 86471'),
  G5: ['6203'],
  G6: words('4127 9680 3355'),
  G7: ['714'],
  G8: ['59'],
};
