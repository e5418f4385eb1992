import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { isNothing, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useGiftAmount } from '../claim/reward-amount.ts';
import { ClaimDay } from './ClaimDay.tsx';
import { DayRow } from './DayRow.tsx';
import { Needs } from './Needs.tsx';
import type { SignIn, SignInDay, useSignIn } from './sign-in.queries.ts';
import { dayAfter, todayOf } from './today.ts';
import styles from './SignIn.module.css';

const skeletonHeights = [330];

/** All that signing in has given so far; nothing before the first time. */
function Total({ of: { points, cash } }: { of: SignIn['totalBonus'] }) {
  const text = useText();
  const money = useShortMoneyFormat();
  if (points === 0 && isNothing(cash)) return null;
  const inPoints = text('rewards.points', { points });
  if (points > 0 && !isNothing(cash)) {
    return <p>{text('signIn.total.both', { points: inPoints, cash: money(cash) })}</p>;
  }
  return <p>{text('signIn.total', { amount: points > 0 ? inPoints : money(cash) })}</p>;
}

type TodayProps = { of: SignIn; today: SignInDay; onClaim: () => void };

/** What can be done today: claim, meet what is missing, or come back tomorrow. */
function Today({ of, today, onClaim }: TodayProps) {
  const text = useText();
  const amountOf = useGiftAmount();
  if (today.state === 'locked') return <Needs of={of} />;
  // A day of another row is another request.
  const key = `${today.date} ${today.day}`;
  if (today.state === 'open') return <ClaimDay key={key} of={today} onClaim={onClaim} />;
  const amount = amountOf(dayAfter(today, of.days));
  return (
    <div className={styles.today}>
      <p className={styles.next}>{text('signIn.next', { amount })}</p>
      {today.state === 'checking' && (
        <p>{text('signIn.checking.today', { amount: amountOf(today) })}</p>
      )}
    </div>
  );
}

function Strip({ of }: { of: SignIn }) {
  const text = useText();
  const [pressed, setPressed] = useState<string | null>(null);
  const today = todayOf(of);
  return (
    <Card look={today?.state === 'open' ? 'lit' : 'plain'}>
      <div className={styles.card}>
        <DayRow days={of.days} today={today} fresh={pressed} />
        {today !== null && <Today of={of} today={today} onClaim={() => setPressed(today.date)} />}
        <div className={styles.notes}>
          <Total of={of.totalBonus} />
          <p>{text('signIn.rule')}</p>
        </div>
      </div>
    </Card>
  );
}

export type SignInStripProps = { query: ReturnType<typeof useSignIn> };

/** The daily check-in: its days, and the claim of today; nothing where the site has none. */
export function SignInStrip({ query }: SignInStripProps) {
  const text = useText();
  if (query.data?.days.length === 0) return null;
  return (
    <Section title={text('signIn.title')}>
      <Loaded query={query} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {(of) => <Strip of={of} />}
      </Loaded>
    </Section>
  );
}
