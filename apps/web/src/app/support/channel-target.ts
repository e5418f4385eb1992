import { isOutsideAddress, isOwnPage } from '@pavilion/domain/site/link-rule';

export type ChannelTarget =
  | { kind: 'outside'; href: string }
  | { kind: 'own'; href: string }
  | { kind: 'chat' };

/** Where a channel of customer service leads; without an address, the site's own chat. */
export function channelTarget(path: string): ChannelTarget {
  if (isOutsideAddress(path)) return { kind: 'outside', href: path };
  return isOwnPage(path) ? { kind: 'own', href: path } : { kind: 'chat' };
}
