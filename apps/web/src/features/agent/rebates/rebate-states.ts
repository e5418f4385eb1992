import type { TagTone } from '@pavilion/ui/values/Tag.tsx';
import type { RebateSum } from './rebates.queries.ts';

export const stateTones = {
  paid: 'good',
  due: 'waiting',
  held: 'waiting',
  carried: 'neutral',
} as const satisfies Record<RebateSum['state'], TagTone>;
