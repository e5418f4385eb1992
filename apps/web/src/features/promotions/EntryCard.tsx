import { Link } from 'wouter';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { ClaimCard } from './ClaimCard.tsx';
import { ClaimButton } from './detail/ClaimButton.tsx';
import type { PromotionEntry } from './entries.queries.ts';
import { PromotionStateTag } from './list/PromotionStateTag.tsx';

/** What a member has joined, applied for or been given of a promotion. */
export function EntryCard({ entry }: { entry: PromotionEntry }) {
  const text = useText();
  const format = useFormat();
  const money = useShortMoneyFormat();
  const { promotionId, title, state, action, reward, reason, history } = entry;
  const changedAt = history.at(-1)?.changedAt;
  const since =
    changedAt === undefined ? null : text('rewards.since', { at: format.dateTime(changedAt) });
  return (
    <ClaimCard
      title={<Link href={paths.promotion(promotionId)}>{title}</Link>}
      tag={<PromotionStateTag state={state} />}
      amount={reward === null ? null : money(reward)}
      isLit={action === 'claim'}
      notes={[reason, since].filter((note) => note !== null)}
    >
      {action === 'claim' && <ClaimButton promotionId={promotionId} reward={reward} />}
    </ClaimCard>
  );
}
