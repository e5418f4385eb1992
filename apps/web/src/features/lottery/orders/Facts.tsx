import { useText, type MessageKey } from '#kit/text.ts';
import styles from './Orders.module.css';

/** What is `won` stands out. */
export type Fact = readonly [name: MessageKey, value: string, look?: 'won' | false];

type FactsProps = {
  /** Those that are false are left out. */
  facts: readonly (Fact | false)[];
  /** `beside`: as many in a line as there is room for. */
  look?: 'rows' | 'beside';
};

/** Values with their names. */
export function Facts({ facts, look = 'rows' }: FactsProps) {
  const text = useText();
  return (
    <dl className={styles[look]}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{text(fact[0])}</dt>
              <dd className={fact[2] ? styles.won : undefined}>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
