import { useText } from '#kit/text.ts';
import type { PromotionState } from '@pavilion/domain/promotion/promotion-state';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { PromotionEntry } from '../entries.queries.ts';
import { RewardCard } from './RewardCard.tsx';
import styles from './RewardCard.module.css';

type RewardGroup = 'ready' | 'waiting' | 'claimed' | 'ended';

const groups: Partial<Record<PromotionState, RewardGroup>> = {
  issued: 'ready',
  claim: 'ready',
  signed: 'waiting',
  applying: 'waiting',
  process: 'waiting',
  claimed: 'claimed',
};

const order: readonly RewardGroup[] = ['ready', 'waiting', 'claimed', 'ended'];

/** Groups entries, the claimable ones first, and leaves out empty groups. */
export function rewardGroups<Entry extends { state: PromotionState }>(entries: readonly Entry[]) {
  return order.flatMap((group) => {
    const those = entries.filter(({ state }) => (groups[state] ?? 'ended') === group);
    return those.length === 0 ? [] : [{ group, entries: those }];
  });
}

/** Lists the entries of a member under the titles of their groups. */
export function RewardGroups({ entries }: { entries: readonly PromotionEntry[] }) {
  const text = useText();
  return rewardGroups(entries).map(({ group, entries: those }) => (
    <Section key={group} title={text(`rewards.${group}`)}>
      <ul className={styles.list}>
        {those.map((entry) => (
          <RewardCard key={entry.entryId} entry={entry} />
        ))}
      </ul>
    </Section>
  ));
}
