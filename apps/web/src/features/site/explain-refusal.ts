import { loadCatalogue } from '#kit/catalogue.ts';
import { currentLanguage } from '#kit/language.ts';
import { textNow } from '#kit/text.ts';
import { askConfirm } from '#ui/ask-confirm.ts';
import { showToast } from '#ui/toast.ts';
import { limits } from '@pavilion/domain/limits';
import type { Refusal } from '@pavilion/domain/member/refusal';

const promptsToRegister: ReadonlySet<Refusal> = new Set(['trial.restricted']);

/** Says why not; a trial account is also shown the way to a real one (section 6). */
export async function explainRefusal(reason: Refusal, register: () => void): Promise<void> {
  await loadCatalogue(currentLanguage());
  const title = textNow(`error.${reason}`);
  if (!promptsToRegister.has(reason)) {
    showToast(title, { kind: 'error', durationMs: limits.toastShortMs });
    return;
  }
  const sure = await askConfirm({
    title,
    confirmLabel: textNow('shell.register'),
    cancelLabel: textNow('shell.close'),
  });
  if (sure) register();
}
