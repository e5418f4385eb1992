import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useSettings } from '#features/site/site.queries.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { circleCheck } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SessionDrawing } from './frame/SessionDrawing.tsx';
import { useTrialStart } from './trial/trial-start.ts';
import { TrialAccountPart } from './trial/TrialAccountPart.tsx';
import styles from './trial/Trial.module.css';

/** The play money of a new trial account, such as "FUN 5,000.00". */
function useTrialMoney(): string {
  const format = useFormat();
  const trial = useSettings()?.trial;
  return trial === undefined ? '' : format.money(trial.balance, trial.currencySymbol);
}

function Offer({ done }: { done: boolean }) {
  const text = useText();
  const { start, busy } = useTrialStart();
  const promises = [
    text('trial.money', { amount: useTrialMoney() }),
    text('trial.account'),
    text('trial.limits'),
  ];
  return (
    <div className={styles.offer}>
      <SessionDrawing className={styles.drawing ?? ''} />
      <h2 className={styles.heading}>{text('trial.heading')}</h2>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>
            <Icon shape={circleCheck} />
            {promise}
          </li>
        ))}
      </ul>
      <Button busy={busy || done} onClick={start}>
        {text('trial.start')}
      </Button>
      <TrialAccountPart done={done} />
      <Link className={buttonClass('secondary')} href={paths.register()}>
        {text('login.register')}
      </Link>
    </div>
  );
}

export function TrialScreen() {
  const text = useText();
  const session = useSessionRecord();
  const settings = useSettings();
  const [, navigate] = useLocation();
  const left = useRef(false);

  useEffect(() => {
    if (session === null || left.current) return;
    left.current = true;
    navigate(paths.home(), { replace: true });
  }, [session, navigate]);

  if (settings?.features.freeTrial === false) {
    return <EmptyState text={text('error.trial.closed')} />;
  }
  return <Offer done={session !== null} />;
}
