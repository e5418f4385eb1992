import { useState } from 'react';
import type { Room } from '../../room/room.ts';
import { chaseFrom, timesTaken, type Chase } from '../chase/chase.ts';
import type { NewLine } from '../line.ts';
import { orderInput } from '../order-input.ts';
import type { SlipLines } from '../slip-lines.ts';
import { usePlacing } from '../slip.queries.ts';
import { useAgreedDraw } from './agreed-draw.ts';
import { newOddsOf, nextNumeroOf, type NewOdds } from './refusal-hints.ts';

export type ConfirmProps = Readonly<{
  room: Room;
  slip: SlipLines;
  chase: Chase | null;
  isOpen: boolean;
  onChase: () => void;
  onChaseChange: (chase: Chase | null) => void;
  /** Called once the lines are placed. */
  onPlaced: (lines: readonly NewLine[]) => void;
  /** Closes the confirmation alone. */
  onBack: () => void;
  /** Closes the whole slip. */
  onClose: () => void;
}>;

/** What a person confirms, where it stands, and how it is placed. */
export function useConfirm({ room, slip, chase, onChaseChange, onPlaced }: ConfirmProps) {
  const { draw, agree, close } = useAgreedDraw(room, chase);
  // The setting is read again meanwhile: odds that changed since are asked for, not just taken.
  const [seen] = useState(room);
  const [newOdds, setNewOdds] = useState<NewOdds | null>(null);
  const placing = usePlacing({
    room,
    onPlaced: () => onPlaced(slip.lines),
    onRefused: (error) => {
      const next = nextNumeroOf(error);
      if (next !== undefined && draw.numero !== null) close({ numero: draw.numero, next });
      setNewOdds((before) => newOddsOf(error) ?? before);
    },
  });
  const stake = slip.amounts.stake * BigInt(timesTaken(chase));
  return {
    draw,
    /** The room as it was when the confirmation opened, with the odds that were shown. */
    seen,
    newOdds,
    placing,
    stake,
    place: () => {
      if (draw.numero === null) return;
      const oddsVersion = newOdds?.oddsVersion ?? seen.setting.oddsVersion;
      const order = { lines: slip.lines, numero: draw.numero, chase, stake, oddsVersion };
      placing.place(orderInput(room, order));
    },
    /** Agrees on the draw that is offered in place of a closed one; places nothing. */
    moveTo: (numero: string) => {
      placing.reset();
      if (chase === null) agree(numero);
      else onChaseChange(chaseFrom(chase, numero, draw.numeros));
    },
  };
}

export type Confirming = ReturnType<typeof useConfirm>;
