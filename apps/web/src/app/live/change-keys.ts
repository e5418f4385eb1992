import type { QueryKey } from '@tanstack/react-query';
import { ownNotices } from '#features/messages/announcements.queries.ts';
import { statusKey } from '#features/site/site.queries.ts';
import { walletKeys } from '#features/wallet/wallet.queries.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { changeKinds, isPublicChange, type ChangeKind } from '@pavilion/domain/site/change-kind';

/** The queries to refetch after a change of each kind: all whose key begins so. */
const keysOfKind: Record<ChangeKind, readonly QueryKey[]> = {
  winners: [['winners']],
  announcements: [
    ['announcements'],
    ['promotions'],
    ['help'],
    ['pages'],
    ownNotices,
    [ownData, 'promotions'],
    walletKeys.bonuses,
  ],
  status: [statusKey],
  games: [['games']],
  // A rain is planned or called off, begins or ends.
  rains: [[ownData, 'rain', 'shown']],
  // A result came from outside, was put right or is late, or a draw does not count.
  lottery: [['lottery']],
  balance: [walletKeys.wallet, walletKeys.transactions],
  unread: [ownNotices, [ownData, 'inbox']],
  // A session that ends closes the stream; nothing is left to refetch.
  session: [],
  deposit: [walletKeys.deposits, walletKeys.transactions],
  withdrawal: [walletKeys.transactions],
  transfer: [walletKeys.wallet, walletKeys.transactions],
  chat: [[ownData, 'chat']],
  // What a member is offered may have changed: promotions, banners, bonuses with a deposit.
  promotion: [[ownData, 'promotions'], ownNotices, walletKeys.bonuses],
  // A member's VIP level and its name may have changed with it.
  reward: [
    [ownData, 'rewards'],
    [ownData, 'memberInfo'],
  ],
  // The member has won an envelope.
  rain: [[ownData, 'rain', 'results']],
  // An answer to the reality check uncovers the games on the member's other devices.
  limit: [
    [ownData, 'limits'],
    [ownData, 'playing'],
  ],
  identity: [[ownData, 'identity']],
  // Letters and money that come with them have signals of their own.
  contract: [[ownData, 'contracts']],
  income: [
    [ownData, 'contracts'],
    [ownData, 'team', 'rebates'],
  ],
  // Own orders were placed, settled or changed; the balance has a signal of its own.
  'lottery-order': [[ownData, 'lottery']],
};

/** The keys of the kinds, each once. */
export function keysToRead(kinds: Iterable<ChangeKind>): readonly QueryKey[] {
  const keys = [...kinds].flatMap((kind) => keysOfKind[kind]);
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
}

/** The kinds of changes that a visitor may see. */
export function kindsFor(isMember: boolean): readonly ChangeKind[] {
  return changeKinds.filter((kind) => isMember || isPublicChange(kind));
}
