import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { afterCall } from '#kit/after-call.ts';
import { useErrorText } from '#kit/error-text.ts';
import { useText } from '#kit/text.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast.ts';
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
