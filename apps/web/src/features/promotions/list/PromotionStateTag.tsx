import { useText, type MessageKey } from '#kit/text.ts';
import type { PromotionAvailability } from '@pavilion/domain/promotion/promotion-offer';
import type { PromotionState } from '@pavilion/domain/promotion/promotion-state';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import { promotionStanding, type PromotionStanding } from './promotion-standing.ts';

const looks = {
  coming: ['waiting', 'promotion.state.coming'],
  join: ['accent', 'promotion.state.join'],
  signed: ['good', 'promotion.state.signed'],
  applying: ['waiting', 'promotion.state.applying'],
  process: ['waiting', 'promotion.state.process'],
  issued: ['good', 'promotion.state.issued'],
  rejected: ['bad', 'promotion.state.rejected'],
  claim: ['accent', 'promotion.state.claim'],
  claimed: ['good', 'promotion.state.claimed'],
  close: ['neutral', 'promotion.state.close'],
  used: ['neutral', 'promotion.used'],
  usedThisWeek: ['neutral', 'promotion.usedThisWeek'],
  notForAccount: ['neutral', 'promotion.notForAccount'],
} as const satisfies Record<PromotionStanding, readonly [TagTone, MessageKey]>;

type PromotionStateTagProps = { state: PromotionState; availability?: PromotionAvailability };

export function PromotionStateTag({ state, availability = 'open' }: PromotionStateTagProps) {
  const text = useText();
  const standing = promotionStanding(state, availability);
  if (standing === null) return null;
  const [tone, label] = looks[standing];
  return <Tag tone={tone}>{text(label)}</Tag>;
}
