import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import type { Refusal } from '@pavilion/domain/member/refusal';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import styles from './frame/NotAllowed.module.css';

/** Says why an account may not use a page; offers a trial account the registration. */
export function NotAllowed({ reason }: { reason: Refusal }) {
  const text = useText();
  const trial = reason === 'trial.restricted' || reason === 'trial.deposit';
  const home = (
    <Link className={buttonClass('secondary', 'compact')} href={paths.home()}>
      {text(trial ? 'refused.cancel' : 'session.back')}
    </Link>
  );
  const register = (
    <Link className={buttonClass('primary', 'compact')} href={paths.register()}>
      {text('refused.register')}
    </Link>
  );
  return (
    <EmptyState
      text={text(`error.${reason}`)}
      action={
        <div className={styles.choices}>
          {home}
          {trial && register}
        </div>
      }
    />
  );
}
