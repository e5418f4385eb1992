import { useOwnKind } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { Tag } from '@pavilion/ui/values/Tag.tsx';

export function useIsTrial(): boolean {
  return useOwnKind()?.trial === true;
}

/** Decision D17: marks what a trial account has or does; renders nothing for others. */
export function TrialMark() {
  const text = useText();
  return useIsTrial() && <Tag tone="accent">{text('wallet.trial')}</Tag>;
}
