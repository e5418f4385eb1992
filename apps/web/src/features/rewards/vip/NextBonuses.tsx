import { isNothing, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { ProgressLine } from '../ProgressLine.tsx';
import { missingAmount } from './missing-amount.ts';
import type { Progress, VipLevel, VipProgress } from './vip.queries.ts';
import styles from '../Benefits.module.css';

type Period = 'week' | 'month';

function NextBonus({ of, progress, bonus }: { of: Period; progress: Progress; bonus: string }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { actual, expected } = progress;
  const isEnough = missingAmount(progress) === null;
  const amounts = {
    actual: money(actual),
    expected: money(expected),
    bonus: money(bonus),
  };
  return (
    <li>
      <ProgressLine
        label={text(isEnough ? `vip.${of}.enough` : `vip.${of}`, amounts)}
        bar={{ max: expected, value: isEnough ? expected : actual }}
      />
    </li>
  );
}

/** How far the bets of the week and the month are toward their bonuses, where there are any. */
export function NextBonuses({ of, own }: { of: VipProgress; own: VipLevel }) {
  const text = useText();
  const { weeklyBonus, monthlyBonus } = own.benefits;
  const rows = [
    { period: 'week', progress: of.weeklyTurnover, bonus: weeklyBonus },
    { period: 'month', progress: of.monthlyTurnover, bonus: monthlyBonus },
  ] as const;
  const shown = rows.filter(({ progress }) => !isNothing(progress.expected));
  if (shown.length === 0) return null;
  return (
    <Section title={text('vip.bonuses')}>
      <Card>
        <ul className={styles.bonuses}>
          {shown.map(({ period, progress, bonus }) => (
            <NextBonus key={period} of={period} progress={progress} bonus={bonus} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}
