import { textNow } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';

/** Says that inviting friends is still to come; the texts of the language must be here. */
export function sayComing(): void {
  showToast(textNow('coming.title'), { durationMs: limits.comingToastMs });
}
