import type { PlantedMistake } from './policy-mistakes.ts';

const file = 'lottery/odds.yaml';
const nothing = 'odds: {}';
const oddsWords = 'odds in quotes above 1, such as "99" or "3.6"';

export const lotteryOddsMistakes: readonly PlantedMistake[] = [
  {
    file,
    from: "own: '20000000.00'",
    to: "own: '0.00'",
    sentence: 'exposure.own: expected an amount above 0',
  },
  {
    file,
    from: "full: '500000.00'",
    to: "full: '1000000.01'",
    sentence: 'exposure: expected a full that is not above reduced.',
  },
  {
    file,
    from: 'reducedPercent: 90',
    to: 'reducedPercent: 100',
    sentence: 'exposure.reducedPercent: expected a whole percentage from 1 to 99, found 100.',
  },
  {
    file,
    from: 'reducedPercent: 90',
    to: 'reducedPercent: 89.5',
    sentence: 'exposure.reducedPercent: expected a whole percentage from 1 to 99, found 89.5.',
  },
  {
    file,
    from: nothing,
    to: "odds: { SSC: { FixedPlace: ['9'] } }",
    sentence:
      'odds.SSC: expected one of VN_NORTH, VN_SOUTH, THAI, LAOS, HANOI, MY4D, PH3, PH2, found "SSC".',
  },
  {
    file,
    from: nothing,
    to: 'odds: { VN_NORTH: { Lo2: [98.5] } }',
    sentence: `odds.VN_NORTH.Lo2[0]: expected ${oddsWords}, found 98.5.`,
  },
  {
    file,
    from: nothing,
    to: "odds: { VN_NORTH: { Lo2: ['1.0'] } }",
    sentence: `odds.VN_NORTH.Lo2[0]: expected ${oddsWords}, found "1.0".`,
  },
  {
    file,
    from: nothing,
    to: "odds: { VN_NORTH: { Lo2: ['1000/3'] } }",
    sentence: `odds.VN_NORTH.Lo2[0]: expected ${oddsWords}, found "1000/3".`,
  },
  {
    file,
    from: nothing,
    to: "odds: { VN_NORTH: { Lo5: ['99'] } }",
    sentence: 'odds.VN_NORTH.Lo5: expected a play of VN_NORTH, which it is not.',
  },
  {
    file,
    from: nothing,
    to: "odds: { THAI: { Toad3: ['140'] } }",
    sentence: 'odds.THAI.Toad3: expected 2 odds, which are of Toad36, Toad33.',
  },
];
