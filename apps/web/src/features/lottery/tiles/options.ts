import type { Text } from '#kit/text.ts';
import { decimalText, type Fraction } from '@pavilion/domain/lottery/fraction';
import { animalOf, ballNumbers, colourOf, colours } from '@pavilion/domain/lottery/lhc/ball-groups';
import { colourOfSum } from '@pavilion/domain/lottery/pc28/sum-colours';
import type { FamilyCode, PickedPlay, Play, RowShape } from '@pavilion/domain/lottery/play';
import { electronicSeries, oddsAt } from '@pavilion/domain/lottery/price/series';
import { ballWords, nameOfBall } from '../balls/ball-names.ts';

/** "Big", "05", or "14" for a sum. */
export function optionText(row: RowShape, ball: number, text: Text): string {
  return row.name === 'SUM' ? `${ball}` : ballWords(text, row, ball);
}

type Colour = 'red' | 'blue' | 'green';

const colourNamed = (name: string | null | undefined): Colour | null =>
  name === 'red' || name === 'blue' || name === 'green' ? name : null;

/** The colour that a number has in its family, or that an option is. */
export function colourOfBall(family: FamilyCode, row: RowShape, ball: number): Colour | null {
  if (row.balls.names) return colourNamed(nameOfBall(row.balls, ball));
  if (family === 'LHC' && row.name === 'NUMBERS') return colourNamed(colours[colourOf(ball)]);
  return family === 'PC28' && row.name === 'SUM' ? colourOfSum(ball) : null;
}

const isAnimals = ({ name }: RowShape) => name === 'ANIMAL';

/** The numbers of an animal in the lunar year of the draw: "07 19 31 43"; null for other options. */
export function numbersOfBall(row: RowShape, ball: number, yearAnimal: number): string | null {
  if (!isAnimals(row)) return null;
  const numbers = ballNumbers.filter((number) => animalOf(number, yearAnimal) === ball);
  return numbers.map((number) => `${number}`.padStart(2, '0')).join(' ');
}

const oddsDecimals = 3;

/** Rounded down to 3 decimals, without zeros at the end: "1.94". */
function oddsText(odds: Fraction): string {
  return decimalText(odds, oddsDecimals).replace(/\.?0+$/, '');
}

/** What 1.00 pays by each tier of a play of tiles. */
export const oddsOfTiers = ({ tiers }: Play<never>): string[] =>
  oddsAt(
    electronicSeries,
    tiers.map(({ odds }) => odds),
  ).map(oddsText);

/** What 1.00 on a ball pays in a draw of the year of an animal. */
export function oddsOfBall(play: PickedPlay<never>, ball: number, yearAnimal: number): string {
  const odds = play.tiers.map((tier) => tier.odds);
  return oddsOfTiers(play)[play.tierOfBall?.(ball, { odds, yearAnimal }) ?? 0] ?? '';
}
