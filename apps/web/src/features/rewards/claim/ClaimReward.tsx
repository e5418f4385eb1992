import { useState } from 'react';
import { freshKey } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useClaimReward, useIsClaiming } from '../rewards.queries.ts';
import { useSendClaim } from './CaptchaBeforeClaims.tsx';
import { claimedText, useGiftAmount, type Gift } from './reward-amount.ts';

/** The button that claims a reward once, and says what it brought. */
export function ClaimReward({ transactionId, gift }: { transactionId: string; gift: Gift }) {
  const text = useText();
  const errorText = useErrorText();
  const amountOf = useGiftAmount();
  const isClaiming = useIsClaiming(transactionId);
  const claim = useClaimReward(transactionId);
  const sendClaim = useSendClaim();
  const [requestKey] = useState(freshKey);
  const amount = amountOf(gift);
  return (
    <Button
      busy={claim.isPending}
      onClick={() => {
        if (isClaiming()) return;
        sendClaim({
          send: (captcha) => claim.mutateAsync({ transactionId, requestKey, ...captcha }),
          done: () => showToast(text(claimedText(gift), { amount }), { kind: 'success' }),
          refused: (error) => showToast(errorText(error), { kind: 'error' }),
        });
      }}
    >
      {text('promotion.claim', { amount })}
    </Button>
  );
}
