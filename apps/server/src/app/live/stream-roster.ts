import { countedNetworks } from '../../kit/address-network.ts';
import type { LiveListener, LiveStream } from './live-stream.ts';

export type LiveLimits = { total: number; perMember: number; perAddress: number };

const none: ReadonlySet<LiveStream> = new Set();

/** Streams by something that they share, such as their member. */
function createIndex<Key>() {
  const byKey = new Map<Key, Set<LiveStream>>();
  return {
    of: (key: Key): ReadonlySet<LiveStream> => byKey.get(key) ?? none,
    add(key: Key, stream: LiveStream): void {
      const streams = byKey.get(key);
      if (streams) streams.add(stream);
      else byKey.set(key, new Set([stream]));
    },
    remove(key: Key, stream: LiveStream): void {
      const streams = byKey.get(key);
      if (streams?.delete(stream) === true && streams.size === 0) byKey.delete(key);
    },
  };
}

/** The streams of this process, found by member, by address and by the beat that is theirs. */
export function createStreamRoster(limits: LiveLimits, beatsPerRound: number) {
  const all = new Set<LiveStream>();
  const ofMember = createIndex<bigint>();
  const ofNetwork = createIndex<string>();
  const ofBeat = createIndex<number>();
  let added = 0;

  return {
    all: all as ReadonlySet<LiveStream>,
    ofMember: ofMember.of,
    ofBeat: (beat: number) => ofBeat.of(beat % beatsPerRound),

    isFull(listener: LiveListener, address: string): boolean {
      const networks = countedNetworks(address);
      return (
        all.size >= limits.total ||
        networks.some((one) => ofNetwork.of(one.network).size >= limits.perAddress * one.times) ||
        (listener !== null && ofMember.of(listener.memberId).size >= limits.perMember)
      );
    },

    /** Answers with how to remove it again. */
    add(stream: LiveStream): () => void {
      const { listener, address } = stream;
      const beat = added++ % beatsPerRound;
      const networks = countedNetworks(address);
      all.add(stream);
      ofBeat.add(beat, stream);
      for (const { network } of networks) ofNetwork.add(network, stream);
      if (listener) ofMember.add(listener.memberId, stream);
      return () => {
        all.delete(stream);
        ofBeat.remove(beat, stream);
        for (const { network } of networks) ofNetwork.remove(network, stream);
        if (listener) ofMember.remove(listener.memberId, stream);
      };
    },
  };
}
