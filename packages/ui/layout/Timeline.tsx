import styles from './Timeline.module.css';

export type TimelineStep = {
  key: string;
  title: string;
  detail?: string | undefined;
  state: 'done' | 'current' | 'ahead' | 'failed';
};

/** The states of something, from first to last. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.line} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={`${styles.step} ${styles[step.state]}`}
          aria-current={step.state === 'current' || step.state === 'failed' ? 'step' : undefined}
        >
          <span className={styles.title}>{step.title}</span>
          {step.detail !== undefined && <span className={styles.detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}
