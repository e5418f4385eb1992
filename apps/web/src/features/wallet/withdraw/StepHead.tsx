import { useText } from '#kit/text.ts';
import { withdrawSteps, type WithdrawStep } from './withdraw-step.ts';
import styles from '../request/Request.module.css';

type StepHeadProps = { step: WithdrawStep; title: string; about: string };

export function StepHead({ step, title, about }: StepHeadProps) {
  const text = useText();
  const number = withdrawSteps.indexOf(step) + 1;
  return (
    <div>
      <p className={styles.step}>
        {text('withdraw.step', { number, count: withdrawSteps.length })}
      </p>
      <h2 className={styles.stepTitle}>{title}</h2>
      <p className={styles.stepText}>{about}</p>
    </div>
  );
}
