import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { teamLinks } from '../team/team-links.ts';
import type { TeamOverview } from './overview.queries.ts';
import styles from './Overview.module.css';

function resultOf(account: string): string {
  return teamLinks.result({ account });
}

/** The lines with the highest valid bets; each leads to its profit and loss. */
export function BestLines({ lines }: { lines: TeamOverview['bestLines'] }) {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <Section title={text('agent.best')}>
      {lines.length === 0 ? (
        <p className={styles.note}>{text('agent.best.none')}</p>
      ) : (
        <Card look="flush">
          {lines.map(({ account, nickname, teamSize, validBetAmount, profitAndLoss }) => (
            <ListRow
              key={account}
              href={resultOf(account)}
              title={nickname || account}
              detail={[
                ...(nickname === '' ? [] : [account]),
                text('agent.best.people', { count: teamSize }),
              ].join(' · ')}
              trail={
                <>
                  <SignedMoney amount={profitAndLoss} />
                  <small>
                    {text('agent.overview.valid')} {money(validBetAmount)}
                  </small>
                </>
              }
            />
          ))}
        </Card>
      )}
    </Section>
  );
}
