import { sum } from '@pavilion/domain/lottery/counting';
import { fraction, productOf, sumOf, zero, type Fraction } from '@pavilion/domain/lottery/fraction';
import { my4dPrizes } from '@pavilion/domain/lottery/my4d/my4d';
import type { FamilyCode, Play } from '@pavilion/domain/lottery/play';
import { northPrizes, southPrizes } from '@pavilion/domain/lottery/vietnam/regions';

/** How many of the numbers drawn in Vietnam have so many digits or more. */
export function numbersThatEnd(family: FamilyCode, digits: number): number {
  const prizes = family === 'VN_NORTH' ? northPrizes : southPrizes;
  return sum(prizes.filter((prize) => prize.digits >= digits).map(({ numbers }) => numbers));
}

/**
 * How many numbers are drawn that a bet is compared with, each of which pays; null for plays that
 * pay a bet once.
 */
function numbersThatPay(family: FamilyCode, { code, units }: Play<never>): number | null {
  if (code === 'Front3' || code === 'Back3') return 2;
  if (code === 'Lo2Flat') return numbersThatEnd(family, 2);
  return units > 1 ? units : null;
}

/** Of MY4D: the numbers of each prize, whose odds stand together, one for each kind of number. */
function returnsOfPrizes(odds: readonly Fraction[], kinds: number, under: number): Fraction[] {
  const ways = kinds === 1 ? [1] : [24, 12, 6, 4];
  return ways.map((each, kind) =>
    sumOf(
      my4dPrizes.map(({ numbers }, prize) =>
        productOf(odds[prize * kinds + kind] ?? zero, fraction(numbers * each, under)),
      ),
    ),
  );
}

/** A selection of one bet that is paid by the tier. */
function betOfTier(play: Play<never>, tier: number): { rows: readonly (readonly number[])[] } {
  if (play.approach === 'typed') return { rows: [] };
  const [row] = play.rows;
  const values = row?.balls.values ?? [];
  const terms = { odds: [], yearAnimal: 0 };
  if (play.tierOfBall && play.rows.length === 1) {
    const found = values.find((ball) => play.tierOfBall?.(ball, terms) === tier);
    return { rows: [found === undefined ? [] : [found]] };
  }
  if (play.rows.length > 1) return { rows: play.rows.map(({ balls }) => balls.values.slice(0, 1)) };
  const size = values.findIndex((_, at) => play.count({ rows: [values.slice(0, at + 1)] }) > 0) + 1;
  return { rows: [values.slice(0, size)] };
}

/** What of all stakes a play with fixed odds gives back in the long run, for each kind of bet. */
export function fixedReturns(
  family: FamilyCode,
  play: Play<never>,
  odds: readonly Fraction[],
): Fraction[] {
  const width = play.approach === 'picked' ? (play.rows[0]?.balls.width ?? 1) : 1;
  if (family === 'MY4D') {
    return returnsOfPrizes(odds, play.code.startsWith('IBox') ? 4 : 1, 10 ** width);
  }
  const numbers = numbersThatPay(family, play);
  return odds.map((each, tier) => {
    const won =
      numbers === null
        ? play.chance([betOfTier(play, tier)], { odds, yearAnimal: 0 })
        : fraction(numbers, 10 ** width);
    return productOf(each, won, fraction(1, play.units));
  });
}

/** Hundredths of a percent, rounded to the nearest. */
export function hundredthsOfPercent({ over, under }: Fraction): number {
  return Number((over * 20_000n + under) / (2n * under));
}
