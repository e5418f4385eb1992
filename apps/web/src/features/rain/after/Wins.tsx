import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { RainResult } from '../claim.queries.ts';
import styles from './After.module.css';

/** All envelopes of the member in a rain, and what they hold together, and what is checked first. */
export function Wins({ result }: { result: RainResult }) {
  const text = useText();
  const money = useMoneyFormat();
  const { wins, total, checking } = result;
  return (
    <Section title={text('rain.wins')}>
      <Card look={wins.length > 0 ? 'lit' : 'plain'}>
        {wins.length === 0 ? (
          <p className={styles.quiet}>{text('rain.wins.none')}</p>
        ) : (
          <>
            <p className={styles.total}>{text('rain.wins.total', { amount: money(total) })}</p>
            <ul className={styles.rows}>
              {wins.map(({ wave, amount, claimId }) => (
                <li key={claimId}>
                  <span>{text('rain.result.wave', { wave })}</span>
                  <span className={styles.amount}>{money(amount)}</span>
                </li>
              ))}
            </ul>
            {checking !== null && (
              <p className={styles.quiet}>
                {text('rain.wins.checking', { amount: money(checking) })}
              </p>
            )}
          </>
        )}
      </Card>
    </Section>
  );
}
