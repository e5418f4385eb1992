import { useState } from 'react';
import { useServerTime } from '#kit/clock/server-time.ts';
import type { Room } from '../../room/room.ts';
import { takenDraws, type Chase } from '../chase/chase.ts';
import { useChaseNumeros } from '../slip.queries.ts';

/** The draw for which a person confirms, or the first one of a chase. */
export type AgreedDraw = Readonly<{
  /** Null before one was open. */
  numero: string | null;
  takesBets: boolean;
  /** The draw that takes bets in its place; null for none. */
  offered: string | null;
  /** The draws of a chase that can be chosen. */
  numeros: readonly string[];
}>;

/** What a refusal says: this draw is closed, and that one comes next. */
type Closed = Readonly<{ numero: string; next: string | null }>;

function useOpenNumero({ draw }: Room): string | null {
  const isOver = useServerTime(0, (nowMs) => draw !== null && nowMs >= draw.closesAtMs);
  return draw === null || isOver ? null : draw.numero;
}

type DrawState = Omit<AgreedDraw, 'numeros'>;

/** A draw takes bets while it is open, or as the one of which the server said that it is next. */
function singleDraw(
  agreed: string | null,
  current: string | null,
  closed: Closed | null,
  open: Room['draw'],
): DrawState {
  const isNext = agreed === closed?.next && open?.numero !== agreed;
  const isClosed = agreed === null || agreed === closed?.numero;
  const offered = [current, closed?.next ?? null].find(
    (numero) => numero !== null && numero !== agreed && numero !== closed?.numero,
  );
  return {
    numero: agreed,
    takesBets: !isClosed && (agreed === current || isNext),
    offered: offered ?? null,
  };
}

/** The first draw of a chase takes bets as long as it is among those that can be chosen. */
function drawOfChase(
  first: string,
  numeros: readonly string[],
  open: Room['draw'],
  current: string | null,
): DrawState {
  // A list that was read before begins with draws that are over.
  const from = open === null ? 0 : Math.max(0, numeros.indexOf(open.numero));
  const coming = numeros
    .slice(from)
    .filter((numero) => numero !== open?.numero || current !== null);
  const isKnown = numeros.length > 0;
  return {
    numero: first,
    takesBets: !isKnown || coming.includes(first),
    offered: coming.find((numero) => numero !== first) ?? null,
  };
}

/**
 * Keeps to the draw that was open as the person began to confirm. Once it has closed another one is
 * only offered: no order goes to a draw on which nobody agreed.
 */
export function useAgreedDraw(room: Room, chase: Chase | null) {
  const current = useOpenNumero(room);
  const [agreed, setAgreed] = useState(current);
  const [closed, setClosed] = useState<Closed | null>(null);
  const query = useChaseNumeros(room, chase !== null);
  const numeros = query.data?.chaseNumeros.map(({ numero }) => numero) ?? [];
  if (agreed === null && current !== null) setAgreed(current);
  // From then on the clock says when the next one closes.
  if (closed !== null && current !== null && closed.next === current) setClosed(null);

  const first = chase === null ? undefined : takenDraws(chase)[0]?.numero;
  const state =
    first === undefined
      ? singleDraw(agreed, current, closed, room.draw)
      : drawOfChase(
          first,
          numeros.filter((one) => one !== closed?.numero),
          room.draw,
          current,
        );
  return {
    draw: { ...state, numeros },
    agree: setAgreed,
    /** Notes what the server said of a draw. */
    close: setClosed,
  };
}
