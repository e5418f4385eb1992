import { loadCatalogue } from '#kit/catalogue.ts';
import { textNow } from '#kit/text.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { limits } from '@pavilion/domain/limits';
import type { Refusal } from '@pavilion/domain/member/refusal';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';

const promptsToRegister: ReadonlySet<Refusal> = new Set(['trial.restricted']);

/** Shows why not, and offers a trial account the registration (section 6). */
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
