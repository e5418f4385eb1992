import { partedSelection } from '@pavilion/domain/lottery/order/parted-selection';
import type { Selection } from '@pavilion/domain/lottery/play';
import { stakeOf } from '@pavilion/domain/lottery/price/line-money';
import { formatBalls } from '@pavilion/domain/lottery/slip/balls-text';
import type { DraftLine } from '../order/order-draft.ts';
import { reducedOdds } from './counted-numbers.ts';

function partOf(line: DraftLine, selection: Selection, odds: DraftLine['odds']): DraftLine {
  const { play, unitMinor } = line;
  const bets = play.count(selection);
  const balls = formatBalls(play, selection);
  return { ...line, selection, balls, odds, bets, stake: stakeOf(play, bets, unitMinor) };
}

/** The lines of an order, those with reduced numbers in parts of one price each. */
export function partedLines(
  lines: readonly DraftLine[],
  isReduced: (playId: number, number: string) => boolean,
  percent: number,
): DraftLine[] {
  return lines.flatMap((line) => {
    const { play, selection, odds } = line;
    const parted = partedSelection(play, selection, (number) => isReduced(play.playId, number));
    if (parted.apart.length === 0) return [line];
    const less = reducedOdds(odds, percent);
    return [
      ...parted.rest.map((part) => partOf(line, part, odds)),
      ...parted.apart.map((part) => partOf(line, part, less)),
    ];
  });
}
