import { numbersOfDraw, type DrawnResult, type NumbersOfDraw } from './draw-result.ts';
import type { Prizes, ResultShape } from './result-shapes.ts';

/**
 * How long after the first question about a draw nothing is known, and when its result is final;
 * its prizes become known between the two.
 */
export type ResultsPace = { noneMs: number; finalMs: number };

/** What sources can be told to say of a draw. */
export const behaviours = ['late', 'partial', 'wrong', 'corrected', 'usual'] as const;
export type Behaviour = (typeof behaviours)[number];

export type AskedDraw = { code: string; numero: string; shape: ResultShape };

export type Said = {
  status: 'none' | 'partial' | 'final';
  win_no?: string;
  prizes: Prizes;
  /** Since when the source says this. */
  at: string;
};

type Told = { behaviour: Behaviour; sinceMs: number };

type KnownDraw = {
  firstAskedMs: number | null;
  /** Of sources that were told nothing of their own. */
  all: Told;
  bySource: Map<string, Told>;
};

/** Those that were heard of longest ago are dropped. */
const mostDraws = 2000;
const mostSources = 20;

const usually: Told = { behaviour: 'usual', sinceMs: 0 };

function shown(status: 'none' | 'partial', prizes: Prizes, atMs: number): Said {
  return { status, prizes, at: new Date(atMs).toISOString() };
}

function final({ winNo, prizes }: DrawnResult, atMs: number): Said {
  return { status: 'final', win_no: winNo, prizes, at: new Date(atMs).toISOString() };
}

/** The first numbers of the prizes, as many as are known. */
function firstOf(prizes: Prizes, count: number): Prizes {
  const known: Prizes = {};
  let left = count;
  for (const [name, numbers] of Object.entries(prizes)) {
    if (left <= 0) break;
    known[name] = numbers.slice(0, left);
    left -= numbers.length;
  }
  return known;
}

/** What is known of a draw while its prizes come one after the other; the main one never is. */
function underWay(
  { prizes, endsWithMain }: ResultShape,
  drawn: DrawnResult,
  { noneMs, finalMs }: ResultsPace,
  passedMs: number,
) {
  const numbers = prizes.reduce((sum, prize) => sum + prize.numbers, 0) - (endsWithMain ? 1 : 0);
  if (numbers === 0) return { prizes: {}, afterMs: noneMs };
  const stepMs = (finalMs - noneMs) / numbers;
  const steps = stepMs > 0 ? Math.floor((passedMs - noneMs) / stepMs) : numbers;
  const count = Math.min(numbers, steps + 1);
  return { prizes: firstOf(drawn.prizes, count), afterMs: noneMs + (count - 1) * stepMs };
}

type Moment = { pace: ResultsPace; firstAskedMs: number; nowMs: number };

function usualSaid(
  shape: ResultShape,
  { usual }: NumbersOfDraw,
  { behaviour, sinceMs }: Told,
  { pace, firstAskedMs, nowMs }: Moment,
): Said {
  const since = (afterMs: number) => Math.max(firstAskedMs + afterMs, sinceMs);
  const passedMs = nowMs - firstAskedMs;
  if (passedMs < pace.noneMs) return shown('none', {}, since(0));
  if (behaviour === 'usual' && passedMs >= pace.finalMs) return final(usual, since(pace.finalMs));
  const { prizes, afterMs } = underWay(shape, usual, pace, passedMs);
  return shown('partial', prizes, since(afterMs));
}

/** What the sources say of each draw; a draw begins when somebody first asks for it. */
export function createSaidResults(secret: string, pace: ResultsPace) {
  const draws = new Map<string, KnownDraw>();

  const known = ({ code, numero }: AskedDraw): KnownDraw => {
    const key = `${code}|${numero}`;
    const found = draws.get(key);
    if (found !== undefined) return found;
    const [oldest] = draws.keys();
    if (draws.size >= mostDraws && oldest !== undefined) draws.delete(oldest);
    const draw: KnownDraw = { firstAskedMs: null, all: usually, bySource: new Map() };
    draws.set(key, draw);
    return draw;
  };

  return {
    read: (source: string, asked: AskedDraw, nowMs: number): Said => {
      const draw = known(asked);
      draw.firstAskedMs ??= nowMs;
      const { firstAskedMs, bySource } = draw;
      const told = bySource.get(source) ?? draw.all;
      const since = Math.max(firstAskedMs, told.sinceMs);
      const numbers = numbersOfDraw(secret, asked.shape, asked.code, asked.numero);
      switch (told.behaviour) {
        case 'late':
          return shown('none', {}, since);
        case 'wrong':
          return final(numbers.wrongOf(source), since);
        case 'corrected':
          return final(numbers.corrected, since);
        case 'partial':
        case 'usual':
          return usualSaid(asked.shape, numbers, told, { pace, firstAskedMs, nowMs });
      }
    },

    /** Tells one source, or all where it is null, what to say from now on; false if too many are. */
    tell: (source: string | null, asked: AskedDraw, behaviour: Behaviour, nowMs: number) => {
      const draw = known(asked);
      const told = { behaviour, sinceMs: nowMs };
      if (source === null) {
        draw.all = told;
        draw.bySource.clear();
        return true;
      }
      if (draw.bySource.size >= mostSources && !draw.bySource.has(source)) return false;
      draw.bySource.set(source, told);
      return true;
    },
  };
}
