import { Link } from 'wouter';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import styles from '../frame/SessionFrame.module.css';

const sections = [
  'introduction',
  'purpose',
  'access',
  'confidentiality',
  'recipients',
  'monitoring',
] as const;

export function PrivacyPolicy({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const brand = useSettings()?.brand.name ?? '';
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('privacy.title')}
      closeLabel={text('shell.close')}
    >
      <div className={styles.policy}>
        {sections.map((section) => (
          <section key={section}>
            <h3>{text(`privacy.${section}`)}</h3>
            <p>{text(`privacy.${section}.text`, { brand })}</p>
          </section>
        ))}
      </div>
      <Link className={styles.inline} href={paths.terms()}>
        {text('title.page.terms')}
      </Link>
      <Button onClick={onClose}>{text('privacy.accept')}</Button>
    </Sheet>
  );
}
