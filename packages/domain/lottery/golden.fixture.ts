import { formatAmount } from '../wallet/money.ts';
import { fraction } from './fraction.ts';
import type { DrawFacts, Family, Play, Selection } from './play.ts';
import { roundedOnce, stakeOf, unitOfMode, winOf, type ModeId } from './price/line-money.ts';
import { oddsAt, rebateAt } from './price/series.ts';
import { selectionFault } from './selection.ts';

/** How the bets of a golden case are priced: at a mode and series, or an amount a unit. */
export type GoldenPrice =
  | { modeId?: ModeId; multiple?: number; series?: number; own?: number }
  | { amount: bigint; series: number | null };

export type GoldenLine = { code: string; selection: Selection; price: GoldenPrice };

function playOf<Result>(family: Family<Result>, code: string): Play<Result> {
  const play = family.plays.find((one) => one.code === code);
  if (!play) throw new Error(`${family.code} has no play ${code}`);
  return play;
}

function moneyOf(play: Play<never>, price: GoldenPrice) {
  const fair = play.tiers.map(({ odds }) => odds);
  if ('amount' in price) {
    const { amount, series } = price;
    return { unitMinor: amount, odds: series === null ? fair : oddsAt(series, fair), spent: 0 };
  }
  const { modeId = 1, multiple = 1, series = 1950, own = 1956 } = price;
  const unitMinor = unitOfMode(modeId, multiple, 2) ?? 0n;
  return { unitMinor, odds: oddsAt(series, fair), spent: own - series };
}

export type Settled = { bets: number; stake: string; win: string; rebate: string };

/** Bets, stake, win and rebate of an order of one sub-order, as the golden cases write them. */
export function settledGolden<Result>(
  family: Family<Result>,
  facts: Partial<DrawFacts>,
  lines: readonly GoldenLine[],
): Settled {
  const result = family.resultOf({ winNo: '', prizes: {}, yearAnimal: 0, ...facts });
  if (result === null) throw new Error(`${facts.winNo} is no result of ${family.code}`);
  const settled = lines.map(({ code, selection, price }) => {
    const play = playOf(family, code);
    const fault = selectionFault(play, selection);
    if (fault) throw new Error(`${code}: ${fault}`);
    const { unitMinor, odds, spent } = moneyOf(play, price);
    const bets = play.count(selection);
    const stake = stakeOf(play, bets, unitMinor);
    const win = winOf(play, odds, play.outcome(selection, result), unitMinor);
    return { bets, stake, win, rebate: spent ? rebateAt(0, spent, stake) : fraction(0) };
  });
  return {
    bets: settled.reduce((all, { bets }) => all + bets, 0),
    stake: formatAmount(
      settled.reduce((all, { stake }) => all + stake, 0n),
      2,
    ),
    win: formatAmount(roundedOnce(settled.map(({ win }) => win)), 2),
    rebate: formatAmount(roundedOnce(settled.map(({ rebate }) => rebate)), 2),
  };
}
