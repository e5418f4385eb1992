import { useId, useMemo, type ReactNode } from 'react';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import type { Play, Selection } from '@pavilion/domain/lottery/play';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { shoppingBag } from '@pavilion/ui/icons/shell-icons.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import type { BoardProps } from '../room/board.ts';
import { lineOf, nothingChosen, selectionsOf, type NewLine } from '../slip/line.ts';
import { SlipBar } from '../slip/SlipBar.tsx';
import { drawProblem, limitProblem, padOrder, type PadOrder, type Said } from './pad-order.ts';
import { usePadPrice } from './price-choice.ts';
import { PriceBar } from './PriceBar.tsx';
import { deviceUniform, randomBet } from './random-bet.ts';
import styles from './Pad.module.css';

const problemMs = 4000;
const randomCounts = [1, 5];
const emptyOrder: PadOrder = { amounts: nothingChosen, lines: [] };

type FootProps = {
  board: BoardProps;
  play: Play<unknown>;
  selection: Selection;
  /** What lacks before anything can be bet, in words. */
  missing: string | null;
  /** How many numbers were typed; 0 where they are picked. */
  typed?: number;
  onClear: () => void;
};

/** Works out what selections cost at the price that is set, and what hinders an order of them. */
function usePadOrders({ room, chosen, cart }: BoardProps, play: Play<unknown>) {
  const text = useText();
  const money = useMoneyFormat();
  const format = useFormat();
  const { unit, multiple, series, own } = usePadPrice(room);
  const { modeId } = unit;
  const { setting, digits } = room;
  const price = useMemo(
    () => ({ modeId, multiple: multiple ?? 0, series, own, digits }),
    [modeId, multiple, series, own, digits],
  );
  const words = (said: Said | null) => said && text(said.key, said.values);
  return {
    price,
    /** What hinders an order of the lines and of so many that are in the cart already. */
    problemOf: (order: PadOrder, typed: number, cartLines = cart.lines): string | null => {
      if (!chosen.isOpen) return text('error.lottery.play.closed');
      const facts = { ...order, setting, digits, multiple, typed, cartLines };
      const number = (value: number) => format.decimal(String(value), 0);
      return words(limitProblem(facts, money, number));
    },
    linesOf: (selection: Selection): NewLine[] =>
      selectionsOf(play, selection).map((one) =>
        lineOf(play, one, { modeId, multiple: multiple ?? 0, series }),
      ),
    drawIsClosed: words(drawProblem(room)),
  };
}

/** Adds single random bets to the cart, or says why they cannot be ordered. */
function Randoms({ board, play }: Pick<FootProps, 'board' | 'play'>) {
  const text = useText();
  const { price, problemOf, linesOf } = usePadOrders(board, play);
  function add(count: number) {
    const uniform = deviceUniform();
    const drawn = Array.from({ length: count }, () => randomBet(play, uniform));
    const orders = drawn.map((selection) => padOrder(play, selection, price));
    const lines = orders.flatMap((order) => order.lines);
    const problems = orders.map(({ amounts }) => problemOf({ amounts, lines }, 0));
    const problem = problems.find((one) => one !== null) ?? null;
    if (problem !== null) {
      showToast(problem, { kind: 'error', durationMs: problemMs });
      return;
    }
    board.onAdd(drawn.flatMap(linesOf), () =>
      showToast(text('lottery.pad.added', { count }), { kind: 'success' }),
    );
  }
  return (
    <div className={styles.randoms}>
      {randomCounts.map((count) => (
        <Button key={count} kind="secondary" size="compact" onClick={() => add(count)}>
          {text('lottery.pad.random', { count })}
        </Button>
      ))}
    </div>
  );
}

type ActProps = {
  kind: 'primary' | 'secondary';
  can: boolean;
  /** The id of what says why not. */
  hint: string | undefined;
  onPress: () => void;
  children: ReactNode;
};

/** A button that keeps the focus while it is off, so that its reason is read with it. */
function Act({ kind, can, hint, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className={`${buttonClass(kind, 'compact')} ${styles.act}`}
      aria-disabled={!can}
      aria-describedby={hint}
      onClick={can ? onPress : undefined}
    >
      {children}
    </button>
  );
}

/** Random bets, the price, and the bar with what the selection costs and what to do with it. */
export function PadFoot({ board, play, selection, missing, typed = 0, onClear }: FootProps) {
  const text = useText();
  const hintId = useId();
  const { room, cart, onAdd, onBet } = board;
  const { price, problemOf, linesOf, drawIsClosed } = usePadOrders(board, play);
  const isMissing = missing !== null;
  const order = useMemo(
    () => (isMissing ? emptyOrder : padOrder(play, selection, price)),
    [isMissing, play, selection, price],
  );
  const problem = problemOf(order, typed);
  const canAdd = !isMissing && problem === null;
  // A full cart hinders no bet beside it.
  const canBet = !isMissing && problemOf(order, typed, 0) === null && drawIsClosed === null;
  const hint = missing ?? drawIsClosed;

  function add() {
    const lines = linesOf(selection);
    onAdd(lines, () => {
      showToast(text('lottery.pad.added', { count: lines.length }), { kind: 'success' });
      onClear();
    });
  }

  const hintOf = hint === null ? undefined : hintId;
  return (
    <>
      <Randoms board={board} play={play} />
      <PriceBar room={room} play={play} />
      <SlipBar amounts={order.amounts} digits={room.digits} problem={problem}>
        <div className={styles.foot}>
          {hint !== null && (
            <p id={hintId} className={styles.quiet}>
              {hint}
            </p>
          )}
          <div className={styles.acts}>
            <Button kind="quiet" size="compact" className={styles.clear} onClick={onClear}>
              {text('lottery.bet.clear')}
            </Button>
            <Button
              kind="secondary"
              size="compact"
              className={styles.cart}
              aria-label={text('lottery.cart.open', { count: cart.lines })}
              onClick={cart.open}
            >
              <Icon shape={shoppingBag} />
              {cart.lines}
            </Button>
            <Act kind="secondary" can={canAdd} hint={hintOf} onPress={add}>
              {text('lottery.bet.add')}
            </Act>
            <Act
              kind="primary"
              can={canBet}
              hint={hintOf}
              onPress={() => onBet(linesOf(selection), onClear)}
            >
              {text('lottery.bet.now')}
            </Act>
          </div>
        </div>
      </SlipBar>
    </>
  );
}
