import { useText } from '#kit/text.ts';
import { Badge } from '@pavilion/ui/values/Badge.tsx';
import { useClaimable } from './rewards.queries.ts';

/** How many rewards can be claimed, beside the link to them. */
export function RewardsBadge() {
  const text = useText();
  const count = useClaimable();
  return <Badge count={count} label={text('rewards.badge', { count })} />;
}
