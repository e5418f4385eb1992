// Loaded before the server, and again in each of its threads: the time of all of them, and with it
// that of the embedded database, is as far ahead as the parent process has said. Timers, durations
// and the `Date` header of answers keep to the real time.
import process from 'node:process';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const shared = 'movable-clock';
const RealDate = globalThis.Date;
const realNow = RealDate.now;

/** Milliseconds ahead, which all threads read. */
function aheadOfAllThreads() {
  if (!isMainThread) {
    return new BigInt64Array(/** @type {SharedArrayBuffer} */ (getEnvironmentData(shared)));
  }
  const memory = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
  setEnvironmentData(shared, memory);
  return new BigInt64Array(memory);
}

const ahead = aheadOfAllThreads();
const now = () => realNow() + Number(Atomics.load(ahead, 0));

RealDate.now = now;
const MovableDate = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new RealDate(now()).toString(),
});
RealDate.prototype.constructor = MovableDate;
globalThis.Date = MovableDate;

if (isMainThread && process.send) {
  process.on('message', (/** @type {{ aheadMs: number }} */ { aheadMs }) => {
    Atomics.store(ahead, 0, BigInt(aheadMs));
    process.send?.({ aheadMs });
  });
  // The channel alone does not keep the program running.
  process.channel?.unref();
}
