import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { useLazyOverlay, type OverlayProps } from '@pavilion/client/queries/lazy-overlay.tsx';
import { paths } from '@pavilion/screens/paths';
import { Checkbox } from '@pavilion/ui/fields/Checkbox.tsx';
import styles from '../frame/SessionFrame.module.css';

const policy = lazyComponent<'PrivacyPolicy', OverlayProps>(
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
  const { open, overlay } = useLazyOverlay(policy);
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
            <button type="button" className={styles.inline} onClick={open}>
              {text('register.privacy')}
            </button>
          </>
        }
      >
        {text('register.agree', { age })}
      </Checkbox>
      {overlay}
    </>
  );
}
