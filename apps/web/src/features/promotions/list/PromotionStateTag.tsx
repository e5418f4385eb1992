import type { PromotionState } from '@pavilion/domain/promotion/promotion-state';
import { useText } from '../../../kit/text.ts';
import { Tag, type TagTone } from '../../../ui/Tag.tsx';

const tones = {
  coming: 'waiting',
  join: 'accent',
  signed: 'good',
  applying: 'waiting',
  process: 'waiting',
  issued: 'good',
  rejected: 'bad',
  claim: 'accent',
  claimed: 'good',
  close: 'neutral',
} as const satisfies Record<PromotionState, TagTone>;

export function PromotionStateTag({ state }: { state: PromotionState }) {
  const text = useText();
  return <Tag tone={tones[state]}>{text(`promotion.state.${state}`)}</Tag>;
}
