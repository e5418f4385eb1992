import type { BoardProps } from '../room/board.ts';
import { PickedPad } from './PickedPad.tsx';
import { TypedPad } from './TypedPad.tsx';

/** Rows of numbers, or a field for typed ones, with unit, multiple and slider. */
export function PadBoard(board: BoardProps) {
  const { play } = board.chosen;
  return play.approach === 'typed' ? (
    <TypedPad board={board} play={play} />
  ) : (
    <PickedPad board={board} play={play} />
  );
}
