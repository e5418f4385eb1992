import type { Draw } from '#random.ts';
import type { ByCount, JackpotTier, SlotModel } from './models.ts';
import { payLines, reelCount, rowCount } from './symbols.ts';
import type { PaySymbol, SlotSymbol } from './symbols.ts';

export type LineWin = {
  /** Index into the pay lines. */
  line: number;
  symbol: PaySymbol;
  count: number;
  /** In stakes of one line, multiplier included. */
  coins: number;
};

/** One turn of the reels. All amounts are in stakes of one line ("coins"). */
export type Spin = {
  /** Strip position of the top row of each reel. */
  stops: readonly number[];
  lineWins: readonly LineWin[];
  scatterCount: number;
  scatterCoins: number;
  freeSpinsWon: number;
  coins: number;
};

export type SlotRound = {
  spins: readonly [paid: Spin, ...free: Spin[]];
  jackpot: JackpotTier | null;
  coins: number;
};

/** Plays a paid spin with everything that follows: free spins, more free spins, a jackpot. */
export function playSlotRound(model: SlotModel, draw: Draw): SlotRound {
  const paid = spinReels(model, draw, 1);
  const spins: [Spin, ...Spin[]] = [paid];
  let coins = paid.coins;
  for (let left = paid.freeSpinsWon; left > 0; left -= 1) {
    const free = spinReels(model, draw, model.freeSpinMultiplier);
    spins.push(free);
    coins += free.coins;
    left += free.freeSpinsWon;
  }
  const jackpot = drawJackpot(model.jackpots, draw);
  return { spins, jackpot, coins: coins + (jackpot === null ? 0 : jackpot.pays * model.lines) };
}

function spinReels(model: SlotModel, draw: Draw, multiplier: number): Spin {
  return readSpin(
    model,
    model.strips.map((strip) => draw(strip.length)),
    multiplier,
  );
}

/** The payouts of the reels at these stops. */
export function readSpin(model: SlotModel, stops: readonly number[], multiplier: number): Spin {
  const window = stops.map((stop, reel) => visibleSymbols(model, reel, stop));
  const lineWins: LineWin[] = [];
  let coins = 0;
  for (let line = 0; line < model.lines; line += 1) {
    const win = readLine(model, window, line, multiplier);
    if (win === null) continue;
    lineWins.push(win);
    coins += win.coins;
  }
  const scatterCount = window.flat().filter((symbol) => symbol === 'S').length;
  const scatterCoins = byCount(model.scatterPays, scatterCount) * model.lines * multiplier;
  return {
    stops,
    lineWins,
    scatterCount,
    scatterCoins,
    freeSpinsWon: byCount(model.freeSpins, scatterCount),
    coins: coins + scatterCoins,
  };
}

function visibleSymbols(model: SlotModel, reel: number, stop: number): SlotSymbol[] {
  const strip = model.strips[reel] ?? [];
  return Array.from({ length: rowCount }, (_row, row) => at(strip, (stop + row) % strip.length));
}

/** Lines pay from the left; the first reel has no wilds, so its symbol decides. */
function readLine(
  model: SlotModel,
  window: readonly (readonly SlotSymbol[])[],
  line: number,
  multiplier: number,
): LineWin | null {
  const rows = at(payLines, line);
  const symbol = at(at(window, 0), at(rows, 0));
  if (symbol === 'S' || symbol === 'W') return null;
  let count = 1;
  while (count < reelCount) {
    const next = at(at(window, count), at(rows, count));
    if (next !== symbol && next !== 'W') break;
    count += 1;
  }
  const coins = byCount(model.pays[symbol], count) * multiplier;
  return coins === 0 ? null : { line, symbol, count, coins };
}

function drawJackpot(tiers: readonly JackpotTier[], draw: Draw): JackpotTier | null {
  return tiers.findLast((tier) => draw(tier.oneIn) === 0) ?? null;
}

function byCount(values: ByCount, count: number): number {
  return values[count - 3] ?? 0;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index}.`);
  return item;
}
