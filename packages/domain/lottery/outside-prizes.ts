import { families } from './families.ts';
import { my4dPrizes } from './my4d/my4d.ts';
import type { PrizeShape } from './numbers/prizes.ts';
import type { DrawFacts, FamilyCode, Prizes } from './play.ts';
import { hanoiPrizes, thaiPrizes } from './sea3/sea3.ts';
import { northPrizes, southPrizes } from './vietnam/regions.ts';

/** All others have one number alone. */
const shapes: Partial<Record<FamilyCode, readonly PrizeShape[]>> = {
  VN_NORTH: northPrizes,
  VN_SOUTH: southPrizes,
  THAI: thaiPrizes,
  HANOI: hanoiPrizes,
  MY4D: my4dPrizes,
};

const shapesOf = (code: FamilyCode) => shapes[code] ?? [];

/** Whether a draw has several prizes, rather than one number alone. */
export const hasPrizes = (code: FamilyCode) => shapesOf(code).length > 0;

const numbersOf = (prizes: Prizes, name: string): readonly string[] =>
  Object.hasOwn(prizes, name) ? (prizes[name] ?? []) : [];

const isDigits = (number: string, most: number) => /^[0-9]+$/.test(number) && number.length <= most;

/** The prizes that the family looks at, without those that only others have. */
export function prizesFor(code: FamilyCode, prizes: Prizes): Prizes {
  const names = shapesOf(code).map(({ name }) => name);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(prizes, name)).map((name) => [name, prizes[name] ?? []]),
  );
}

/** Whether these can be the first numbers of a draw that goes on. */
export function canBePartial(code: FamilyCode, prizes: Prizes): boolean {
  return shapesOf(code).every(({ name, numbers, digits }) => {
    const known = numbersOf(prizes, name);
    return known.length <= numbers && known.every((number) => isDigits(number, digits));
  });
}

/** The names of prizes that are wrong, missing or of no such family. */
function wrongPrizes(code: FamilyCode, prizes: Prizes): string[] {
  const wrong = shapesOf(code).filter(({ name, numbers, digits }) => {
    const drawn = numbersOf(prizes, name);
    const isRight = (number: string) => number.length === digits && isDigits(number, digits);
    return drawn.length !== numbers || !drawn.every(isRight);
  });
  const known = shapesOf(code).map(({ name }) => name);
  const unknown = Object.keys(prizes).filter((name) => !known.includes(name));
  return [...wrong.map(({ name }) => name), ...unknown];
}

/**
 * What keeps numbers from being a result of the family: names of prizes, or `winNo` where that
 * alone is wrong. Empty for a result.
 */
export function resultFaults(code: FamilyCode, facts: DrawFacts): string[] {
  const isResult = families[code].resultOf(facts) !== null;
  if (isResult && hasPrizes(code)) return [];
  const wrong = wrongPrizes(code, facts.prizes);
  return wrong.length > 0 || isResult ? wrong : ['winNo'];
}
