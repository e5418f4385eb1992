import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { dayText } from './chart-series.ts';
import type { TeamDay } from './overview.queries.ts';
import styles from './Chart.module.css';

/** The numbers behind the chart, the newest day first. */
export function DayTable({ series }: { series: readonly TeamDay[] }) {
  const text = useText();
  const language = useLanguage();
  const money = useMoneyFormat();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('agent.chart.day')}</th>
            <th scope="col">{text('agent.overview.valid')}</th>
            <th scope="col">{text('agent.overview.profitAndLoss')}</th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map(({ day, validBetAmount, profitAndLoss }) => (
            <tr key={day}>
              <th scope="row">{dayText(day, language)}</th>
              <td>{money(validBetAmount)}</td>
              <td>
                <SignedMoney amount={profitAndLoss} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
