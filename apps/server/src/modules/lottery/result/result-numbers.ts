import { isDeepStrictEqual } from 'node:util';
import { prizesFor, resultFaults } from '@pavilion/domain/lottery/outside-prizes';
import type { Prizes } from '@pavilion/domain/lottery/play';
import type { DrawRow } from '../draw.store.ts';
import type { FolderLottery } from './folder-lottery.ts';

/** The numbers of a draw as somebody says them. */
export type Numbers = Readonly<{ winNo: string; prizes: Prizes }>;

/**
 * Numbers of a draw in the one form in which they are kept and compared, or the names of prizes
 * that are wrong.
 */
export function readNumbers(
  { family }: Pick<FolderLottery, 'family'>,
  draw: Pick<DrawRow, 'year_animal'>,
  { winNo, prizes }: Numbers,
): { numbers: Numbers } | { wrong: string[] } {
  const wrong = resultFaults(family, { winNo, prizes, yearAnimal: draw.year_animal });
  return wrong.length > 0 ? { wrong } : { numbers: { winNo, prizes: prizesFor(family, prizes) } };
}

/** Whether two say the same: the result, and every prize with its numbers in their order. */
export function sameNumbers(one: Numbers, other: Numbers): boolean {
  return one.winNo === other.winNo && isDeepStrictEqual(one.prizes, other.prizes);
}

/** The numbers that a row holds; null where it holds none. */
export function numbersOf({
  win_no: winNo,
  prizes,
}: {
  win_no: string | null;
  prizes: Prizes | null;
}): Numbers | null {
  return winNo === null ? null : { winNo, prizes: prizes ?? {} };
}
