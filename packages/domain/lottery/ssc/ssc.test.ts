import { describe } from 'vitest';
import { describeFamily } from '../family.suite.ts';
import type { Play } from '../play.ts';
import { anyResult, listedBets, placesSeen, resultsOf } from './ssc-bets.suite.ts';
import { ssc, type SscResult } from './ssc.ts';

/** Lists of bets stay short where rows multiply. */
const mostOf: readonly (readonly [RegExp, number])[] = [
  [/^All5Straight$/, 3],
  [/^Any[34]$/, 2],
  [/^Any2$/, 3],
  [/^Any\dTyped$/, 8],
  [/Typed$/, 12],
  [/4Straight$/, 3],
  [/3Straight$|Join$/, 4],
  [/Sum$/, 2],
  [/^Any\dCom/, 4],
  [/Com/, 6],
];

const isOfFive = ({ code }: Play<SscResult>) => placesSeen(code).length === 5;

const facts = {
  listed: listedBets,
  anyResult,
  results: ({ code }: Play<SscResult>) => resultsOf(placesSeen(code)),
  // The returns of these have a test of their own, with fewer selections.
  isUnlisted: isOfFive,
  mostInRow: ({ code }: Play<SscResult>) => mostOf.find(([name]) => name.test(code))?.[1] ?? 10,
};

const ofFive = { ...ssc, plays: ssc.plays.filter(isOfFive) };
const ofWindows = { ...ssc, plays: ssc.plays.filter((play) => !isOfFive(play)) };

describe('plays of all five digits', () => {
  describeFamily({ ...facts, family: ofFive }, 2_000);
});

// Each of these rules stands at two windows or more: together they have as many runs.
describe('plays of some digits', () => {
  describeFamily({ ...facts, family: ofWindows }, 1_000);
});
