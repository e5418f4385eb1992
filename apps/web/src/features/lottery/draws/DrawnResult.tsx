import type { Prizes } from '@pavilion/domain/lottery/play';
import { Balls } from '../balls/Balls.tsx';
import { PrizeTable } from './PrizeTable.tsx';

/** Families whose prizes hold the result. */
const inPrizes = ['VN_NORTH', 'VN_SOUTH', 'HANOI', 'MY4D'];

type ResultProps = { family: string; winNo: string; prizes: Prizes | undefined };

/** A result as balls, as the table of its prizes, or as both. */
export function DrawnResult({ family, winNo, prizes }: ResultProps) {
  const hasPrizes = prizes !== undefined && Object.keys(prizes).length > 0;
  return (
    <>
      {!(hasPrizes && inPrizes.includes(family)) && <Balls family={family} winNo={winNo} />}
      {hasPrizes && <PrizeTable family={family} prizes={prizes} />}
    </>
  );
}
