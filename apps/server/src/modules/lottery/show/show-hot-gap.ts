import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Prizes } from '@pavilion/domain/lottery/play';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { drawnPlaces, type DrawnPlaces } from './drawn-places.ts';
import { forgetOnSignal } from './kept.ts';
import { endedAt, type KnownDraws } from './known-draws.ts';
import { listCountingResults } from './shown-draw.store.ts';

type HotGap = ResponseOf<PlayerEndpoints['lottery']['getHotGap']>;

/** Hits are counted in so many draws, and the last hit is looked for in so many. */
const hotDraws = 100;
const gapDraws = 1000;

type Result = { win_no: string; prizes: Prizes };

type Figures = { hot: number[]; gap: number[] };

/** Counts what a draw hit at a position; draws are counted from the newest one on. */
function countDraw({ hot, gap }: Figures, places: readonly number[], since: number): void {
  for (const place of places) {
    if (since < hotDraws) hot[place] = (hot[place] ?? 0) + 1;
    gap[place] = Math.min(gap[place] ?? since, since);
  }
}

/** `results` have the newest first. */
function hotGapOf({ positions, size, hits }: DrawnPlaces, results: readonly Result[]): HotGap {
  const filled = (value: number) => Array<number>(size).fill(value);
  const counted = positions.map((name) => {
    return { name, hot: filled(0), gap: filled(results.length) };
  });
  for (const [since, { win_no: winNo, prizes }] of results.entries()) {
    const places = hits({ winNo, prizes });
    for (const [at, figures] of counted.entries()) countDraw(figures, places[at] ?? [], since);
  }
  return {
    hot: Object.fromEntries(counted.map(({ name, hot }) => [name, hot])),
    gap: Object.fromEntries(counted.map(({ name, gap }) => [name, gap])),
  };
}

/** How often numbers came and how long ago, counted once for each new result. */
export function createHotGaps(deps: LotteryDeps, draws: KnownDraws) {
  const kept = new Map<Lottery, { resultKey: string; figures: Promise<HotGap> }>();
  forgetOnSignal(deps.signals, [{ forget: () => kept.clear() }]);

  async function read(lottery: Lottery): Promise<HotGap> {
    const ended = endedAt(lottery, deps.clock());
    const results = await listCountingResults(deps.db, lottery.gameId, ended, gapDraws);
    return hotGapOf(drawnPlaces[lottery.familyCode], results);
  }

  return async (gameId: number): Promise<HotGap> => {
    const lottery = deps.lotteries.require(gameId);
    const { resultKey } = await draws.of(lottery);
    const found = kept.get(lottery);
    if (found?.resultKey === resultKey) return found.figures;
    const started = { resultKey, figures: read(lottery) };
    kept.set(lottery, started);
    started.figures.catch(() => {
      if (kept.get(lottery) === started) kept.delete(lottery);
    });
    return started.figures;
  };
}
