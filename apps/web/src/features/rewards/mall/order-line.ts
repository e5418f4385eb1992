import {
  firstMallState,
  isGivenBack,
  type MallOrderState,
} from '@pavilion/domain/reward/mall-order';
import type { TimelineStep } from '@pavilion/ui/layout/Timeline.tsx';
import type { TagTone } from '@pavilion/ui/values/Tag.tsx';
import type { MallKind, MallOrder } from './mall.queries.ts';

/** The states of an order to which nothing happens. */
const wayOf: Record<MallKind, readonly MallOrderState[]> = {
  bonus: ['done'],
  voucher: ['ordered', 'delivered'],
  goods: ['ordered', 'approved', 'sent', 'delivered'],
};

export type LineStep = {
  state: MallOrderState;
  /** When it came to it; null for what is still ahead. */
  at: string | null;
  look: TimelineStep['state'];
};

type Told = Pick<MallOrder, 'kind' | 'state' | 'steps' | 'orderedAt'>;

/** The steps that an order has gone through, the one it is at, and those ahead of it. */
export function lineOf({ kind, state, steps, orderedAt }: Told): LineStep[] {
  const told = steps.length > 0 ? steps : [{ state: firstMallState(kind), at: orderedAt }];
  const isBack = isGivenBack(state);
  const way = wayOf[kind];
  const ahead = isBack ? [] : way.slice(way.indexOf(state) + 1);
  const last = told.length - 1;
  return [
    ...told.map((step, place): LineStep => {
      const isNow = place === last && ahead.length > 0;
      const isFailed = place === last && isBack;
      return { ...step, look: isFailed ? 'failed' : isNow ? 'current' : 'done' };
    }),
    ...ahead.map((next): LineStep => ({ state: next, at: null, look: 'ahead' })),
  ];
}

export const toneOf: Record<MallOrderState, TagTone> = {
  ordered: 'waiting',
  approved: 'waiting',
  sent: 'waiting',
  delivered: 'good',
  done: 'good',
  refused: 'bad',
  cancelled: 'neutral',
  returned: 'bad',
};
