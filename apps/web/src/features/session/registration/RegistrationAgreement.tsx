import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';
import { paths } from '@pavilion/screens/paths';
import { Checkbox } from '@pavilion/ui/fields/Checkbox.tsx';
import styles from '../frame/SessionFrame.module.css';

const policy = lazyPart<'PrivacyPolicy', { open: boolean; onClose: () => void }>(
  'PrivacyPolicy',
  () => import('./PrivacyPolicy.tsx'),
);

export type RegistrationAgreementProps = {
  age: number;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
};

/** Ticked from the start (section 2); the site sets the age (decision D2). */
export function RegistrationAgreement({ age, agreed, onChange }: RegistrationAgreementProps) {
  const text = useText();
  const [reading, setReading] = useState<'not yet' | 'open' | 'closed'>('not yet');

  async function read(): Promise<void> {
    // Nothing opens before its code has loaded; the notice above the page says that one is offline.
    const ready = await policy.load().catch(() => null);
    if (ready !== null) setReading('open');
  }

  return (
    <>
      <Checkbox
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
        after={
          <>
            <Link className={styles.inline} href={paths.terms()}>
              {text('title.page.terms')}
            </Link>
            {' & '}
            <button type="button" className={styles.inline} onClick={() => void read()}>
              {text('register.privacy')}
            </button>
          </>
        }
      >
        {text('register.agree', { age })}
      </Checkbox>
      {reading !== 'not yet' && (
        <Suspense>
          <policy.Part open={reading === 'open'} onClose={() => setReading('closed')} />
        </Suspense>
      )}
    </>
  );
}
