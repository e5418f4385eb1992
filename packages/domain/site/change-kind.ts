/** The kinds of changes that are published to open pages, with who may see them. */
const readers = {
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
  limit: 'member',
  identity: 'member',
} as const;

export type ChangeKind = keyof typeof readers;

export const changeKinds = Object.keys(readers) as readonly ChangeKind[];

export function isChangeKind(value: unknown): value is ChangeKind {
  return typeof value === 'string' && Object.hasOwn(readers, value);
}

/** Whether a change of this kind is for everyone, guests included. */
export function isPublicChange(kind: ChangeKind): boolean {
  return readers[kind] === 'everyone';
}
