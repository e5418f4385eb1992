import type { MemberKind } from '@pavilion/domain/member/member-type';

export type RecordView = 'moves' | 'deposits' | 'withdrawals' | 'team';

/** Returns the record views: play money is never deposited or withdrawn, and agents have a team. */
export function recordViews({ trial, agent }: Pick<MemberKind, 'trial' | 'agent'>): RecordView[] {
  if (trial) return ['moves'];
  return ['moves', 'deposits', 'withdrawals', ...(agent ? (['team'] as const) : [])];
}
