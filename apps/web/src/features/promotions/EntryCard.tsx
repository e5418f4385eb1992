import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { ClaimCard } from './ClaimCard.tsx';
import { ClaimButton } from './detail/ClaimButton.tsx';
import type { PromotionEntry } from './entries.queries.ts';
import { PromotionStateTag } from './list/PromotionStateTag.tsx';
import { useRewardText } from './reward-text.ts';

/** What a member has joined, applied for or been given of a promotion. */
export function EntryCard({ entry }: { entry: PromotionEntry }) {
  const text = useText();
  const format = useFormat();
  const rewardText = useRewardText();
  const { promotionId, title, state, action, reason, history } = entry;
  const changedAt = history.at(-1)?.changedAt;
  const since =
    changedAt === undefined ? null : text('rewards.since', { at: format.dateTime(changedAt) });
  return (
    <ClaimCard
      title={<Link href={paths.promotion(promotionId)}>{title}</Link>}
      tag={<PromotionStateTag state={state} />}
      amount={rewardText(entry)}
      isLit={action === 'claim'}
      notes={[reason, since].filter((note) => note !== null)}
    >
      {action === 'claim' && <ClaimButton promotionId={promotionId} entry={entry} />}
    </ClaimCard>
  );
}
