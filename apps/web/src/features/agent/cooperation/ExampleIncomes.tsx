import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { exampleIncomes } from './example-incomes.ts';
import styles from './Cooperation.module.css';

type Example = (typeof exampleIncomes)[number];

/** Valid bets times rate is the income; each part stays on one line. */
function Sum({ valid, rate, amount }: Pick<Example, 'valid' | 'rate' | 'amount'>) {
  const format = useFormat();
  const symbol = useSettings()?.brand.currency.symbol ?? '';
  return (
    <p className={styles.sum}>
      <span>{format.money(valid, symbol)}</span> <span>× {rate}%</span>{' '}
      <span>
        = <strong>{format.money(amount, symbol)}</strong>
      </span>
    </p>
  );
}

/** What agents earn in made-up cases, each marked as an example. */
export function ExampleIncomes() {
  const text = useText();
  return (
    <Section
      title={text('cooperation.examples')}
      aside={<Tag tone="accent">{text('cooperation.examples.tag')}</Tag>}
    >
      <Card>
        <ul className={styles.examples}>
          {exampleIncomes.map((example) => (
            <li key={example.kind} className={styles.example}>
              <h3 className={styles.name}>{text(`cooperation.examples.${example.kind}`)}</h3>
              <p className={styles.quiet}>
                {example.kind === 'own'
                  ? text('cooperation.examples.own.text', { own: example.own })
                  : text('cooperation.examples.line.text', {
                      own: example.own,
                      theirs: example.theirs,
                    })}
              </p>
              <Sum {...example} />
            </li>
          ))}
        </ul>
        <p className={styles.note}>{text('cooperation.examples.note')}</p>
      </Card>
    </Section>
  );
}
