import { subsetsOf, tuplesOf } from '../counting.ts';
import { largestOf, zero, type Fraction } from '../fraction.ts';
import { digitSetOf, type Width } from '../numbers/digits.ts';
import { remembered } from '../numbers/remembered.ts';
import type { PickedPlay, Play, Selection } from '../play.ts';
import { onlyRowOf } from '../selection.ts';

/** One bet of a play with fixed odds. */
export type SingleBet = Readonly<{
  /**
   * The number that it is on, such as `68`; of several numbers all of them: `06-24`. Where the
   * order of the digits does not count they are sorted, since any order is the same bet.
   */
  number: string;
  /** That bet alone. */
  selection: Selection;
}>;

/** What a bet of a play is made of: a ball, several balls of one row, or a ball of each row. */
type BetShape = Readonly<{
  made: 'ball' | 'set' | 'tuple';
  /** How many balls a bet has. */
  size: number;
  /** Whether numbers of the same digits are the same bet. */
  ignoresOrder: boolean;
}>;

const rowsOf = (play: PickedPlay<never>) => play.rows.map(({ balls }) => balls);

function pickedOf(play: Play<never>): PickedPlay<never> {
  if (play.approach === 'picked' && !play.positions && !play.digits) return play;
  throw new Error(`${play.code} is no play with fixed odds`);
}

function ignoresOrder(play: PickedPlay<never>): boolean {
  const [balls] = rowsOf(play);
  if (!balls) return false;
  const { values, width } = balls;
  const pair = values
    .map((ball) => [digitSetOf(ball, width).key, ball])
    .find(([key = 0, ball]) => key !== ball && values.includes(key));
  return pair !== undefined && play.count({ rows: [pair] }) === 1;
}

/** How the bets of a play are made; read from what the play counts as one bet. */
export const betShapeOf = remembered((play: Play<never>): BetShape => {
  const picked = pickedOf(play);
  const rows = rowsOf(picked);
  if (rows.length > 1) return { made: 'tuple', size: rows.length, ignoresOrder: false };
  const values = rows[0]?.values ?? [];
  const size =
    values.findIndex((_, at) => play.count({ rows: [values.slice(0, at + 1)] }) === 1) + 1;
  return size > 1
    ? { made: 'set', size, ignoresOrder: false }
    : { made: 'ball', size: 1, ignoresOrder: ignoresOrder(picked) };
});

const padded = (ball: number, width: number) => `${ball}`.padStart(width, '0');

/** What a ball is called as a number that is bet on. */
function numberOfBall(ball: number, width: Width, { ignoresOrder: isSet }: BetShape): string {
  return padded(isSet ? digitSetOf(ball, width).key : ball, width);
}

function betsOfBalls(play: PickedPlay<never>, selection: Selection): SingleBet[] {
  const shape = betShapeOf(play);
  const width = rowsOf(play)[0]?.width ?? 1;
  const bets = new Map<string, SingleBet>();
  for (const ball of onlyRowOf(selection)) {
    const number = numberOfBall(ball, width, shape);
    if (!bets.has(number)) bets.set(number, { number, selection: { rows: [[ball]] } });
  }
  return [...bets.values()];
}

/**
 * All bets of a selection without fault in a play with fixed odds, each once, in the order in which
 * it was chosen.
 */
export function singleBetsOf(play: Play<never>, selection: Selection): SingleBet[] {
  const picked = pickedOf(play);
  const { made, size } = betShapeOf(play);
  if (made === 'ball') return betsOfBalls(picked, selection);
  const texts = rowsOf(picked).map(({ width }) => width);
  const numberOf = (balls: readonly number[]) =>
    balls.map((ball, at) => padded(ball, texts[at] ?? texts[0] ?? 1)).join('-');
  if (made === 'tuple') {
    return [...tuplesOf(selection.rows)].map((balls) => ({
      number: numberOf(balls),
      selection: { rows: balls.map((ball) => [ball]) },
    }));
  }
  const row = onlyRowOf(selection).toSorted((one, other) => one - other);
  return [...subsetsOf(row, size)].map((balls) => ({
    number: numberOf(balls),
    selection: { rows: [balls] },
  }));
}

/** The tiers that a ball can hit, each found by odds that pay by it alone. */
function hitBy(play: PickedPlay<never>, ball: number): number[] {
  return play.tiers.flatMap((_, tier) => {
    const odds = play.tiers.map((__, other) => (other === tier ? { over: 1n, under: 1n } : zero));
    const most = play.mostWin({ rows: [[ball]] }, { odds, yearAnimal: 0 });
    return most.over > 0n ? [tier] : [];
  });
}

/** By number; under no number where a play tells none apart. */
const knownTiers = remembered<Play<never>, Map<string, readonly number[]>>(() => new Map());

function tiersOfNumber(play: Play<never>, number: string): readonly number[] {
  const { made } = betShapeOf(play);
  if (made !== 'ball') return play.tiers.map((_, tier) => tier);
  return play.tierOfBall
    ? [play.tierOfBall(Number(number), { odds: [], yearAnimal: 0 })]
    : hitBy(pickedOf(play), Number(number));
}

/** The most that a bet on a number pays by one hit, at 1.00 a unit; `odds` are of each tier. */
export function paidByHit(play: Play<never>, number: string, odds: readonly Fraction[]): Fraction {
  const key = betShapeOf(play).ignoresOrder || play.tierOfBall ? number : '';
  const known = knownTiers(play);
  const tiers = known.get(key) ?? tiersOfNumber(play, number);
  known.set(key, tiers);
  const [first = 0, ...others] = tiers;
  const paid = odds[first] ?? zero;
  return others.length === 0 ? paid : largestOf(tiers.map((tier) => odds[tier] ?? zero));
}
