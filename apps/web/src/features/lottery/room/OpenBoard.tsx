import { Suspense, useState } from 'react';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { MoneyOfBet } from '@pavilion/domain/lottery/order/prize-mode';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { mayDropCart } from '../frame/drop-cart.ts';
import { addToCart, isCartOf, useCart } from '../slip/cart.ts';
import type { NewLine } from '../slip/line.ts';
import { Slip, type SlipAsked } from '../slip/Slip.tsx';
import type { BoardProps } from './board.ts';
import { chosenBefore, rememberChoice } from './choices.ts';
import { PlayPicker } from './PlayPicker.tsx';
import { nameOfRoom, playOf, playsOf, type Room } from './room.ts';

const boards = {
  slider: lazyComponent<'PadBoard', BoardProps>('PadBoard', () => import('../pad/PadBoard.tsx')),
  electronic: lazyComponent<'TilesBoard', BoardProps>(
    'TilesBoard',
    () => import('../tiles/TilesBoard.tsx'),
  ),
  fixed: lazyComponent<'FixedBoard', BoardProps>(
    'FixedBoard',
    () => import('../fixed/FixedBoard.tsx'),
  ),
} satisfies Record<MoneyOfBet, unknown>;

const boardHeights = [240];

/** The play that is chosen, remembered for each lottery and prize mode. */
function useChosen(room: Room) {
  const of = nameOfRoom(room);
  const [playId, setPlayId] = useState(() => chosenBefore(of));
  const found = playId === null ? null : playOf(room, playId);
  const choose = (id: number) => {
    rememberChoice(of, id);
    setPlayId(id);
  };
  return { chosen: found ?? playsOf(room)[0] ?? null, choose };
}

/** The plays of a room with the board of the chosen one, and the slip. */
export function OpenBoard({ room }: { room: Room }) {
  const text = useText();
  const { chosen, choose } = useChosen(room);
  const [asked, setAsked] = useState<SlipAsked | null>(null);
  const cart = useCart();
  const owner = { gameCode: room.lottery.code, prizeModeId: room.mode.prizeModeId };
  const group = room.groups.find((one) =>
    one.parts.some(({ plays }) => chosen !== null && plays.includes(chosen)),
  );
  if (chosen === null || group === undefined) {
    return <EmptyState text={text('error.lottery.play.closed')} />;
  }
  async function add(lines: readonly NewLine[], added: () => void): Promise<void> {
    if (!(await mayDropCart(owner))) return;
    addToCart(owner, lines);
    added();
  }
  const { Component } = boards[room.money];
  return (
    <>
      <PlayPicker room={room} group={group} chosen={chosen} onChoose={choose} />
      <Suspense fallback={<SkeletonBlocks heights={boardHeights} />}>
        <Component
          // Another play or group has another selection.
          key={room.money === 'electronic' ? group.code : chosen.play.playId}
          room={room}
          group={group}
          chosen={chosen}
          cart={{
            lines: isCartOf(cart, owner) ? cart.lines.length : 0,
            open: () => setAsked({ kind: 'cart' }),
          }}
          onAdd={(lines, added) => void add(lines, added)}
          onBet={(lines, placed) => setAsked({ kind: 'bet', lines, placed })}
        />
      </Suspense>
      <Slip room={room} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
