import type { MessageKey } from '#kit/text.ts';
import { lessAmount, type MonthFigures } from './chart-shape.ts';
import type { HistoryMonth } from './history.queries.ts';

export const chartViews = ['play', 'money'] as const;
export type ChartView = (typeof chartViews)[number];

type Parts = { bars: readonly [MessageKey, MessageKey]; line: MessageKey };

/** The names of the two bars and of the line. */
export const chartParts: Readonly<Record<ChartView, Parts>> = {
  play: { bars: ['history.staked', 'history.won'], line: 'history.net' },
  money: { bars: ['history.deposits', 'history.withdrawals'], line: 'history.netWithdrawals' },
};

/** What a view draws of a month; above zero the line is to the member's advantage in both. */
export function figuresOf(view: ChartView, month: HistoryMonth): MonthFigures {
  const { staked, won, net, deposits, withdrawals } = month;
  return view === 'play'
    ? { bars: [staked, won], line: net }
    : { bars: [deposits, withdrawals], line: lessAmount(withdrawals, deposits) };
}
