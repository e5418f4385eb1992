import { useEffect, useMemo, useRef } from 'react';
import { useMoneyFormat, useMoneySymbol } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { formatMoney, shortMoney } from '@pavilion/client/language/format.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { useTheme } from '@pavilion/client/theme/theme.ts';
import { dayText, rangeOf, type ChartSeries } from './chart-series.ts';
import { drawChart, type ChartWords } from './draw-chart.ts';
import styles from './Chart.module.css';

function useChartWords(): ChartWords {
  const language = useLanguage();
  const symbol = useMoneySymbol();
  return useMemo(
    () => ({
      day: (day) => dayText(day, language),
      amount: (amount) =>
        Number.isInteger(amount)
          ? shortMoney(String(amount), symbol, language)
          : formatMoney(amount.toFixed(2), symbol, language),
    }),
    [language, symbol],
  );
}

export type TeamChartProps = { name: string; series: ChartSeries };

/** Bars of the amounts, drawn anew in another theme, language or width. */
function Drawing({ series, label }: { series: ChartSeries; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const words = useChartWords();
  const theme = useTheme();
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    return drawChart(element, series, words);
  }, [series, words, theme]);
  return <div ref={place} className={styles.chart} role="img" aria-label={label} dir="ltr" />;
}

/** Amounts by day; assistive technology is told the range, and the table has every day. */
export function TeamChart({ name, series }: TeamChartProps) {
  const text = useText();
  const language = useLanguage();
  const money = useMoneyFormat();
  const range = rangeOf(series);
  const first = series[0];
  const last = series.at(-1);
  if (range === null || first === undefined || last === undefined) {
    return <p className={styles.nothing}>{text('agent.chart.nothing')}</p>;
  }
  const label = text('agent.chart.label', {
    name,
    from: dayText(first.day, language),
    until: dayText(last.day, language),
    low: money(range.low),
    high: money(range.high),
  });
  return <Drawing series={series} label={label} />;
}
