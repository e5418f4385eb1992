import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText, type MessageKey } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { decimalText, type Fraction } from '@pavilion/domain/lottery/fraction';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { Mark } from '../room/marks.ts';
import type { Problem } from './problem.ts';

const oddsDecimals = 2;

/** Writes odds with the decimals that they have, at most two, rounded down: 99, 9.8, 104.16. */
export function useOddsText(): (odds: Fraction) => string {
  const format = useFormat();
  return (odds) => {
    const digits = decimalText(odds, oddsDecimals).replace(/\.?0+$/, '');
    return format.decimal(digits, digits.split('.')[1]?.length ?? 0);
  };
}

/** What is said of a marked number; `pays` are the odds that count for it now. */
export function useMarkText(): (mark: Mark | undefined, pays: Fraction) => string {
  const text = useText();
  const oddsText = useOddsText();
  return (mark, pays) => {
    if (mark?.kind === 'closed') return text('lottery.fixed.closed');
    const odds = oddsText(pays);
    return text(mark ? 'lottery.fixed.pays.less' : 'lottery.fixed.pays', { odds });
  };
}

const ofLimit = {
  least: 'lottery.fixed.problem.least',
  most: 'lottery.fixed.problem.most',
  win: 'lottery.fixed.problem.win',
} as const satisfies Record<string, MessageKey>;

const alone = {
  playClosed: 'error.lottery.play.closed',
  rows: 'lottery.fixed.problem.rows',
  noDraw: 'lottery.bet.none',
} as const satisfies Record<string, MessageKey>;

const namedAtMost = 5;

/** Says why nothing can be bet. */
export function useProblemText(digits: number): (problem: Problem) => string {
  const text = useText();
  const money = useMoneyFormat();
  return (problem) => {
    switch (problem.kind) {
      case 'few':
      case 'many':
        return text(`lottery.fixed.problem.${problem.kind}`, { count: problem.count });
      case 'closed': {
        const named = problem.numbers.slice(0, namedAtMost).join(', ');
        const more = problem.numbers.length > namedAtMost ? '…' : '';
        return text('lottery.fixed.problem.closed', { numbers: named + more });
      }
      case 'amount':
        return text('lottery.fixed.problem.amount', { digits });
      case 'least':
      case 'most':
      case 'win':
        return text(ofLimit[problem.kind], { amount: money(formatAmount(problem.limit, digits)) });
      case 'playClosed':
      case 'rows':
      case 'noDraw':
        return text(alone[problem.kind]);
    }
  };
}
