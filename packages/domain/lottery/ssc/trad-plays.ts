import type { Play } from '../play.ts';
import { places, type SscResult } from './ssc-result.ts';
import * as rules from './trad-rules.ts';

type Window = Readonly<{ group: string; places: readonly number[] }>;

const first2: Window = { group: 'First2', places: [0, 1] };
const last2: Window = { group: 'Last2', places: [3, 4] };
const first3: Window = { group: 'First3', places: [0, 1, 2] };
const middle3: Window = { group: 'Middle3', places: [1, 2, 3] };
const last3: Window = { group: 'Last3', places: [2, 3, 4] };
const first4: Window = { group: 'First4', places: [0, 1, 2, 3] };
const last4: Window = { group: 'Last4', places: [1, 2, 3, 4] };
const all5: Window = { group: 'All5', places };
const fixed: Window = { group: 'FixedPlace', places };
const any2: Window = { group: 'Any2', places };
const any3: Window = { group: 'Any3', places };
const any4: Window = { group: 'Any4', places };

const table: readonly (readonly [number, string, Window, rules.Rule])[] = [
  [14, 'FixedPlace', fixed, rules.fixedPlace],

  [34, 'First2Straight', first2, rules.straight],
  [15, 'Last2Straight', last2, rules.straight],
  [93, 'First2StraightTyped', first2, rules.straightTyped],
  [80, 'Last2StraightTyped', last2, rules.straightTyped],
  [5000, 'First2Com', first2, rules.pair],
  [5001, 'Last2Com', last2, rules.pair],
  [95, 'First2ComTyped', first2, rules.pairTyped],
  [83, 'Last2ComTyped', last2, rules.pairTyped],
  [5002, 'First2Sum', first2, rules.sums],
  [5003, 'Last2Sum', last2, rules.sums],

  [40, 'First3Straight', first3, rules.straight],
  [50, 'Middle3Straight', middle3, rules.straight],
  [21, 'Last3Straight', last3, rules.straight],
  [97, 'First3StraightTyped', first3, rules.straightTyped],
  [100, 'Middle3StraightTyped', middle3, rules.straightTyped],
  [85, 'Last3StraightTyped', last3, rules.straightTyped],
  [42, 'First3Com3', first3, rules.com3],
  [52, 'Middle3Com3', middle3, rules.com3],
  [23, 'Last3Com3', last3, rules.com3],
  [43, 'First3Com6', first3, rules.com6],
  [53, 'Middle3Com6', middle3, rules.com6],
  [24, 'Last3Com6', last3, rules.com6],
  [98, 'First3ComTyped', first3, rules.comTyped],
  [101, 'Middle3ComTyped', middle3, rules.comTyped],
  [87, 'Last3ComTyped', last3, rules.comTyped],
  [5004, 'First3Sum', first3, rules.sums],
  [5005, 'Middle3Sum', middle3, rules.sums],
  [5006, 'Last3Sum', last3, rules.sums],
  [5007, 'First3Join', first3, rules.join],
  [5008, 'Middle3Join', middle3, rules.join],
  [5009, 'Last3Join', last3, rules.join],
  [5010, 'First3Any1', first3, rules.occurring1],
  [5011, 'Last3Any1', last3, rules.occurring1],
  [5012, 'First3Any2', first3, rules.occurring2],
  [5013, 'Last3Any2', last3, rules.occurring2],

  [48, 'First4Straight', first4, rules.straight],
  [29, 'Last4Straight', last4, rules.straight],
  [99, 'First4StraightTyped', first4, rules.straightTyped],
  [89, 'Last4StraightTyped', last4, rules.straightTyped],
  [5014, 'First4Com24', first4, rules.com24],
  [5015, 'Last4Com24', last4, rules.com24],
  [5016, 'First4Com12', first4, rules.com12],
  [5017, 'Last4Com12', last4, rules.com12],
  [5018, 'First4Com6', first4, rules.com6OfFour],
  [5019, 'Last4Com6', last4, rules.com6OfFour],
  [5020, 'First4Com4', first4, rules.com4],
  [5021, 'Last4Com4', last4, rules.com4],

  [31, 'All5Straight', all5, rules.straight],
  [91, 'All5StraightTyped', all5, rules.straightTyped],
  [5022, 'AllCom120', all5, rules.com120],
  [5023, 'AllCom60', all5, rules.com60],
  [5024, 'AllCom30', all5, rules.com30],
  [5025, 'AllCom20', all5, rules.com20],
  [5026, 'AllCom10', all5, rules.com10],
  [5027, 'AllCom5', all5, rules.com5],

  [59, 'Any2', any2, rules.anyPlaces(2)],
  [60, 'Any3', any3, rules.anyPlaces(3)],
  [61, 'Any4', any4, rules.anyPlaces(4)],
  [102, 'Any2Typed', any2, rules.anyPlacesTyped(2)],
  [107, 'Any3Typed', any3, rules.anyPlacesTyped(3)],
  [109, 'Any4Typed', any4, rules.anyPlacesTyped(4)],
  [5028, 'Any2Com', any2, rules.anyPair],
  [5029, 'Any3Com3', any3, rules.anyCom3],
  [5030, 'Any3Com6', any3, rules.anyCom6],

  [5031, 'First2BSOE', first2, rules.bigSmallOddEvenRows],
  [5032, 'Last2BSOE', last2, rules.bigSmallOddEvenRows],
];

export const tradPlays: readonly Play<SscResult>[] = table.map(([playId, code, window, rule]) =>
  rule.build(
    { playId, code, group: window.group, subGroup: rule.subGroup, playTypes: ['trad'] },
    window.places,
  ),
);
