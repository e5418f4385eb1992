import { useText } from '#kit/text.ts';
import { Badge } from '@pavilion/ui/values/Badge.tsx';
import { usePointBalance } from './points/points.queries.ts';
import { useClaimable } from './rewards.queries.ts';
import styles from './RewardsBadge.module.css';

/** The member's points, beside the link to the mall. */
function PointsBadge() {
  const text = useText();
  const { data } = usePointBalance();
  if (data === undefined || data.balance === 0) return null;
  return <span className={styles.points}>{text('rewards.points', { points: data.balance })}</span>;
}

/** How many rewards can be claimed, beside the link to them. */
function ClaimableCount() {
  const text = useText();
  const count = useClaimable();
  return <Badge count={count} label={text('rewards.badge', { count })} />;
}

/** The badge of the link to the mall, or of the one to the reward center. */
export function RewardsBadge({ isMall }: { isMall: boolean }) {
  return isMall ? <PointsBadge /> : <ClaimableCount />;
}
