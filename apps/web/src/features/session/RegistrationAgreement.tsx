import { useState } from 'react';
import { useText } from '../../kit/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';
import styles from './SessionFrame.module.css';

export type RegistrationAgreementProps = {
  age: number;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
};

/** Ticked from the start (section 2); the age is the site's (decision D2). */
export function RegistrationAgreement({ age, agreed, onChange }: RegistrationAgreementProps) {
  const text = useText();
  const [reading, setReading] = useState(false);
  return (
    <>
      <Checkbox
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
        after={
          <button type="button" className={styles.inline} onClick={() => setReading(true)}>
            {text('register.privacy')}
          </button>
        }
      >
        {text('register.agree', { age })}
      </Checkbox>
      <PrivacyPolicy open={reading} onClose={() => setReading(false)} />
    </>
  );
}
