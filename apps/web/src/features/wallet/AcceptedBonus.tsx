import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useDepositBonuses, useGiveUpDepositBonus } from './wallet.queries.ts';
import styles from './request/Request.module.css';

export type AcceptedBonusProps = {
  /** Renders the bonus only if it is of this promotion. */
  promotionId?: string;
};

/** Shows the promotion accepted for the next deposit, which can be given up before that. */
export function AcceptedBonus({ promotionId }: AcceptedBonusProps) {
  const text = useText();
  const errorText = useErrorText();
  const { data } = useDepositBonuses();
  const giveUp = useGiveUpDepositBonus();
  const accepted = data?.list.find((one) => one.promotionId === data.acceptedPromotionId);
  if (accepted === undefined) return null;
  if (promotionId !== undefined && accepted.promotionId !== promotionId) return null;
  return (
    <Card className={styles.accepted ?? ''}>
      <p>{text('deposit.accepted', { title: accepted.title })}</p>
      <Button
        kind="secondary"
        size="compact"
        busy={giveUp.isPending}
        onClick={() =>
          afterCall(
            giveUp.mutateAsync(),
            () => showToast(text('deposit.accepted.gone'), { kind: 'success' }),
            (error) => showToast(errorText(error), { kind: 'error' }),
          )
        }
      >
        {text('deposit.accepted.giveUp')}
      </Button>
    </Card>
  );
}
