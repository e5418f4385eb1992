import { ProgressLine } from '#features/rewards/ProgressLine.tsx';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import type { ReferralTier } from '../referrals.queries.ts';
import styles from './InvitePage.module.css';

type TierProps = { tier: ReferralTier; rewarded: number };

function Tier({ tier: { friends, amount, reached }, rewarded }: TierProps) {
  const text = useText();
  const format = useFormat();
  const money = useShortMoneyFormat();
  const say = (count: number) => format.decimal(String(count), 0);
  const actual = Math.min(rewarded, friends);
  return (
    <li>
      <ProgressLine
        label={text('referral.tier', { friends })}
        figures={money(amount)}
        bar={{ value: reached ? friends : actual, max: friends }}
      >
        {reached ? (
          <p>
            <Tag tone="good">{text('referral.tier.reached')}</Tag>
          </p>
        ) : (
          <p className={styles.quiet}>
            {text('vip.amounts', { actual: say(actual), expected: say(friends) })}
          </p>
        )}
      </ProgressLine>
    </li>
  );
}

/** What many rewarded friends bring on top; nothing where the site gives nothing for them. */
export function Tiers({ tiers, rewarded }: { tiers: readonly ReferralTier[]; rewarded: number }) {
  const text = useText();
  if (tiers.length === 0) return null;
  return (
    <Section title={text('referral.tiers')}>
      <Card>
        <ul className={styles.lines}>
          {tiers.map((tier) => (
            <Tier key={tier.friends} tier={tier} rewarded={rewarded} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}
