import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import styles from './CopyFact.module.css';

/** A value that is needed elsewhere, with a button to copy it. */
export function CopyFact({ label, value }: { label: string; value: string }) {
  const text = useText();
  function copy(): void {
    void navigator.clipboard.writeText(value).then(() =>
      showToast(text('deposit.pay.copied'), {
        kind: 'success',
        durationMs: limits.successToastMs,
      }),
    );
  }
  return (
    <div className={styles.fact}>
      <div>
        <p className={styles.factName}>{label}</p>
        <p className={styles.factValue}>{value}</p>
      </div>
      <button
        type="button"
        className={styles.copy}
        aria-label={text('deposit.pay.copy', { what: label })}
        onClick={copy}
      >
        {text('deposit.pay.copy.short')}
      </button>
    </div>
  );
}
