import type { Fraction } from '@pavilion/domain/lottery/fraction';
import type { PricedLine } from '@pavilion/domain/lottery/order/order-amounts';
import type { MoneyOfBet, PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import type { Play, Selection } from '@pavilion/domain/lottery/play';
import type { ModeId } from '@pavilion/domain/lottery/price/line-money';
import type { DrawRow } from '../draw.store.ts';
import type { Lottery } from '../lotteries.ts';

/** A line of an order that is asked for, counted and priced by us. */
export type DraftLine = Readonly<{
  play: Play<unknown>;
  selection: Selection;
  /** As the wire writes the selection. */
  balls: string;
  /** The row of the wire, where a line holds one row alone. */
  digit: number | null;
  /** What was chosen with the slider. */
  slider: Readonly<{ modeId: ModeId; series: number; multiple: number }> | null;
  /** What a unit costs, the multiple of the slider included; minor units. */
  unitMinor: bigint;
  bets: number;
  stake: bigint;
  /** Of each tier. */
  odds: readonly Fraction[];
}>;

/** A draw that an order takes part in, with what it costs and pays there at most. */
export type DraftDraw = Readonly<{
  draw: Pick<DrawRow, 'id' | 'numero' | 'year_animal'>;
  multiple: number;
  stake: bigint;
  /** Rounded down. */
  possibleWin: bigint;
}>;

/** An order that is asked for: sound by itself, not yet taken. */
export type OrderDraft = Readonly<{
  memberId: bigint;
  accountId: bigint;
  isTrial: boolean;
  lottery: Lottery;
  prizeMode: PrizeMode;
  money: MoneyOfBet;
  /** The member's own series; null without the slider. */
  ownSeries: number | null;
  lines: readonly DraftLine[];
  /** In their order; at least one. */
  draws: readonly DraftDraw[];
  isChase: boolean;
  stopsOnWin: boolean;
  requestKey: string | null;
  /** SHA-256 of all that is asked for. */
  requestHash: Uint8Array;
  /** Of one draw at multiple 1. */
  bets: number;
  /** Of all draws. */
  stake: bigint;
  /** The odds that the player saw; null with the slider. */
  oddsVersion: string | null;
}>;

/** The line as the domain prices it. */
export function pricedLineOf(line: DraftLine, ownSeries: number | null): PricedLine<unknown> {
  const { play, selection, unitMinor, odds, slider } = line;
  const ofSlider =
    slider === null || ownSeries === null ? null : { own: ownSeries, series: slider.series };
  return { play, selection, unitMinor, odds, slider: ofSlider };
}
