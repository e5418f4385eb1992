import { useCallback, useMemo, useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText, type Text } from '#kit/text.ts';
import { range } from '@pavilion/domain/lottery/counting';
import { fraction, productOf, wholeOf, zero } from '@pavilion/domain/lottery/fraction';
import type { PickedPlay, Selection } from '@pavilion/domain/lottery/play';
import { oddsAt } from '@pavilion/domain/lottery/price/series';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { Checkbox } from '@pavilion/ui/fields/Checkbox.tsx';
import { useHotGap } from '../lottery.queries.ts';
import type { BoardProps } from '../room/board.ts';
import { BallRow } from './BallRow.tsx';
import { missingIn } from './needs.ts';
import { PadFoot } from './PadFoot.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { isOnlyBall, isPlace, rowWords } from './play-words.ts';
import { choosePrice, usePadPrice } from './price-choice.ts';
import styles from './Pad.module.css';

function nothingOf(play: PickedPlay<never>): Selection {
  const rows = play.rows.map(() => []);
  return play.positions ? { rows, positions: range(0, play.positions.least - 1) } : { rows };
}

/** What lacks in a selection without bets, in words. */
function missingWords(text: Text, play: PickedPlay<never>, selection: Selection): string {
  const missing = missingIn(play, selection);
  switch (missing.what) {
    case 'positions':
      return text('lottery.pad.need.row', {
        row: text('lottery.pad.positions'),
        count: missing.least,
      });
    case 'rows':
      return text('lottery.pad.need.rows', { count: missing.least });
    case 'row': {
      const row = play.rows[missing.row];
      if (row === undefined) return text('lottery.pad.need.other');
      return isOnlyBall(row)
        ? text('lottery.pad.need.only', { name: rowWords(text, row) })
        : text('lottery.pad.need.row', { row: rowWords(text, row), count: missing.least });
    }
    case 'others':
      return text('lottery.pad.need.other');
  }
}

/** What a bet on each ball pays at the unit, once; null where all balls of the play pay the same. */
function usePaid(play: PickedPlay<never>, betMinor: bigint, series: number) {
  return useMemo(() => {
    const { tiers, tierOfBall, rows } = play;
    const [row] = rows;
    if (tiers.length < 2 || !tierOfBall || !row) return null;
    const fair = tiers.map(({ odds }) => odds);
    const odds = oddsAt(series, fair);
    return row.balls.values.map((ball) => {
      const tier = tierOfBall.call(play, ball, { odds, yearAnimal: 0 });
      return wholeOf(productOf(fraction(betMinor), odds[tier] ?? zero));
    });
  }, [play, betMinor, series]);
}

type PadProps = { board: BoardProps; play: PickedPlay<unknown> };

/** The toggle for how often and how long ago balls came, and what it says. */
function Hits({ query, isOn }: { query: ReturnType<typeof useHotGap>; isOn: boolean }) {
  const text = useText();
  return (
    <>
      <Checkbox
        checked={isOn}
        onChange={({ target }) => choosePrice({ showsHits: target.checked })}
      >
        {text('lottery.pad.hits')}
      </Checkbox>
      {isOn && (
        <Loaded query={query} skeleton={<p className={styles.quiet}>{text('state.loading')}</p>}>
          {() => <p className={styles.quiet}>{text('lottery.pad.hits.text')}</p>}
        </Loaded>
      )}
    </>
  );
}

/** Rows of balls of which any are chosen, and positions where the play has them. */
export function PickedPad({ board, play }: PadProps) {
  const text = useText();
  const money = useMoneyFormat();
  const { room } = board;
  const { unit, series, showsHits } = usePadPrice(room);
  const [selection, setSelection] = useState(() => nothingOf(play));
  const hasPlaces = play.rows.some(isPlace);
  const hot = useHotGap(room.lottery.gameId, hasPlaces && showsHits);
  const figures = hasPlaces && showsHits ? hot.data : undefined;
  const paid = usePaid(play, unit.betMinor, series);
  const chooseBalls = useCallback((at: number, balls: readonly number[]) => {
    setSelection((before) => ({ ...before, rows: before.rows.with(at, balls) }));
  }, []);
  const isEmpty = play.count(selection) === 0;
  return (
    <>
      {hasPlaces && <Hits query={hot} isOn={showsHits} />}
      {play.positions && (
        <PlaceRow
          chosen={selection.positions ?? []}
          onChange={(positions) => setSelection((before) => ({ ...before, positions }))}
        />
      )}
      {play.rows.map((row, at) => (
        <BallRow
          key={row.name}
          family={room.family.code}
          row={row}
          at={at}
          chosen={selection.rows[at] ?? noBalls}
          paid={paid}
          digits={room.digits}
          hits={figures?.hot[row.name]}
          gaps={figures?.gap[row.name]}
          onChange={chooseBalls}
        />
      ))}
      {paid !== null && (
        <p className={styles.quiet}>
          {text('lottery.pad.pays', {
            amount: money(formatAmount(unit.betMinor, room.digits)),
          })}
        </p>
      )}
      <PadFoot
        board={board}
        play={play}
        selection={selection}
        missing={isEmpty ? missingWords(text, play, selection) : null}
        onClear={() => setSelection(nothingOf(play))}
      />
    </>
  );
}

const noBalls: readonly number[] = [];
