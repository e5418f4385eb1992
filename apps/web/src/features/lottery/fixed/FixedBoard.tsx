import { useState } from 'react';
import { useAmountTyping } from '#features/wallet/amount-typing.ts';
import { useText } from '#kit/text.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { AmountField } from '@pavilion/ui/fields/AmountField.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { shoppingBag } from '@pavilion/ui/icons/shell-icons.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import type { BoardProps } from '../room/board.ts';
import { SlipBar } from '../slip/SlipBar.tsx';
import { ChooseNumbers } from './ChooseNumbers.tsx';
import { useFixedBets, type FixedBets } from './fixed-bets.ts';
import { useProblemText } from './fixed-texts.ts';
import { MarkedSets } from './MarkedSets.tsx';
import type { FixedPlay } from './numbers.ts';
import { PlayOdds } from './PlayOdds.tsx';
import { isMissing, type Problem } from './problem.ts';
import styles from './Fixed.module.css';

/** In the main unit of the currency. */
const quickAmounts = [1n, 5n, 10n, 50n, 100n];

type AmountProps = { play: FixedPlay; bets: FixedBets; digits: number };

function UnitAmount({ play, bets, digits }: AmountProps) {
  const text = useText();
  const typing = useAmountTyping();
  const { units } = play;
  return (
    <div className={styles.amount}>
      <AmountField
        label={text(units > 1 ? 'lottery.fixed.amount.unit' : 'lottery.fixed.amount.bet')}
        value={bets.amount}
        onChange={bets.setAmount}
        typing={typing}
        quickAmounts={quickAmounts.map((each) =>
          formatAmount(each * 10n ** BigInt(digits), digits),
        )}
        quickLabel={typing.write}
        hint={units > 1 ? text('lottery.fixed.units', { count: units }) : undefined}
      />
    </div>
  );
}

type BarProps = BoardProps & { bets: FixedBets };

function FixedBar({ room, cart, bets, onAdd, onBet }: BarProps) {
  const text = useText();
  const problemText = useProblemText(room.digits);
  /** What was pressed while something was missing. */
  const [wanted, setWanted] = useState<'add' | 'bet' | null>(null);
  const noDraw: Problem | null = room.draw === null ? { kind: 'noDraw' } : null;
  const ofBet = bets.problem ?? noDraw;
  const problem = wanted === 'bet' ? ofBet : bets.problem;
  const isShown = problem !== null && (wanted !== null || !isMissing(problem));
  const clear = () => {
    bets.clear();
    setWanted(null);
  };
  const add = () => {
    if (bets.problem) {
      setWanted('add');
      return;
    }
    onAdd([bets.line], () => {
      clear();
      showToast(text('lottery.fixed.carted'));
    });
  };
  const bet = () => {
    if (ofBet) setWanted('bet');
    else onBet([bets.line], clear);
  };
  const action = { size: 'compact', className: styles.action ?? '' } as const;
  return (
    <SlipBar
      amounts={bets.amounts}
      digits={room.digits}
      problem={isShown ? problemText(problem) : null}
    >
      <Button {...action} kind="secondary" onClick={clear}>
        {text('lottery.bet.clear')}
      </Button>
      <Button
        {...action}
        kind="secondary"
        aria-label={text('lottery.cart.open', { count: cart.lines })}
        onClick={cart.open}
      >
        <Icon shape={shoppingBag} />
        {cart.lines}
      </Button>
      <Button {...action} kind="secondary" onClick={add}>
        {text('lottery.bet.add')}
      </Button>
      <Button {...action} onClick={bet}>
        {text('lottery.bet.now')}
      </Button>
    </SlipBar>
  );
}

function PickedBoard({ play, ...props }: BoardProps & { play: FixedPlay }) {
  const { room, chosen } = props;
  const bets = useFixedBets(room, chosen, play);
  return (
    <>
      <PlayOdds play={play} odds={chosen.odds} />
      <ChooseNumbers play={play} family={room.family.code} bets={bets} />
      <MarkedSets play={play} bets={bets} odds={chosen.odds} />
      <UnitAmount play={play} bets={bets} digits={room.digits} />
      <FixedBar {...props} bets={bets} />
    </>
  );
}

/** Numbers with fixed odds, of lotteries that somebody else draws. */
export function FixedBoard(props: BoardProps) {
  const { play } = props.chosen;
  // All plays with fixed odds are picked.
  return play.approach === 'picked' ? <PickedBoard {...props} play={play} /> : null;
}
