import type { MessageKey } from '#kit/text.ts';
import type { FamilyCode, Play } from '@pavilion/domain/lottery/play';
import { northPrizes, southPrizes } from '@pavilion/domain/lottery/vietnam/regions';
import { numbersThatEnd } from './returns.ts';

/** A text with its values; `prizes` are codes whose names stand for `{prizes}`. */
export type Sentence = Readonly<{
  key: MessageKey;
  values: Readonly<Record<string, string | number>>;
  prizes?: readonly string[];
}>;

type Values = Sentence['values'];
/** By what matches a play's code: its sentences. */
type Row = readonly [code: RegExp, sentences: (...parts: string[]) => readonly Sentence[]];

const say = (key: MessageKey, values: Values = {}): Sentence => ({ key, values });

/** "1–3", "4, 5" or "2". */
function placesText(first: number, last: number): string {
  if (last - first > 1) return `${first}–${last}`;
  return first === last ? `${first}` : `${first}, ${last}`;
}

/** The positions of First2, Middle3, Last4 and the like, of five. */
function windowOf(end: string, size: string): string {
  const count = Number(size);
  if (end === 'First') return placesText(1, count);
  return end === 'Middle' ? placesText(2, 1 + count) : placesText(6 - count, 5);
}

const all5 = placesText(1, 5);
const all3 = placesText(1, 3);
const firstSix = placesText(1, 6);

const straight = (places: string) => say('lottery.rule.straight', { places });
const anyOrder = (places: string) => say('lottery.rule.anyOrder', { places });
const occur = (places: string) => say('lottery.rule.occur', { places });
const sum = (places: string) => say('lottery.rule.sum', { places });
const pattern = (places: string, letters: string) =>
  say('lottery.rule.pattern', { places, pattern: letters });
const sumSizes = (places: string, big: number) => say('lottery.rule.bsoe.sum', { places, big });
const dragon = (left: string, right: string) => say('lottery.rule.dragon', { left, right });

/** What the digits of a combination look like, by the orders in which they can stand. */
const patterns: Readonly<Record<string, string>> = {
  First12: 'AABC', First6: 'AABB', First4: 'AAAB',
  All60: 'AABCD', All30: 'AABBC', All20: 'AAABC', All10: 'AAABB', All5: 'AAAAB',
}; // oxfmt-ignore

const window = '(First|Middle|Last)([2345])';
const ofWindow = (rule: string) => new RegExp(`^${window}${rule}$`);

const ssc: readonly Row[] = [
  [/^FixedPlace$/, () => [say('lottery.rule.place')]],
  [/^All5Straight(?:Typed)?$/, () => [straight(all5)]],
  [ofWindow('Straight(?:Typed)?'), (end, size) => [straight(windowOf(end, size))]],
  [ofWindow('Com3'), (end, size) => [pattern(windowOf(end, size), 'AAB')]],
  // Of three positions all digits are different, of four two are there twice.
  [/^(First|Middle|Last)(3)Com6$/, (end, size) => [anyOrder(windowOf(end, size))]],
  [ofWindow('Com(?:24)?(?:Typed)?'), (end, size) => [anyOrder(windowOf(end, size))]],
  [
    ofWindow('Com(12|6|4)'),
    (end, size, ways) => [pattern(windowOf(end, size), patterns[`First${ways}`] ?? '')],
  ],
  [/^AllCom120$/, () => [anyOrder(all5)]],
  [/^AllCom(\d+)$/, (ways) => [pattern(all5, patterns[`All${ways}`] ?? '')]],
  [ofWindow('Sum'), (end, size) => [sum(windowOf(end, size))]],
  [ofWindow('Join'), (end, size) => [say('lottery.rule.join', { places: windowOf(end, size) })]],
  [ofWindow('Any[12]'), (end, size) => [occur(windowOf(end, size))]],
  [/^Any([234])(?:Typed)?$/, (count) => [say('lottery.rule.anyPlaces', { count })]],
  [/^Any2Com$/, () => [say('lottery.rule.anyPattern', { count: 2, pattern: 'AB' })]],
  [/^Any3Com3$/, () => [say('lottery.rule.anyPattern', { count: 3, pattern: 'AAB' })]],
  [/^Any3Com6$/, () => [say('lottery.rule.anyPattern', { count: 3, pattern: 'ABC' })]],
  [
    ofWindow('BSOE'),
    (end, size) => [say('lottery.rule.bsoe.each', { places: windowOf(end, size), big: 5 })],
  ],
  [/^Ball(\d)$/, (place) => [say('lottery.rule.at', { place })]],
  [/^Ball(\d)BSOE$/, (place) => [say('lottery.rule.bsoe', { place, big: 5 })]],
  [/^SumBSOE$/, () => [sumSizes(all5, 23)]],
  [/^DragonTiger(\d)(\d)$/, (left, right) => [dragon(left, right), say('lottery.rule.tie')]],
  [
    /^Shape(First|Middle|Last)(3)$/,
    (end, size) => [say('lottery.rule.shape', { places: windowOf(end, size) })],
  ],
]; // oxfmt-ignore

const elevenFive: readonly Row[] = [
  [/^Any([1-5])$/, () => [occur(all5)]],
  [/^Any([678])$/, (count) => [say('lottery.rule.covers', { count })]],
  [ofWindow('Straight'), (end, size) => [straight(windowOf(end, size))]],
  [ofWindow('Com'), (end, size) => [anyOrder(windowOf(end, size))]],
  [ofWindow('AnyPlace'), (end, size) => [occur(windowOf(end, size))]],
  [/^FixedPlace$/, () => [say('lottery.rule.place')]],
  [/^OECounts$/, () => [say('lottery.rule.oddCount')]],
  [/^ThirdDigit$/, () => [say('lottery.rule.third')]],
  [/^SumBSOE$/, () => [sumSizes(all5, 31), say('lottery.rule.push30')]],
  [/^DragonTiger(\d)(\d)$/, (left, right) => [dragon(left, right)]],
];

const k3: readonly Row[] = [
  [/^Sum$/, () => [sum(all3)]],
  [/^Triple$/, () => [pattern(all3, 'AAA')]],
  [/^TripleAll$/, () => [say('lottery.rule.tripleAll')]],
  [/^Three$/, () => [anyOrder(all3)]],
  [/^RunAll$/, () => [say('lottery.rule.run')]],
  [/^PairSingle$/, () => [pattern(all3, 'AAB')]],
  [/^PairAny$/, () => [say('lottery.rule.pairAny')]],
  [/^(?:Two|Single)$/, () => [occur(all3)]],
  [/^BSOE$/, () => [sumSizes(all3, 11)]],
];

const pk10: readonly Row[] = [
  [/^First1$/, () => [say('lottery.rule.at', { place: 1 })]],
  [ofWindow('(?:Typed)?'), (end, size) => [straight(windowOf(end, size))]],
  [/^(?:First|Last)5Fixed$/, () => [say('lottery.rule.place')]],
  [/^First2Sum$/, () => [sum(placesText(1, 2))]],
  [/^First2SumBSOE$/, () => [sumSizes(placesText(1, 2), 12)]],
  [/^Place(\d+)BSOE$/, (place) => [say('lottery.rule.bsoe', { place, big: 6 })]],
  [/^DragonTiger(\d)(\d+)$/, (left, right) => [dragon(left, right)]],
];

const pc28: readonly Row[] = [
  [/^PC28Sum$/, () => [sum(all3)]],
  [/^PC28SumBSOE$/, () => [sumSizes(all3, 14)]],
  [/^PC28SumCombination$/, () => [say('lottery.rule.combination')]],
  [/^PC28SumExtreme$/, () => [say('lottery.rule.extreme')]],
  [/^PC28SumColour$/, () => [say('lottery.rule.sumColour')]],
  [/^PC28Shape$/, () => [say('lottery.rule.shape', { places: all3 })]],
];

const lhc: readonly Row[] = [
  [/^SpecialBSOE$/, () => [say('lottery.rule.bsoe.special')]],
  [/^Special(?:Colour|Animal)?$/, () => [say('lottery.rule.special')]],
  [/^Any(?:Animal|LastDigit)$/, () => [say('lottery.rule.anyHas')]],
  [/^(?:Regular|2of2|3of3)$/, () => [occur(firstSix)]],
  [/^3of2$/, () => [say('lottery.rule.twoOfThree')]],
  [/^RegularAndSpecial$/, () => [say('lottery.rule.withSpecial')]],
  [/^None(\d+)$/, (count) => [say('lottery.rule.none', { count })]],
];

const ends = (...prizes: string[]): Sentence => ({ key: 'lottery.rule.ends', values: {}, prizes });

/** The last prize has two digits, the one before it three. */
function vietnam(family: 'VN_NORTH' | 'VN_SOUTH'): readonly Row[] {
  const prizes = (family === 'VN_NORTH' ? northPrizes : southPrizes).map(({ name }) => name);
  const [threeDigits = '', twoDigits = ''] = prizes.slice(-2);
  return [
    [/^Lo([234])(?:Flat)?$/, (digits) => {
      const count = numbersThatEnd(family, Number(digits));
      return [say('lottery.rule.endsAll', { count })];
    }],
    [/^De$|^Cang[34]$|^Tail$/, () => [ends('DB')]],
    [/^De1$/, () => [ends('G1')]],
    [/^DeHead$/, () => [ends(twoDigits)]],
    [/^DeHeadTail$/, () => [ends('DB', twoDigits)]],
    [/^Cang3Head$/, () => [ends(threeDigits)]],
    [/^Head$/, () => [say('lottery.rule.head')]],
    [/^DbBSOE$/, () => [say('lottery.rule.bsoe.main')]],
    [/^Xien(\d)$/, (count) => [say('lottery.rule.allEnd', { count })]],
    [/^Truot(\d+)$/, (count) => [say('lottery.rule.noneEnd', { count })]],
  ]; // oxfmt-ignore
}

/** `bottom` says where the two digits of the bottom come from. */
const sea3 = (bottom: Sentence): readonly Row[] => [
  [/^Top[234]$/, () => [say('lottery.rule.top')]],
  [/^Bottom2$/, () => [bottom]],
  [/^Toad3$/, () => [say('lottery.rule.toad')]],
  [/^RunTop$/, () => [say('lottery.rule.runTop')]],
  [/^RunBottom$/, () => [say('lottery.rule.runBottom')]],
  [/^Front3$/, () => [ends('front3')]],
  [/^Back3$/, () => [ends('back3')]],
];

const bigPrizes = ['P1', 'P2', 'P3', 'special', 'consolation'];
const smallPrizes = bigPrizes.slice(0, 3);

const my4d: readonly Row[] = [
  [/^Big$/, () => [ends(...bigPrizes)]],
  [/^Small$/, () => [ends(...smallPrizes)]],
  [/^IBoxBig$/, () => [{ key: 'lottery.rule.iBox', values: {}, prizes: bigPrizes }]],
  [/^IBoxSmall$/, () => [{ key: 'lottery.rule.iBox', values: {}, prizes: smallPrizes }]],
];

const rows: Readonly<Record<FamilyCode, readonly Row[]>> = {
  SSC: ssc,
  '11X5': elevenFive,
  K3: k3,
  PK10: pk10,
  PC28: pc28,
  LHC: lhc,
  VN_NORTH: vietnam('VN_NORTH'),
  VN_SOUTH: vietnam('VN_SOUTH'),
  THAI: sea3(ends('back2')),
  LAOS: sea3(say('lottery.rule.firstTwo')),
  HANOI: sea3(ends('G1')),
  MY4D: my4d,
  PH3: [
    [/^PH3Straight$/, () => [straight(all3)]],
    [/^PH3Rambolito$/, () => [anyOrder(all3)]],
  ],
  PH2: [
    [/^PH2Straight$/, () => [straight(placesText(1, 2))]],
    [/^PH2Rambolito$/, () => [anyOrder(placesText(1, 2))]],
  ],
};

/** When a bet of a play wins; empty for a play that is not known here. */
export function winsWhen(family: FamilyCode, { code }: Pick<Play<never>, 'code'>) {
  for (const [matching, sentences] of rows[family]) {
    const found = matching.exec(code);
    if (found) return sentences(...found.slice(1));
  }
  return [];
}
