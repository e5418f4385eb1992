import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { Promotion } from '../promotions.queries.ts';
import styles from './PromotionDetail.module.css';

/** Shows the figures that decide whether an offer is worth it, outside the small print. */
export function PromotionTerms({ terms }: { terms: Promotion['terms'] }) {
  const text = useText();
  const format = useFormat();
  const symbol = useSettings()?.brand.currency.symbol ?? '';
  const { minimumDeposit, maximumReward, wageringTimes: times, withdrawal } = terms;
  const wagering =
    times === 0 ? text('promotions.wagering.none') : text('promotions.wagering.times', { times });
  const rows = [
    ...(minimumDeposit === null
      ? []
      : [[text('promotions.minimumDeposit'), format.money(minimumDeposit, symbol)] as const]),
    ...(maximumReward === null
      ? []
      : [[text('promotions.maximumReward'), format.money(maximumReward, symbol)] as const]),
    [text('promotions.wagering'), wagering] as const,
  ];
  return (
    <Section title={text('promotions.terms')}>
      <Card>
        <dl className={styles.terms}>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.term}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {withdrawal !== null && (
            <div className={styles.sentence}>
              <dt>{text('promotions.withdrawal')}</dt>
              <dd>{text(`bonus.withdrawal.${withdrawal}`)}</dd>
            </div>
          )}
        </dl>
      </Card>
    </Section>
  );
}
