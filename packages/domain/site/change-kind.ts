/** What an open page is told has changed, and who may be told: everyone or the member alone. */
const hearers = {
  winners: 'everyone',
  announcements: 'everyone',
  status: 'everyone',
  games: 'everyone',
  balance: 'member',
  unread: 'member',
  session: 'member',
  deposit: 'member',
  withdrawal: 'member',
  transfer: 'member',
  chat: 'member',
  promotion: 'member',
} as const;

export type ChangeKind = keyof typeof hearers;

export const changeKinds = Object.keys(hearers) as readonly ChangeKind[];

export function isChangeKind(value: unknown): value is ChangeKind {
  return typeof value === 'string' && Object.hasOwn(hearers, value);
}

/** Whether a change of this kind is for everyone, guests included. */
export function isPublicChange(kind: ChangeKind): boolean {
  return hearers[kind] === 'everyone';
}
