import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import styles from './CopyFact.module.css';

/** Puts a text on the clipboard and says so, or that the browser does not let it. */
export function useCopy(): (value: string) => void {
  const text = useText();
  return (value) =>
    void navigator.clipboard.writeText(value).then(
      () =>
        showToast(text('deposit.pay.copied'), {
          kind: 'success',
          durationMs: limits.successToastMs,
        }),
      () =>
        showToast(text('deposit.pay.copied.not'), {
          kind: 'error',
          durationMs: limits.toastShortMs,
        }),
    );
}

/** A value that is needed elsewhere, with a button to copy it. */
export function CopyFact({ label, value }: { label: string; value: string }) {
  const text = useText();
  const copy = useCopy();
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
        onClick={() => copy(value)}
      >
        {text('deposit.pay.copy.short')}
      </button>
    </div>
  );
}
