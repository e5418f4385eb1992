import { useAmountTyping } from '#features/wallet/amount-typing.ts';
import { useMoneyFormat, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { betShapeOf } from '@pavilion/domain/lottery/order/single-bets';
import type { RowShape } from '@pavilion/domain/lottery/play';
import { stakeOf } from '@pavilion/domain/lottery/price/line-money';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { AmountField } from '@pavilion/ui/fields/AmountField.tsx';
import type { Room, RoomPlay } from '../room/room.ts';
import { betsOfPicks, leastOf } from './chosen.ts';
import { OptionFace, useOptionName } from './OptionFace.tsx';
import { oddsOfTiers } from './options.ts';
import { PlayHead } from './PlayHead.tsx';
import { useOddsFormat, type PlayProps } from './PlayTiles.tsx';
import { moveByArrows } from './press.ts';
import { setPickAmount, togglePick, type Picks } from './puts.ts';
import styles from './Tiles.module.css';

/** The odds of a play beside its name; of one that pays two and three numbers, both. */
function useOddsOf(): (one: RoomPlay) => string {
  const text = useText();
  const oddsText = useOddsFormat();
  return ({ play }) => {
    const [first = '', second] = oddsOfTiers(play).map(oddsText);
    return second === undefined
      ? text('lottery.tiles.odds', { odds: first })
      : text('lottery.tiles.odds.two.three', { two: first, three: second });
  };
}

type CostProps = { room: Room; one: RoomPlay; picks: Picks | undefined };

/** How many numbers are missing, or what the picked ones cost. */
function PicksCost({ room, one, picks }: CostProps) {
  const text = useText();
  const money = useMoneyFormat();
  const { size } = betShapeOf(one.play);
  const bets = picks ? betsOfPicks(one, picks) : 0;
  if (picks === undefined || bets === 0) {
    const count = size - (picks?.balls.length ?? 0);
    return <p>{text(picks ? 'lottery.tiles.more' : 'lottery.tiles.pick', { count })}</p>;
  }
  const unit = parseAmount(picks.amount ?? '', room.digits);
  const stake = unit === null ? null : stakeOf(one.play, bets, unit);
  return (
    <p>
      <b>{text('lottery.bets', { count: bets })}</b>
      {stake !== null && (
        <> {text('lottery.stake.of', { amount: money(formatAmount(stake, room.digits)) })}</>
      )}
    </p>
  );
}

type AmountProps = {
  room: Room;
  picks: Picks;
  /** The chosen chip; null where none was typed. */
  chip: string | null;
  onChange: (amount: string | null) => void;
};

/** What each bet of the picked numbers costs: typed, or the chip. */
function PicksAmount({ room, picks, chip, onChange }: AmountProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const typing = useAmountTyping();
  const isTooSmall = (parseAmount(picks.amount ?? '', room.digits) ?? 0n) < leastOf(room);
  const least = text('lottery.tiles.least', { amount: money(room.setting.lineMin) });
  return (
    <div className={styles.amount}>
      <AmountField
        label={text('lottery.tiles.amount')}
        value={picks.amount}
        onChange={onChange}
        typing={typing}
        error={isTooSmall ? least : undefined}
      />
      {chip !== null && chip !== picks.amount && (
        <Button kind="secondary" size="compact" onClick={() => onChange(chip)}>
          {text('lottery.tiles.amount.chip', { amount: money(chip) })}
        </Button>
      )}
    </div>
  );
}

type PicksProps = PlayProps & {
  one: RoomPlay;
  row: RowShape;
  /** The chosen chip, which the bets of the first number cost; null where none was typed. */
  chip: string | null;
};

/** A play whose bets are sets of numbers: they are picked, and each bet costs the same. */
export function PlayPicks({ room, of, puts, one, row, chip }: PicksProps) {
  const nameOf = useOptionName();
  const oddsOf = useOddsOf();
  const { playId } = one.play;
  const picks = puts.picks.get(playId);
  const family = room.family.code;
  return (
    <PlayHead one={one} aside={oddsOf(one)}>
      <div className={styles.picks}>
        {row.balls.values.map((ball) => {
          const isPicked = picks?.balls.includes(ball) ?? false;
          return (
            <button
              key={ball}
              type="button"
              data-tile
              className={styles.pick}
              // What was picked can be dropped from a play that takes no more bets.
              disabled={!one.isOpen && !isPicked}
              aria-pressed={isPicked}
              aria-label={nameOf({ family, row, ball })}
              onKeyDown={moveByArrows}
              onClick={() => togglePick(of, playId, ball, chip)}
            >
              <OptionFace family={family} row={row} ball={ball} />
            </button>
          );
        })}
      </div>
      <PicksCost room={room} one={one} picks={picks} />
      {picks && (
        <PicksAmount
          room={room}
          picks={picks}
          chip={chip}
          onChange={(amount) => setPickAmount(of, playId, amount)}
        />
      )}
    </PlayHead>
  );
}
