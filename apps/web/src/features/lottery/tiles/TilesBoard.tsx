import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useServerTime } from '#kit/clock/server-time.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { betShapeOf } from '@pavilion/domain/lottery/order/single-bets';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import type { BoardProps } from '../room/board.ts';
import { nameOfRoom, yearAnimalOf, type Room, type RoomPlay } from '../room/room.ts';
import { SlipBar } from '../slip/SlipBar.tsx';
import { ChipChoice } from './ChipChoice.tsx';
import { chosenBets, leastOf, type TilesProblem } from './chosen.ts';
import { PlayPicks } from './PlayPicks.tsx';
import { PlayTiles, type PlayProps } from './PlayTiles.tsx';
import {
  amountOfChip,
  chooseChip,
  clearPuts,
  notePlaced,
  ownChip,
  putChip,
  repeatLast,
  setOwnChip,
  smallestChip,
  usePuts,
  type PutsOfRoom,
} from './puts.ts';
import styles from './Tiles.module.css';

/** Why nothing can be bet by what was chosen, in words. */
function useProblemText(): (problem: TilesProblem) => string {
  const text = useText();
  const format = useFormat();
  const money = useShortMoneyFormat();
  return (problem) => {
    switch (problem.kind) {
      case 'closed':
        return text('lottery.tiles.closed', { play: problem.play });
      case 'bets': {
        const count = format.decimal(`${problem.most}`, 0);
        return text('lottery.tiles.bets', { play: problem.play, count });
      }
      case 'lines':
        return text('lottery.tiles.lines', { count: format.decimal(`${problem.most}`, 0) });
      case 'least':
      case 'most':
      case 'win':
        return text(`lottery.tiles.${problem.kind}`, { amount: money(problem.amount) });
    }
  };
}

/** Whether a draw takes bets now, by its countdown. */
function useIsOpen({ draw }: Room): boolean {
  return useServerTime(0, (nowMs) => draw !== null && nowMs < draw.closesAtMs);
}

/** The chosen chip and what it puts on; null where what was typed is no bet. */
function chipOf(room: Room, puts: PutsOfRoom) {
  const least = leastOf(room);
  const chip = puts.chip ?? smallestChip(least, room.digits);
  const amount = amountOfChip(chip, puts.own, room.digits);
  const isTooSmall = chip === ownChip && (amount ?? 0n) < least;
  return { chip, amount: isTooSmall ? null : amount };
}

type PlaysProps = Pick<BoardProps, 'group'> & PlayProps & { amount: bigint | null };

/** All plays of the group under their names. */
function Plays({ group, amount, ...rest }: PlaysProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { room, of } = rest;
  const chip = amount === null ? null : formatAmount(amount, room.digits);
  const put = (tile: string) => {
    if (amount !== null) putChip(of, tile, amount);
    else {
      const least = money(room.setting.lineMin);
      showToast(text('lottery.tiles.least', { amount: least }), { kind: 'error' });
    }
  };
  const drawn = (one: RoomPlay) => {
    const { play } = one;
    const [row] = play.approach === 'picked' ? play.rows : [];
    if (play.approach !== 'picked' || row === undefined) return null;
    return betShapeOf(play).made === 'ball' ? (
      <PlayTiles key={play.playId} {...rest} one={one} play={play} row={row} onPut={put} />
    ) : (
      <PlayPicks key={play.playId} {...rest} one={one} row={row} chip={chip} />
    );
  };
  return group.parts.flatMap(({ plays }) => plays.map(drawn));
}

/** Tiles with odds, on which chips are put. */
export function TilesBoard({ room, group, onBet }: BoardProps) {
  const text = useText();
  const problemText = useProblemText();
  const isOpen = useIsOpen(room);
  const of = nameOfRoom(room);
  const puts = usePuts(of);
  const yearAnimal = yearAnimalOf(room);
  const { lines, held, amounts, problem } = chosenBets(room, puts, yearAnimal);
  const { chip, amount } = chipOf(room, puts);
  const isEmpty = puts.chips.size === 0 && puts.picks.size === 0;
  const closed = isEmpty || isOpen ? null : text('lottery.bet.none');
  const why = closed ?? (problem && problemText(problem));
  const { stake } = amounts;
  const placed = () => notePlaced(of, { held, stake, digits: room.digits });
  return (
    <div className={styles.board}>
      <p className={styles.hint}>{text('lottery.tiles.hint')}</p>
      <Plays
        group={group}
        room={room}
        of={of}
        puts={puts}
        yearAnimal={yearAnimal}
        amount={amount}
      />
      <div className={styles.bottom}>
        <ChipChoice
          chip={chip}
          onChip={(next) => chooseChip(of, next)}
          own={puts.own}
          onOwn={(own) => setOwnChip(of, own)}
          least={room.setting.lineMin}
          isTooSmall={amount === null}
        />
        <SlipBar amounts={amounts} digits={room.digits} problem={why}>
          <Button
            kind="secondary"
            className={styles.action}
            disabled={isEmpty}
            onClick={() => clearPuts(of)}
          >
            {text('lottery.bet.clear')}
          </Button>
          {puts.last !== null && (
            <Button
              kind="secondary"
              className={styles.action}
              disabled={!isEmpty}
              onClick={() => repeatLast(of)}
            >
              {text('lottery.tiles.repeat')}
            </Button>
          )}
          <Button
            className={styles.action}
            disabled={lines.length === 0 || why !== null}
            onClick={() => onBet(lines, placed)}
          >
            {text('lottery.bet.now')}
          </Button>
        </SlipBar>
      </div>
    </div>
  );
}
