import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useClaimReward } from '../entries.queries.ts';

/** Claims once, however often it is pressed: the server pays an entry a single time. */
export function ClaimButton({
  promotionId,
  reward,
}: {
  promotionId: string;
  reward: string | null;
}) {
  const text = useText();
  const errorText = useErrorText();
  const money = useShortMoneyFormat();
  const claim = useClaimReward();
  const amount = reward === null ? '' : money(reward);
  return (
    <Button
      busy={claim.isPending}
      onClick={() =>
        afterCall(
          claim.mutateAsync(promotionId),
          () => showToast(text('promotion.claimed', { amount }), { kind: 'success' }),
          (error) => showToast(errorText(error), { kind: 'error' }),
        )
      }
    >
      {text('promotion.claim', { amount })}
    </Button>
  );
}
