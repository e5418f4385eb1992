import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { fraction, fractionText, type Fraction } from '@pavilion/domain/lottery/fraction';
import type { PricedLine } from '@pavilion/domain/lottery/order/order-amounts';
import type { Family, Play, Selection } from '@pavilion/domain/lottery/play';
import { parseBalls } from '@pavilion/domain/lottery/slip/balls-text';

export type OrderRow = Selectable<Tables['lottery_order']>;
export type LineRow = Selectable<Tables['lottery_line']>;
export type SubOrderRow = Selectable<Tables['lottery_sub_order']>;

/** The number of a sub-order: that of its order, with which of its draws it is, from 1. */
export function subOrderNumber(orderNumber: string, nth: number): string {
  return `${orderNumber}-${`${nth}`.padStart(3, '0')}`;
}

/** Odds as they are stored. */
export function storedOdds(odds: readonly Fraction[]): string[] {
  return odds.map(fractionText);
}

export function readOdds(stored: readonly string[]): Fraction[] {
  return stored.map((text) => {
    const [over = '', under = '1'] = text.split('/');
    return fraction(BigInt(over), BigInt(under));
  });
}

/** What was chosen in a line, whoever bet it. */
export type ChosenRow = Pick<LineRow, 'play_id' | 'balls' | 'digit'>;

/** The play of a line; one that a family no longer has is a fault of ours. */
export function playOfLine(
  family: Family<unknown>,
  { play_id: playId }: Pick<LineRow, 'play_id'>,
): Play<unknown> {
  const play = family.plays.find((one) => one.playId === playId);
  if (!play) throw new Error(`${family.code} has no play ${playId}`);
  return play;
}

export function selectionOfLine(play: Play<unknown>, { balls, digit }: ChosenRow): Selection {
  const row =
    digit === null || play.approach === 'typed' ? null : (play.digits?.indexOf(digit) ?? null);
  const selection = parseBalls(play, balls, row);
  if (!selection) throw new Error(`a stored line of play ${play.playId} cannot be read`);
  return selection;
}

/** What a stored line costs and pays; `ownSeries` is that of its order. */
export function priceOfRow(
  { unit: unitMinor, odds, series }: LineRow,
  ownSeries: number | null,
): Pick<PricedLine<unknown>, 'unitMinor' | 'odds' | 'slider'> {
  const slider = series === null || ownSeries === null ? null : { own: ownSeries, series };
  return { unitMinor, odds: readOdds(odds), slider };
}

/** A stored line as the domain evaluates it; `ownSeries` is that of its order. */
export function pricedLineOfRow(
  family: Family<unknown>,
  row: LineRow,
  ownSeries: number | null,
): PricedLine<unknown> {
  const play = playOfLine(family, row);
  return { play, selection: selectionOfLine(play, row), ...priceOfRow(row, ownSeries) };
}
