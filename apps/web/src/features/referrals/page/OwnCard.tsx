import { Link } from 'wouter';
import { AsOf } from '#features/records/AsOf.tsx';
import { ProgressLine } from '#features/rewards/ProgressLine.tsx';
import { dayInWords } from '#features/session/calendar-day.ts';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import type { OwnInvitation, Referrals } from '../referrals.queries.ts';
import styles from './InvitePage.module.css';

type OwnState = OwnInvitation['state'];
type Progress = OwnInvitation['deposits'];

const counted: ReadonlySet<OwnState> = new Set(['registered', 'deposited', 'played']);

/** Whether deposits and bets still count. */
export const isCounted = ({ state }: OwnInvitation): boolean => counted.has(state);

function MoneyLine({ of, progress }: { of: 'deposits' | 'validBets'; progress: Progress }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { actual, target } = progress;
  return (
    <ProgressLine
      label={text(`reward.condition.${of}`)}
      figures={text('rewards.condition.amounts', { actual: money(actual), target: money(target) })}
      bar={{ value: actual, max: target }}
    />
  );
}

type DutyProps = { label: string; isMet: boolean; href: string; go: string };

/** A condition without amounts, and where it is met while it is open. */
function Duty({ label, isMet, href, go }: DutyProps) {
  const text = useText();
  return (
    <ProgressLine
      label={label}
      figures={text(isMet ? 'rewards.condition.done' : 'rewards.condition.open')}
      bar={null}
    >
      {!isMet && (
        <Link className={buttonClass('secondary', 'compact')} href={href}>
          {go}
        </Link>
      )}
    </ProgressLine>
  );
}

type OwnProps = { own: OwnInvitation; of: Referrals };

/** What has to be done, how far each of it is, and until when. */
function Needs({ own, of: { reward, needs, asOf } }: OwnProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const language = useLanguage();
  const { until, deposits, validBets, provedContact, ofAge } = own;
  return (
    <Card>
      <div className={styles.needs}>
        {isCounted(own) && (
          <p>
            {text('referral.own.open', {
              at: dayInWords(until, language),
              amount: money(reward.amount),
            })}
          </p>
        )}
        <ul className={styles.lines}>
          <li>
            <MoneyLine of="deposits" progress={deposits} />
          </li>
          <li>
            <MoneyLine of="validBets" progress={validBets} />
          </li>
          <li>
            <Duty
              label={text('reward.condition.provedContact')}
              isMet={provedContact}
              href={paths.securityCenter()}
              go={text('missions.go.contact')}
            />
          </li>
          <li>
            <Duty
              label={text('referral.own.age', { age: needs.minimumAge })}
              isMet={ofAge}
              href={paths.myAccount()}
              go={text('missions.go.profile')}
            />
          </li>
        </ul>
        {isCounted(own) && <AsOf at={asOf} />}
      </div>
    </Card>
  );
}

function Standing({ own, of }: OwnProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const amount = money(of.reward.amount);
  if (own.state === 'rewarded') {
    return (
      <>
        <Notice tone="success">{text('referral.own.rewarded', { amount })}</Notice>
        <Link className={buttonClass('secondary')} href={paths.rewardCenter()}>
          {text('referral.to.rewards')}
        </Link>
      </>
    );
  }
  if (own.state === 'expired') return <Notice>{text('referral.own.expired')}</Notice>;
  // Who is held waits for a contact or a birthday that is missing again.
  if (own.state === 'held' && own.provedContact && own.ofAge) {
    return <Notice>{text('referral.own.held', { amount })}</Notice>;
  }
  return <Needs own={own} of={of} />;
}

/** How far the member is whom a friend invited. */
export function OwnCard(props: OwnProps) {
  const text = useText();
  return (
    <Section title={text('referral.own')}>
      <Standing {...props} />
    </Section>
  );
}
