import { onItsOwn, type TraceEvent } from '../first-load/busy-trace.ts';

/** What a trace must record for `scriptPerFrame`. */
export const frameCategories = [
  'toplevel',
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

const scripts = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'FireIdleCallback',
  'XHRReadyStateChange',
  'MinorGC',
  'MajorGC',
]);

/** The cost of one frame: all script of the page's thread since the frame before. */
export type Frame = { atMs: number; scriptMs: number };

/** Begin and length of each outermost piece of script, in microseconds. */
function scriptsOf(thread: readonly TraceEvent[]): { ts: number; dur: number }[] {
  let end = -1;
  return thread
    .filter(({ ph, name }) => ph === 'X' && scripts.has(name))
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .flatMap(({ ts, dur = 0 }) => {
      if (ts < end) return [];
      end = ts + dur;
      return [{ ts, dur }];
    });
}

/**
 * The frames of the page's thread between two marks of `performance.mark`, without its waits for a
 * core.
 */
export function scriptPerFrame(events: readonly TraceEvent[], from: string, to: string): Frame[] {
  const calm = onItsOwn(events);
  const start = calm.find(({ name }) => name === from);
  const finish = calm.find(({ name }) => name === to);
  if (!start || !finish) throw new Error(`the trace does not hold ${from} and ${to}`);
  const thread = calm.filter(
    ({ pid, tid, ts }) =>
      pid === start.pid && tid === start.tid && ts >= start.ts && ts <= finish.ts,
  );
  const commits = thread.filter(({ name, ph }) => ph === 'X' && name === 'Commit');
  const ends = [...commits.map(({ ts }) => ts), finish.ts].toSorted((one, other) => one - other);
  const frames = ends.map((ts) => ({ atMs: (ts - start.ts) / 1000, scriptMs: 0 }));
  let index = 0;
  for (const { ts, dur } of scriptsOf(thread)) {
    while (index < ends.length - 1 && (ends[index] ?? 0) <= ts) index += 1;
    const frame = frames[index];
    if (frame) frame.scriptMs += dur / 1000;
  }
  return frames;
}
