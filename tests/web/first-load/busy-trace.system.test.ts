import { expect, test } from 'vitest';
import { onItsOwn, waitedMs, type TraceEvent } from './busy-trace.ts';

const thread = { pid: 1, tid: 2 };

/** A task of 40 ms that worked for 15 ms, with a script and a mark inside, then one that never waited. */
const events: TraceEvent[] = [
  { ...thread, name: 'RunTask', ph: 'X', ts: 100_000, dur: 40_000, tts: 5000, tdur: 15_000 },
  { ...thread, name: 'EvaluateScript', ph: 'X', ts: 130_000, dur: 8000, tts: 8000, tdur: 7000 },
  { ...thread, name: 'firstPaint', ph: 'I', ts: 139_000, tts: 16_000 },
  { ...thread, name: 'RunTask', ph: 'X', ts: 150_000, dur: 9000, tts: 20_000, tdur: 9000 },
  { pid: 1, tid: 3, name: 'ResourceFinish', ph: 'I', ts: 135_000 },
];

test('a task lasts as long as its thread worked, and the events inside it shift with it', () => {
  const [task, script, paint, whole, other] = onItsOwn(events);
  expect(task).toMatchObject({ ts: 100_000, dur: 15_000 });
  expect(script).toMatchObject({ ts: 103_000, dur: 7000 });
  expect(paint).toMatchObject({ ts: 111_000 });
  expect(whole).toMatchObject({ ts: 150_000, dur: 9000 });
  expect(other).toMatchObject({ ts: 135_000 });
});

test('a thread that never waited for its core keeps every microsecond of work', () => {
  const busy = events.slice(3, 4);
  expect(onItsOwn(busy)).toEqual(busy);
});

test('the time a thread waited is measured between two moments', () => {
  expect(waitedMs(events, 0, 200_000)).toBe(25);
  expect(waitedMs(events, 145_000, 200_000)).toBe(0);
});
