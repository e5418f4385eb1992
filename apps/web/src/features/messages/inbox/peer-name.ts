import { useText } from '#kit/text.ts';
import type { InboxMessage } from './inbox.queries.ts';

/** Names the other side of a conversation. */
export function usePeerName() {
  const text = useText();
  return ({ peer, peerName }: Pick<InboxMessage, 'peer' | 'peerName'>): string =>
    peer === 'downline' ? peerName : text(`inbox.peer.${peer}`);
}
