import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useClaimReward, type PromotionEntry } from '../entries.queries.ts';
import { useRewardText } from '../reward-text.ts';

/** Claims once, however often it is pressed: the server pays an entry a single time. */
export function ClaimButton({
  promotionId,
  entry,
}: {
  promotionId: string;
  /** Undefined while it loads. */
  entry: PromotionEntry | undefined;
}) {
  const text = useText();
  const errorText = useErrorText();
  const rewardText = useRewardText();
  const claim = useClaimReward();
  const amount = (entry && rewardText(entry)) ?? '';
  const claimed = entry?.rewardKind === 'points' ? 'promotion.claimed.points' : 'promotion.claimed';
  return (
    <Button
      busy={claim.isPending}
      onClick={() =>
        afterCall(
          claim.mutateAsync(promotionId),
          () => showToast(text(claimed, { amount }), { kind: 'success' }),
          (error) => showToast(errorText(error), { kind: 'error' }),
        )
      }
    >
      {text('promotion.claim', { amount })}
    </Button>
  );
}
