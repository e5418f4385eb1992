import { elevenFive } from './eleven-five/eleven-five.ts';
import { k3 } from './k3/k3.ts';
import { lhc } from './lhc/lhc.ts';
import { my4d } from './my4d/my4d.ts';
import { pc28 } from './pc28/pc28.ts';
import { ph2, ph3 } from './philippines/philippines.ts';
import { pk10 } from './pk10/pk10.ts';
import type { Family, FamilyCode, OwnFamily, OwnFamilyCode } from './play.ts';
import { hanoi, laos, thai } from './sea3/sea3.ts';
import { ssc } from './ssc/ssc.ts';
import { vietnamNorth, vietnamSouth } from './vietnam/vietnam.ts';

/** The families whose results the house draws. */
export const ownFamilies: Readonly<Record<OwnFamilyCode, OwnFamily<unknown>>> = {
  SSC: ssc,
  '11X5': elevenFive,
  K3: k3,
  PK10: pk10,
  PC28: pc28,
  LHC: lhc,
};

/** All families, for the server; a page loads the one that it shows by itself. */
export const families: Readonly<Record<FamilyCode, Family<unknown>>> = {
  ...ownFamilies,
  VN_NORTH: vietnamNorth,
  VN_SOUTH: vietnamSouth,
  THAI: thai,
  LAOS: laos,
  HANOI: hanoi,
  MY4D: my4d,
  PH3: ph3,
  PH2: ph2,
};
