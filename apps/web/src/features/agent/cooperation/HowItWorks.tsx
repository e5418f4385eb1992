import { useText } from '#kit/text.ts';
import { wallet } from '@pavilion/ui/icons/first-icons.ts';
import { pencilLine, qrCode } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import styles from './Cooperation.module.css';

const steps = [
  { key: 'apply', shape: pencilLine },
  { key: 'invite', shape: qrCode },
  { key: 'earn', shape: wallet },
] as const;

/** The way from the application to the first income, in three steps. */
export function HowItWorks() {
  const text = useText();
  return (
    <Section title={text('cooperation.how')}>
      <Card look="lit">
        <ol className={styles.steps}>
          {steps.map(({ key, shape }) => (
            <li key={key} className={styles.step}>
              <span className={styles.mark}>
                <Icon shape={shape} />
              </span>
              <div>
                <h3 className={styles.name}>{text(`cooperation.how.${key}`)}</h3>
                <p className={styles.quiet}>{text(`cooperation.how.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  );
}
