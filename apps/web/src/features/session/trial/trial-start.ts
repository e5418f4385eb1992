import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useStartTrial } from './trial.queries.ts';

/** Section 4, "Free trial": loads for up to 9999 ms; the screen leaves when the session exists. */
export function useTrialStart(): { start: () => void; busy: boolean } {
  const text = useText();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useStartTrial();

  async function run(): Promise<void> {
    const endWaiting = showToast(text('trial.waiting'), {
      kind: 'waiting',
      durationMs: limits.loadingToastMs,
    });
    try {
      await mutateAsync();
      endWaiting();
    } catch (error) {
      endWaiting();
      showToast(errorText(error), { kind: 'error', durationMs: limits.toastShortMs });
    }
  }
  return { start: () => void (isPending || run()), busy: isPending };
}
