import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import type { TeamOverview } from './overview.queries.ts';
import styles from './Overview.module.css';

const figures = [
  ['bets', 'betAmount'],
  ['wins', 'winAmount'],
  ['valid', 'validBetAmount'],
  ['promotion', 'promotion'],
  ['deposits', 'deposit'],
  ['withdrawals', 'withdraw'],
] as const;

/** What the team brought in the days: the result first, below it what it comes from. */
export function TeamTotals({ team }: Pick<TeamOverview, 'team'>) {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <Card look="lit">
      <p className={styles.result}>
        {text('agent.overview.result')}
        <strong>
          <SignedMoney amount={team.profitAndLoss} />
        </strong>
      </p>
      <dl className={styles.figures}>
        {figures.map(([label, column]) => (
          <div key={column}>
            <dt>{text(`agent.overview.${label}`)}</dt>
            <dd>{money(team[column])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
