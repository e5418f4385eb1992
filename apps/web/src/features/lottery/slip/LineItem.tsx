import type { ReactNode } from 'react';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText, type Text } from '#kit/text.ts';
import type { PricedLine } from '@pavilion/domain/lottery/order/order-amounts';
import { stakeOf } from '@pavilion/domain/lottery/price/line-money';
import { playOf, type Room } from '../room/room.ts';
import { lineWords } from './line-words.ts';
import type { NewLine } from './line.ts';
import { useAmount } from './use-amount.ts';
import styles from './Slip.module.css';

/** The balls of a line as people read them; as the wire writes them where no rules are known. */
function ballsOfLine(room: Room, line: NewLine, text: Text): string {
  const play = playOf(room, line.playId)?.play;
  const words = play && lineWords(text, play, line);
  if (!words) return line.balls.slice(0, 40);
  const { place, balls, more } = words;
  const all = more === 0 ? balls : text('lottery.line.more', { balls, count: more });
  return place === null ? all : `${text('lottery.hot.place', { number: place })}: ${all}`;
}

function usePrice(room: Room, { price }: NewLine): string {
  const text = useText();
  const money = useMoneyFormat();
  if ('amount' in price) return text('lottery.line.amount', { amount: money(price.amount) });
  const { modeId, multiple, series } = price;
  const mode = room.setting.bettingModes.find(({ bettingModeId }) => bettingModeId === modeId);
  return text('lottery.line.slider', { unit: mode?.unit ?? '1', multiple, series });
}

type LineItemProps = Readonly<{
  room: Room;
  line: NewLine;
  /** Null for a line that is no longer offered. */
  priced: PricedLine<unknown> | null;
  /** What can be done with it. */
  children?: ReactNode;
}>;

/** A line with its play, balls, price, bets and stake. */
export function LineItem({ room, line, priced, children }: LineItemProps) {
  const text = useText();
  const amountOf = useAmount(room.digits);
  const price = usePrice(room, line);
  const bets = priced ? priced.play.count(priced.selection) : 0;
  return (
    <li className={styles.line}>
      <div className={styles.lineText}>
        <p className={styles.play}>{playOf(room, line.playId)?.name ?? `${line.playId}`}</p>
        <p className={styles.balls}>{ballsOfLine(room, line, text)}</p>
        {priced === null ? (
          <p className={styles.gone}>{text('lottery.cart.gone')}</p>
        ) : (
          <p className={styles.quiet}>
            {price}, {text('lottery.bets', { count: bets })},{' '}
            <b>{amountOf(stakeOf(priced.play, bets, priced.unitMinor))}</b>
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
