import { Link } from 'wouter';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import type { SignIn } from './sign-in.queries.ts';
import styles from './SignIn.module.css';

type NeedsProps = { of: Pick<SignIn, 'minDeposit' | 'bettingConditions' | 'contact'> };

/** Leads to where a condition is met; nothing once it is. */
function Way({ isMet, href, label }: { isMet: boolean; href: string; label: string }) {
  if (isMet) return null;
  return (
    <Link className={buttonClass('secondary', 'compact')} href={href}>
      {label}
    </Link>
  );
}

/** How far each condition of today is, and where to meet those that are open. */
export function Needs({ of: { minDeposit, bettingConditions, contact } }: NeedsProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const figures = ({ actual, target }: { actual: string; target: string }) =>
    text('rewards.condition.amounts', { actual: money(actual), target: money(target) });
  return (
    <div className={styles.needs}>
      <h3 className={styles.heading}>{text('signIn.needs')}</h3>
      {minDeposit !== null && (
        <ProgressLine
          label={text('signIn.needs.deposit', { days: minDeposit.days })}
          figures={figures(minDeposit)}
          bar={{ value: minDeposit.actual, max: minDeposit.target }}
        >
          <Way isMet={minDeposit.done} href={paths.deposit()} label={text('missions.go.deposit')} />
        </ProgressLine>
      )}
      {bettingConditions !== null && (
        <ProgressLine
          label={text('signIn.needs.bets')}
          figures={figures(bettingConditions)}
          bar={{ value: bettingConditions.actual, max: bettingConditions.target }}
        />
      )}
      {contact !== null && (
        <ProgressLine
          label={text('reward.condition.provedContact')}
          figures={text(contact.done ? 'rewards.condition.done' : 'rewards.condition.open')}
          bar={null}
        >
          <Way
            isMet={contact.done}
            href={paths.securityCenter()}
            label={text('missions.go.contact')}
          />
        </ProgressLine>
      )}
    </div>
  );
}
