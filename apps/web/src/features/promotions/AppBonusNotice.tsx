import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { gift } from '@pavilion/ui/icons/first-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { usePromotionStates } from './entries.queries.ts';
import { usePromotions } from './promotions.queries.ts';

/** Whether the visitor can still have what a promotion gives; false until it is known. */
function useIsAvailable(promotionId: string): boolean {
  const known = usePromotionStates().data?.get(promotionId);
  if (known?.state !== 'join') return false;
  return known.availability === 'open' || known.availability === 'informs';
}

function BonusRow({ promotionId, amount }: { promotionId: string; amount: string }) {
  const text = useText();
  const money = useShortMoneyFormat();
  if (!useIsAvailable(promotionId)) return null;
  return (
    <Card look="flush">
      <ListRow
        icon={gift}
        title={text('download.bonus', { amount: money(amount) })}
        detail={text('download.bonus.text')}
        href={paths.promotion(promotionId)}
      />
    </Card>
  );
}

/**
 * Tells of the bonus for the app while the visitor can have it, by the member's own list, or by the
 * public one without a session (section 6).
 */
export function AppBonusNotice() {
  const { data } = usePromotions();
  const promotion = data?.promotions.find(({ promoCode }) => promoCode === 'APP_DOWNLOAD');
  const amount = promotion?.terms.maximumReward ?? null;
  if (promotion === undefined || amount === null) return null;
  return <BonusRow promotionId={promotion.id} amount={amount} />;
}
