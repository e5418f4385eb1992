import { useText } from '#kit/text.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { forgetPendingSignIn, usePendingSignIn } from './pending-sign-in.ts';
import styles from '../frame/SessionFrame.module.css';

/** Says who signed in at the identity service, and what is left to do on this page. */
export function PendingSignInNotice({ page }: { page: 'login' | 'register' }) {
  const text = useText();
  const pending = usePendingSignIn();
  if (pending === null || (page === 'login' && pending.provider === 'phone')) return null;
  const person = pending.name ?? pending.mobileMasked ?? '';
  const service = text(`signIn.${pending.provider}`);
  return (
    <Notice>
      <p>{text(`signIn.pending.${page}`, { name: service, person })}</p>
      <button type="button" className={styles.link} onClick={forgetPendingSignIn}>
        {text('signIn.forget')}
      </button>
    </Notice>
  );
}
