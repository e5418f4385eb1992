import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import type { OwnIdentity } from '../identity.queries.ts';
import styles from './Request.module.css';

type IdentityFirstProps = { action: 'deposit' | 'withdraw' | 'transfer'; identity: OwnIdentity };

/** Replaces the form of an action for which the member has to be verified, and leads there. */
export function IdentityFirst({ action, identity: { state } }: IdentityFirstProps) {
  const text = useText();
  const titleId = useId();
  const isSent = state === 'sent';
  return (
    <Card role="region" aria-labelledby={titleId} look="lit" className={styles.actions ?? ''}>
      <h2 id={titleId} className={styles.stepTitle}>
        {text(`identity.before.${action}`)}
      </h2>
      <p className={styles.stepText}>
        {text(isSent ? 'identity.before.sent' : 'identity.before.text')}
      </p>
      <Link className={buttonClass(isSent ? 'secondary' : 'primary')} href={paths.identity()}>
        {text(isSent ? 'identity.open.sent' : 'identity.open')}
      </Link>
    </Card>
  );
}
