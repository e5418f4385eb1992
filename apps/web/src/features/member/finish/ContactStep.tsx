import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { messageCircle } from '@pavilion/ui/icons/home-icons.ts';
import { mail } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { EmailForm } from '../security/EmailForm.tsx';
import { MobileForm } from '../security/MobileForm.tsx';
import type { SecurityConfig } from '../security/security.queries.ts';
import styles from './Finish.module.css';

type Kind = 'mobileNum' | 'email';

/** The contact that the account has proved; null for none. */
function provedContact({ mobileNum, email, emailProved }: SecurityConfig) {
  if (mobileNum !== null) return { kind: 'mobileNum', value: mobileNum } as const;
  return emailProved && email !== null ? ({ kind: 'email', value: email } as const) : null;
}

/** Whether a contact has to be proved, which the site must be able to do. */
export function lacksContact(config: SecurityConfig): boolean {
  const canProve = config.canProveMobile || config.canProveEmail;
  return canProve && provedContact(config) === null;
}

/** The form of one kind of contact; the security center is read again once it is proved. */
function ContactForms({ config: { canProveMobile, canProveEmail } }: { config: SecurityConfig }) {
  const text = useText();
  const [chosen, setChosen] = useState<Kind>(canProveMobile ? 'mobileNum' : 'email');
  const props = { present: null, onDone: () => undefined };
  return (
    <>
      {canProveMobile && canProveEmail && (
        <SegmentedControl
          label={text('finish.contact.kind')}
          value={chosen}
          onChange={setChosen}
          segments={[
            { key: 'mobileNum', label: text('security.mobileNum') },
            { key: 'email', label: text('security.email') },
          ]}
        />
      )}
      <Card>{chosen === 'mobileNum' ? <MobileForm {...props} /> : <EmailForm {...props} />}</Card>
      <p className={styles.about}>{text('finish.contact.next')}</p>
    </>
  );
}

/** Asks for a contact by the forms of the security center, and shows the one that is proved. */
export function ContactStep({ config }: { config: SecurityConfig }) {
  const text = useText();
  const proved = provedContact(config);
  if (proved === null && !lacksContact(config)) return null;
  return (
    <Section title={text('finish.contact')}>
      {proved === null ? (
        <ContactForms config={config} />
      ) : (
        <Card look="flush">
          <ListRow
            icon={proved.kind === 'email' ? mail : messageCircle}
            title={text(`security.${proved.kind}`)}
            detail={proved.value}
            trail={<Tag tone="good">{text('security.set')}</Tag>}
          />
        </Card>
      )}
    </Section>
  );
}
