import type { TagTone } from '@pavilion/ui/values/Tag.tsx';
import type { Deposit, Withdrawal } from './wallet.queries.ts';

export const depositTones = {
  pending: 'waiting',
  reviewing: 'waiting',
  paid: 'good',
  failed: 'bad',
  rejected: 'bad',
  expired: 'bad',
  cancelled: 'neutral',
} as const satisfies Record<Deposit['state'], TagTone>;

export const withdrawalTones = {
  requested: 'waiting',
  reviewing: 'waiting',
  paying: 'waiting',
  paid: 'good',
  rejected: 'bad',
  failed: 'bad',
} as const satisfies Record<Withdrawal['state'], TagTone>;
