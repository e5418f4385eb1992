export type ChatLine = { id: number; from: 'visitor' | 'desk'; text: string };

type Room = { name: string; lines: ChatLine[]; seen: number };

const longest = 1000;
const mostLines = 500;

/** Conversations between visitors and support, in memory. */
export function createChatRooms() {
  const rooms = new Map<string, Room>();
  let last = 0;

  function open(visitor: string, name: string): Room {
    const room = rooms.get(visitor) ?? { name, lines: [], seen: 0 };
    rooms.set(visitor, room);
    return room;
  }

  return {
    list: () => [...rooms].map(([visitor, { name, lines }]) => ({ visitor, name, lines })),
    open,
    /** Does nothing for an empty text or an unknown room. */
    say(visitor: string, from: ChatLine['from'], text: string): void {
      const room = rooms.get(visitor);
      const words = text.trim().slice(0, longest);
      if (room === undefined || words === '') return;
      last += 1;
      room.lines.push({ id: last, from, text: words });
      if (room.lines.length > mostLines) room.lines.shift();
    },
    /** The visitor's lines; marks them as seen. */
    read(visitor: string, name: string): readonly ChatLine[] {
      const room = open(visitor, name);
      room.seen = room.lines.at(-1)?.id ?? 0;
      return room.lines;
    },
    unread(visitor: string): number {
      const room = rooms.get(visitor);
      if (room === undefined) return 0;
      return room.lines.filter(({ id, from }) => from === 'desk' && id > room.seen).length;
    },
  };
}

export type ChatRooms = ReturnType<typeof createChatRooms>;
