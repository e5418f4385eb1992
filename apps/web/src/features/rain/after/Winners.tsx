import { useState } from 'react';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { RainResult } from '../claim.queries.ts';
import styles from './After.module.css';

const firstShown = 10;

/** The largest envelopes of a rain, with masked names. */
export function Winners({ of }: { of: NonNullable<RainResult['after']>['winners'] }) {
  const text = useText();
  const money = useMoneyFormat();
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? of : of.slice(0, firstShown);
  // The same name may have won the same twice.
  const rows = shown.map((winner, index) => ({ ...winner, key: `${index}-${winner.name}` }));
  return (
    <Section title={text('rain.winners')}>
      <Card>
        {of.length === 0 && <p className={styles.quiet}>{text('rain.winners.none')}</p>}
        <ol className={styles.rows}>
          {rows.map(({ key, name, amount, wave }) => (
            <li key={key}>
              <span className={styles.name}>{name}</span>
              <span className={styles.quiet}>{text('rain.result.wave', { wave })}</span>
              <span className={styles.amount}>{money(amount)}</span>
            </li>
          ))}
        </ol>
        {shown.length < of.length && (
          <Button kind="secondary" size="compact" onClick={() => setAllShown(true)}>
            {text('records.more')}
          </Button>
        )}
      </Card>
    </Section>
  );
}
