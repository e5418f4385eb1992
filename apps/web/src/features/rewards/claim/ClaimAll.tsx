import { useState } from 'react';
import { freshKey } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { everything, useClaimAll, useIsClaiming } from '../rewards.queries.ts';
import { useSendClaim } from './CaptchaBeforeClaims.tsx';
import styles from '../Rewards.module.css';

/** Claims everything that can be claimed, and says how much of it was. */
export function ClaimAll({ count }: { count: number }) {
  const text = useText();
  const errorText = useErrorText();
  const isClaiming = useIsClaiming(everything);
  const claim = useClaimAll();
  const sendClaim = useSendClaim();
  const [requestKey, setRequestKey] = useState(freshKey);
  return (
    <div className={styles.all}>
      <Button
        size="full"
        busy={claim.isPending}
        onClick={() => {
          if (isClaiming()) return;
          sendClaim({
            send: (captcha) => claim.mutateAsync({ requestKey, ...captcha }),
            done: ({ list }) => {
              // What is issued from now on is claimed by a request of its own.
              setRequestKey(freshKey());
              const done = list.filter(({ ok }) => ok).length;
              const isWhole = done === list.length;
              const said = isWhole ? 'rewards.claimAll.done' : 'rewards.claimAll.some';
              const values = { done, all: list.length };
              showToast(text(said, values), { kind: isWhole ? 'success' : 'error' });
            },
            refused: (error) => showToast(errorText(error), { kind: 'error' }),
          });
        }}
      >
        {text('rewards.claimAll', { count })}
      </Button>
    </div>
  );
}
