import { useText } from '#kit/text.ts';
import { withdrawSteps, type WithdrawStep } from './withdraw-step.ts';
import styles from '../request/Request.module.css';

type StepHeadProps = {
  /** Null for a step that stands alone. */
  step: WithdrawStep | null;
  title: string;
  about: string;
};

export function StepHead({ step, title, about }: StepHeadProps) {
  const text = useText();
  return (
    <div>
      {step !== null && (
        <p className={styles.step}>
          {text('withdraw.step', {
            number: withdrawSteps.indexOf(step) + 1,
            count: withdrawSteps.length,
          })}
        </p>
      )}
      <h2 className={styles.stepTitle}>{title}</h2>
      <p className={styles.stepText}>{about}</p>
    </div>
  );
}
