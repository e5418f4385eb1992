/** One event of a Chrome trace; times in microseconds, those of the thread's own clock second. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tts?: number;
  dur?: number;
  tdur?: number;
  args?: { data?: Record<string, unknown> };
};

type Task = { start: number; end: number; threadStart: number; work: number };

function isTask(event: TraceEvent): boolean {
  return event.ph === 'X' && event.tdur !== undefined && event.name.endsWith('RunTask');
}

/** The outermost tasks of one thread in their order. */
function tasksOf(events: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = [];
  let end = -1;
  const all = events.filter(isTask).toSorted((one, other) => one.ts - other.ts);
  for (const { ts, tts = 0, dur = 0, tdur = 0 } of all) {
    if (ts < end) continue;
    end = ts + dur;
    tasks.push({ start: ts, end, threadStart: tts, work: Math.min(tdur, dur) });
  }
  return tasks;
}

function moved(event: TraceEvent, task: Task): TraceEvent {
  if (event.tts === undefined) return event;
  const offset = Math.max(0, Math.min(task.work, event.tts - task.threadStart));
  const { dur, tdur } = event;
  const length = dur === undefined || tdur === undefined ? {} : { dur: Math.min(tdur, dur) };
  return { ...event, ts: task.start + offset, ...length };
}

function threadOnItsOwn(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = tasksOf(events);
  let next = 0;
  return events
    .toSorted((one, other) => one.ts - other.ts)
    .map((event) => {
      while ((tasks[next]?.end ?? Infinity) <= event.ts) next += 1;
      const task = tasks[next];
      return task === undefined || event.ts < task.start ? event : moved(event, task);
    });
}

/**
 * The trace without the waits for a core, which other processes of a busy machine cause: every
 * task keeps its start and lasts as long as its thread worked.
 */
export function onItsOwn(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const key = `${event.pid}:${event.tid}`;
    const thread = threads.get(key);
    if (thread) thread.push(event);
    else threads.set(key, [event]);
  }
  return [...threads.values()].flatMap(threadOnItsOwn);
}

/** Milliseconds for which the tasks of a thread between two moments waited for a core. */
export function waitedMs(events: readonly TraceEvent[], from: number, until: number): number {
  const tasks = tasksOf(events).filter(({ start, end }) => start >= from && end <= until);
  return tasks.reduce((sum, { start, end, work }) => sum + (end - start - work), 0) / 1000;
}
