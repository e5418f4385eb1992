import { useId, useState } from 'react';
import { useText } from '#kit/text.ts';
import { betShapeOf } from '@pavilion/domain/lottery/order/single-bets';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { BallBoard } from './BallBoard.tsx';
import { fillingOf } from './filling.ts';
import type { FixedBets } from './fixed-bets.ts';
import { useMarkText, useOddsText } from './fixed-texts.ts';
import { Helpers } from './Helpers.tsx';
import { isBetByBall, written, type FixedPlay } from './numbers.ts';
import { RemovableList } from './typing/RemovableList.tsx';
import { TypedNumbers } from './typing/TypedNumbers.tsx';
import styles from './Fixed.module.css';

const mostOnBoard = 100;

type ChooseProps = { play: FixedPlay; family: FamilyCode; bets: FixedBets };
type OneRowProps = ChooseProps & { balls: FixedPlay['rows'][number]['balls'] };

function Boards({ play, bets }: Omit<ChooseProps, 'family'>) {
  const text = useText();
  const markText = useMarkText();
  const oddsText = useOddsText();
  return play.rows.map(({ name, balls }, at) => {
    const label =
      play.rows.length > 1
        ? text('lottery.hot.place', { number: String(at + 1) })
        : text('lottery.fixed.numbers');
    return (
      <div key={name} className={styles.row}>
        {play.rows.length > 1 && (
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
        )}
        <BallBoard
          label={label}
          balls={balls}
          row={bets.rows[at] ?? []}
          markOf={bets.markOf}
          markText={(ball) => markText(bets.markOf(ball), bets.paysOf(ball))}
          oddsText={(ball) => oddsText(bets.paysOf(ball))}
          onToggle={(ball) => bets.toggle(at, ball)}
        />
      </div>
    );
  });
}

/** Types numbers, and lists those that are chosen with their odds. */
function Typing({ play, bets, balls }: OneRowProps) {
  const text = useText();
  const markText = useMarkText();
  const [row = []] = bets.rows;
  const detailOf = (ball: number) =>
    isBetByBall(play) ? markText(bets.markOf(ball), bets.paysOf(ball)) : '';
  return (
    <>
      <TypedNumbers
        width={balls.width}
        onText={(typed) => {
          const { added, double, wrong } = bets.joinText(typed);
          const values = { added: String(added), double: String(double) };
          return { wrong, said: text('lottery.fixed.added', values) };
        }}
      />
      <RemovableList
        title={text('lottery.fixed.chosen', { count: String(row.length) })}
        items={row.map((ball) => ({
          key: written(ball, balls),
          name: written(ball, balls),
          detail: () => detailOf(ball),
          isMarked: bets.markOf(ball) !== undefined,
        }))}
        onRemove={(key) => bets.toggle(0, Number(key))}
      />
    </>
  );
}

/** A hundred numbers stand on a board, or are typed. */
function BoardOrTyping(props: OneRowProps) {
  const text = useText();
  const panelId = useId();
  const [way, setWay] = useState<'board' | 'typed'>('board');
  const label = text('lottery.fixed.way');
  return (
    <>
      <SegmentedControl
        label={label}
        panelId={panelId}
        segments={[
          { key: 'board', label: text('lottery.fixed.board') },
          { key: 'typed', label: text('lottery.fixed.type') },
        ]}
        value={way}
        onChange={setWay}
      />
      <div id={panelId} role="tabpanel" aria-label={label} className={styles.choose}>
        {way === 'board' ? <Boards {...props} /> : <Typing {...props} />}
      </div>
    </>
  );
}

/** Chooses numbers the way that suits how many the play has. */
export function ChooseNumbers({ play, family, bets }: ChooseProps) {
  const [first, second] = play.rows;
  if (!first) return null;
  const { balls } = first;
  const filling = fillingOf(family, balls.width);
  const count = balls.values.length;
  const isTyped = count > mostOnBoard;
  return (
    <>
      {filling && (
        <Helpers
          filling={filling}
          hasOrders={!betShapeOf(play).ignoresOrder}
          chosen={bets.rows[0] ?? []}
          onFill={bets.join}
        />
      )}
      {isTyped && <Typing play={play} family={family} bets={bets} balls={balls} />}
      {!isTyped && count === mostOnBoard && second === undefined && (
        <BoardOrTyping play={play} family={family} bets={bets} balls={balls} />
      )}
      {!isTyped && (count < mostOnBoard || second) && <Boards play={play} bets={bets} />}
    </>
  );
}
