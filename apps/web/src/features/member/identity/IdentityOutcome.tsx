import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { OwnIdentity } from '#features/wallet/identity.queries.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { circleCheck, clock } from '@pavilion/ui/icons/form-icons.ts';
import { circleAlert } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import styles from './Identity.module.css';

type StateCardProps = {
  tone: 'waiting' | 'good' | 'bad';
  title: string;
  /** Takes the focus, so that it is read. */
  focused: boolean;
  children: ReactNode;
};

const shapes = { waiting: clock, good: circleCheck, bad: circleAlert } as const;

function StateCard({ tone, title, focused, children }: StateCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Card look="lit" className={styles.state ?? ''}>
      <span className={`${styles.mark} ${styles[tone]}`}>
        <Icon shape={shapes[tone]} size={36} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

export type OutcomeProps = { identity: OwnIdentity; focused: boolean };

type Row = readonly [label: string, value: string | null];

function Facts({ rows }: { rows: readonly Row[] }) {
  const shown = rows.filter(([, value]) => value !== null && value !== '');
  return (
    <dl className={styles.rows}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The documents are being checked. */
export function Sent({ identity: { kind, sentAt }, focused }: OutcomeProps) {
  const text = useText();
  const format = useFormat();
  return (
    <>
      <StateCard tone="waiting" title={text('identity.sent')} focused={focused}>
        <p className={styles.about}>{text('identity.sent.text')}</p>
      </StateCard>
      <Card>
        <Facts
          rows={[
            [text('identity.document'), kind && text(`identity.kind.${kind}`)],
            [text('identity.sent.at'), sentAt && format.dateTime(sentAt)],
          ]}
        />
      </Card>
    </>
  );
}

export function Verified({ identity: { kind, name, decidedAt }, focused }: OutcomeProps) {
  const text = useText();
  const format = useFormat();
  return (
    <>
      <StateCard tone="good" title={text('identity.done')} focused={focused}>
        <p className={styles.about}>{text('identity.done.text')}</p>
      </StateCard>
      <Card>
        <Facts
          rows={[
            [text('identity.done.name'), name],
            [text('identity.document'), kind && text(`identity.kind.${kind}`)],
            [text('identity.done.at'), decidedAt && format.date(decidedAt)],
          ]}
        />
      </Card>
      <Link className={buttonClass('primary')} href={paths.withdraw()}>
        {text('member.withdraw')}
      </Link>
    </>
  );
}

/** Why the documents were refused; who is under age is helped by support. */
export function Refused({ identity: { reason }, focused }: OutcomeProps) {
  const text = useText();
  return (
    <StateCard tone="bad" title={text('identity.refused')} focused={focused}>
      {reason !== null && <p className={styles.about}>{text(`identity.reason.${reason}`)}</p>}
      {reason === 'underAge' && (
        <Link className={buttonClass('primary')} href={paths.feedback()}>
          {text('identity.support')}
        </Link>
      )}
    </StateCard>
  );
}
