import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { isNothing, useMoneyFormat } from '../money-format.ts';
import { useForfeitBonus } from './bonus.queries.ts';

/** Asks for a confirmation that names the money lost, if any, and gives the bonus up. */
export function useGiveUpBonus(bonusId: string, lost: string) {
  const text = useText();
  const errorText = useErrorText();
  const money = useMoneyFormat();
  const forfeit = useForfeitBonus();
  async function giveUp(): Promise<void> {
    const sure = await askConfirm({
      title: text('bonus.forfeit.title'),
      ...(isNothing(lost) ? {} : { text: text('bonus.forfeit.text', { amount: money(lost) }) }),
      confirmLabel: text('bonus.forfeit.confirm'),
      cancelLabel: text('bonus.forfeit.keep'),
      confirmKind: 'danger',
    });
    if (!sure) return;
    forfeit.mutate(bonusId, { onError: (error) => showToast(errorText(error)) });
  }
  return { giveUp: () => void giveUp(), busy: forfeit.isPending };
}
