import type { NewLine } from '../slip/line.ts';
import type { Room, RoomGroup, RoomPlay } from './room.ts';

/** What the boards of all prize modes are given. */
export type BoardProps = Readonly<{
  room: Room;
  /** The group of plays that is chosen, and the play in it. */
  group: RoomGroup;
  chosen: RoomPlay;
  /** How many lines the cart has, and what shows it. */
  cart: Readonly<{ lines: number; open: () => void }>;
  /**
   * Puts lines into the cart; `added` is called once they are there. Never, where the member keeps
   * what the cart holds of another lottery.
   */
  onAdd: (lines: readonly NewLine[], added: () => void) => void;
  /**
   * Asks whether to bet on these lines alone, without the cart. `placed` is called once the order
   * was taken: the board then drops what was chosen.
   */
  onBet: (lines: readonly NewLine[], placed: () => void) => void;
}>;
