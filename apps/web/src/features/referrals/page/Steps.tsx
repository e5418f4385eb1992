import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { Referrals } from '../referrals.queries.ts';
import styles from './InvitePage.module.css';

/** What leads to the reward, step by step. */
export function Steps({ of: { needs, reward } }: { of: Referrals }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { minimumAge: age, days, deposits, validBets, holdHours: hours } = needs;
  return (
    <Section title={text('referral.steps')}>
      <Card>
        <ol className={styles.steps}>
          <li>{text('referral.step.share', { age })}</li>
          <li>
            {text('referral.step.play', {
              days,
              deposits: money(deposits),
              bets: money(validBets),
            })}
          </li>
          <li>{text('referral.step.reward', { hours, amount: money(reward.amount) })}</li>
        </ol>
      </Card>
    </Section>
  );
}
