import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { Referrals } from '../referrals.queries.ts';
import styles from './InvitePage.module.css';

type TermsProps = { of: Referrals; promotionId: string };

/** What holds for invitations, and the way to the text of the promotion. */
export function Terms({ of: { limits, reward }, promotionId }: TermsProps) {
  const text = useText();
  const format = useFormat();
  const say = (count: number) => format.decimal(String(count), 0);
  const { wageringMultiple: times } = reward;
  return (
    <Section title={text('referral.terms')}>
      <ul className={styles.terms}>
        <li>
          {text('referral.terms.limits', {
            day: say(limits.perDay),
            month: say(limits.perMonth),
            all: say(limits.inAll),
          })}
        </li>
        <li>{text('referral.terms.person')}</li>
        <li>{text('referral.terms.home')}</li>
        <li>{text('referral.terms.seen')}</li>
        <li>
          {times === 0
            ? text('referral.terms.claim.cash')
            : text('referral.terms.claim', { times })}
        </li>
      </ul>
      <Link className={buttonClass('quiet', 'compact')} href={paths.promotion(promotionId)}>
        {text('referral.to.promotion')}
      </Link>
    </Section>
  );
}
