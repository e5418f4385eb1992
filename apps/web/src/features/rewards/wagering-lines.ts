import { useText } from '#kit/text.ts';
import { useCounting } from './counting.ts';

/** How long and on what games money is wagered; null where it is cash at once. */
export type Wagering = { days: number; contribution: Readonly<Record<string, number>> } | null;

/** How money that points bring is wagered, in sentences. */
export function useWageringLines(): (times: number, wagering: Wagering | undefined) => string[] {
  const text = useText();
  const counting = useCounting();
  return (times, wagering) => {
    if (times === 0) return [text('points.convert.cash')];
    const first = text('rewards.wager', { times });
    if (wagering === null || wagering === undefined) return [first];
    const { days, contribution } = wagering;
    return [first, text('rewards.terms', { days, games: counting(contribution) })];
  };
}
