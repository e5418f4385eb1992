import type { LiveStream } from './live-stream.ts';

const none: ReadonlySet<LiveStream> = new Set();

/** Indexes streams by a shared key, such as their member. */
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

/** The streams of this process, found by member and by their heartbeat slot. */
export function createStreamRoster(beatsPerRound: number) {
  const all = new Set<LiveStream>();
  const ofMember = createIndex<bigint>();
  const ofBeat = createIndex<number>();
  let added = 0;

  return {
    all: all as ReadonlySet<LiveStream>,
    ofMember: ofMember.of,
    ofBeat: (beat: number) => ofBeat.of(beat % beatsPerRound),

    /** Returns the function that removes it. */
    add(stream: LiveStream): () => void {
      const { listener } = stream;
      const beat = added++ % beatsPerRound;
      all.add(stream);
      ofBeat.add(beat, stream);
      if (listener) ofMember.add(listener.memberId, stream);
      return () => {
        all.delete(stream);
        ofBeat.remove(beat, stream);
        if (listener) ofMember.remove(listener.memberId, stream);
      };
    },
  };
}
