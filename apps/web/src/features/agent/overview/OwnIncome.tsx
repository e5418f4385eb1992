import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { TeamOverview } from './overview.queries.ts';
import styles from './Overview.module.css';

const kinds = ['rebate', 'agentCommission', 'dailyIncome', 'profitSharing'] as const;

/** What the agent was paid in the days, by kind. */
export function OwnIncome({ income }: Pick<TeamOverview, 'income'>) {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <Section title={text('agent.income')}>
      <Card>
        <dl className={styles.statement}>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{text(`agent.income.${kind}`)}</dt>
              <dd>{money(income[kind])}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{text('agent.income.total')}</dt>
            <dd>
              <SignedMoney amount={income.total} />
            </dd>
          </div>
        </dl>
      </Card>
    </Section>
  );
}
