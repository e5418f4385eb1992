/** The kinds of changes that are published to open pages, by who may see them: everyone, */
const publicKinds = ['winners', 'announcements', 'status', 'games', 'rains', 'lottery'] as const;
/** and the member whom they concern. */
const memberKinds = [
  'balance',
  'unread',
  'session',
  'deposit',
  'withdrawal',
  'transfer',
  'chat',
  'promotion',
  'reward',
  'rain',
  'limit',
  'identity',
  'contract',
  'income',
  'lottery-order',
] as const;

export const changeKinds = [...publicKinds, ...memberKinds] as const;

export type ChangeKind = (typeof changeKinds)[number];

export function isChangeKind(value: unknown): value is ChangeKind {
  return (changeKinds as readonly unknown[]).includes(value);
}

/** Whether a change of this kind is for everyone, guests included. */
export function isPublicChange(kind: ChangeKind): boolean {
  return (publicKinds as readonly ChangeKind[]).includes(kind);
}
